import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { ConsentChoice } from '#app/lib/consent-signals.ts'
import { Link } from '#app/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { COOKIE_HINWEIS } from '#content/cookie-hinweis.ts'
import { BANNER_ID, rememberFocus, returnFocus } from './banner-focus.ts'
import { chooseConsent } from './consent.ts'
import { openCookieEinstellungen } from './open-einstellungen.ts'

/**
 * Stands in every page's HTML, early in the order of reading and tabbing; a class on the document shows it
 * (app/vorspann.ts). At the window's lower edge, but in a very low window at the top of the page: there it would
 * cover most of what it stands on.
 */
export function CookieHinweis() {
  const banner = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!banner.current) return
    const stop = keepFocusAbove(banner.current)
    return stop
  }, [])

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
      aria-label={COOKIE_HINWEIS.name}
      onFocus={(event: FocusEvent) => rememberFocus(event.relatedTarget)}
      className="inset-x-0 bottom-0 z-40 hidden border-t border-edge bg-slab text-on-slab in-[.cookie-frage]:block print:hidden! [@media(height>=24rem)]:fixed"
    >
      <div className="rahmen grid items-center gap-x-8 pt-4 pb-1.5 md:grid-cols-[1fr_auto] lg:grid-cols-[1fr_auto_auto] lg:py-5">
        {/* Short blocks: none of them is ever the largest paint of a page. */}
        <div className="t1 md:max-lg:row-span-2">
          <p className="font-semibold">{COOKIE_HINWEIS.titel}</p>
          {COOKIE_HINWEIS.arten.map(({ name, zusatz }) => (
            <p key={name}>
              <strong className="font-semibold">{name}</strong> {zusatz}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap gap-2 max-md:mt-3 max-md:*:grow max-md:*:px-2">
          <Button kind="inverse" size="small" onClick={() => choose({ statistics: true, marketing: true })}>
            {COOKIE_HINWEIS.alle}
          </Button>
          <Button kind="inverse" size="small" onClick={() => choose({ statistics: false, marketing: false })}>
            {COOKIE_HINWEIS.essenzielle}
          </Button>
        </div>
        <div className="t1 flex gap-x-6 max-md:justify-between">
          <button type="button" className={TEXT_BUTTON} onClick={openSettings}>
            {COOKIE_HINWEIS.einstellungen}
          </button>
          <Link to="/datenschutz" className={TEXT_BUTTON}>
            {COOKIE_HINWEIS.datenschutz}
          </Link>
        </div>
      </div>
    </section>
  )
}

const TEXT_BUTTON = 'textlink flex min-h-11 items-center focus-visible:outline-on-slab'

/** Its width and distance, and what rounding takes away. */
const FOCUS_RING = 8

/** What takes the focus scrolls clear of the banner, however high it is, and so does the end of the page. */
function keepFocusAbove(banner: HTMLElement) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const isFixed = getComputedStyle(banner).position === 'fixed'
    style.paddingBottom = isFixed ? `${banner.offsetHeight}px` : ''
    style.scrollPaddingBottom = isFixed ? `${banner.offsetHeight + FOCUS_RING}px` : ''
  })
  observer.observe(banner)
  return () => observer.disconnect()
}
