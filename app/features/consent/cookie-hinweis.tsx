import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { ConsentChoice } from '#app/lib/consent-signals.ts'
import { Link } from '#app/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { BANNER_ID, rememberFocus, returnFocus } from './banner-focus.ts'
import { chooseConsent } from './consent.ts'
import { openCookieEinstellungen } from './open-einstellungen.ts'

/**
 * Stands in every page's HTML; a class on the document shows it (app/vorspann.ts). Early in the order of reading and
 * tabbing, last in the layout: it sticks to the window's lower edge and has its own place below the footer.
 */
export function CookieHinweis() {
  const banner = useRef<HTMLElement>(null)
  useEffect(() => (banner.current ? keepFocusAbove(banner.current) : undefined), [])

  function choose(choice: ConsentChoice) {
    chooseConsent(choice)
    returnFocus()
  }
  function openSettings(event: MouseEvent<HTMLButtonElement>) {
    // Safari does not focus a clicked button, and the focus would not return to it.
    event.currentTarget.focus()
    openCookieEinstellungen()
  }

  return (
    <section
      ref={banner}
      id={BANNER_ID}
      aria-label="Cookie-Hinweis"
      onFocus={(event: FocusEvent) => rememberFocus(event.relatedTarget)}
      className="bottom-0 z-40 order-last hidden max-h-[60dvh] overflow-y-auto border-t border-edge bg-slab text-on-slab in-[.cookie-frage]:block [@media(height>=24rem)]:sticky print:hidden!"
    >
      <div className="rahmen grid items-center gap-x-8 pt-4 pb-1.5 md:grid-cols-[1fr_auto] lg:grid-cols-[1fr_auto_auto] lg:py-5">
        {/* Short blocks: none of them is ever the largest paint of a page. */}
        <div className="t1 md:max-lg:row-span-2">
          <p className="font-semibold">Cookies nur mit Ihrer Einwilligung</p>
          <p>
            <strong className="font-semibold">Statistik</strong> (Analysedienst): 14 Monate
          </p>
          <p>
            <strong className="font-semibold">Marketing</strong> (Werbedienst): bis 24 Monate
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:mt-3 max-md:*:grow max-md:*:px-2">
          <Button kind="inverse" size="small" onClick={() => choose({ statistics: true, marketing: true })}>
            Alle akzeptieren
          </Button>
          <Button kind="inverse" size="small" onClick={() => choose({ statistics: false, marketing: false })}>
            Nur essenzielle
          </Button>
        </div>
        <div className="t1 flex gap-x-6 max-md:justify-between">
          <button type="button" className={TEXT_BUTTON} onClick={openSettings}>
            Einstellungen
          </button>
          <Link to="/datenschutz" className={TEXT_BUTTON}>
            Datenschutzerklärung
          </Link>
        </div>
      </div>
    </section>
  )
}

const TEXT_BUTTON = 'textlink flex min-h-11 items-center focus-visible:outline-on-slab'

/** What takes the focus scrolls clear of the banner, however high it is. */
function keepFocusAbove(banner: HTMLElement) {
  const observer = new ResizeObserver(() => {
    const height = getComputedStyle(banner).position === 'sticky' ? banner.offsetHeight : 0
    document.documentElement.style.scrollPaddingBottom = `${height}px`
  })
  observer.observe(banner)
  return () => observer.disconnect()
}
