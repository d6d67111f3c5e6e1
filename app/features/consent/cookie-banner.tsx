import { type FocusEvent, lazy, type MouseEvent, useEffect } from 'react'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import { BANNER_ID, rememberFocus, returnFocus } from './banner-focus.ts'
import { chooseConsent } from './consent.ts'
import type { Wahl } from './cookie-hinweis.tsx'

const Hinweis = import.meta.env.SSR ? lazy(() => import('./cookie-hinweis.tsx')) : undefined

/** What the banner's HTML does: only who has not chosen yet ever sees it, so its words and looks are no code. */
export function CookieBanner() {
  useEffect(() => {
    const banner = document.getElementById(BANNER_ID)
    if (!banner) return
    const stop = keepFocusAbove(banner)
    return stop
  }, [])

  function choose({ target }: MouseEvent) {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-cookies]')
    if (!button) return
    const agreed = button.dataset.cookies === ('alle' satisfies Wahl)
    chooseConsent({ statistics: agreed, marketing: agreed })
    returnFocus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only buttons inside it react
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button is a click
    <div
      className="contents"
      onClick={choose}
      onFocus={({ relatedTarget }: FocusEvent) => rememberFocus(relatedTarget)}
    >
      <ServerPart id="cookie-banner" part={Hinweis} />
    </div>
  )
}

/** Its width and distance, and what rounding takes away. */
const FOCUS_RING = 8

/** What takes the focus scrolls clear of the banner, however high it is, and so does the end of the page. */
function keepFocusAbove(banner: HTMLElement) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const isFixed = getComputedStyle(banner).position === 'fixed'
    style.paddingBottom = isFixed ? `${banner.offsetHeight}px` : ''
    style.scrollPaddingBottom = isFixed ? `${banner.offsetHeight + FOCUS_RING}px` : ''
    // Messages stand above it.
    style.setProperty('--hinweis-hoehe', isFixed ? `${banner.offsetHeight}px` : '')
  })
  observer.observe(banner)
  return () => observer.disconnect()
}
