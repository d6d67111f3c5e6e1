import { useEffect, useRef } from 'react'
import { trackPageView } from './lib/tracking.ts'
import { useLocation } from './router.tsx'
import { ladeSeite, zielVon } from './seiten-lader.ts'

const SCROLL_DELAY = 100

/**
 * What happens when another page is shown, forward and back alike: to the top, focus on its heading, so that
 * keyboard and screen reader start there, and one page view. Steps inside a page change only the state, the
 * query or the hash, so they do none of this; a hash scrolls to its place.
 */
export function Seitenwechsel() {
  const location = useLocation()
  const vorher = useRef<string | null>(null)

  useEffect(() => {
    const { pathname, hash } = location
    if (vorher.current !== pathname) {
      const ersteSeite = vorher.current === null
      vorher.current = pathname
      trackPageView(pathname)
      if (!ersteSeite) {
        window.scrollTo({ top: 0, behavior: 'instant' })
        focusHeading()
      }
    }
    if (!hash) return
    const timer = setTimeout(() => scrollToHash(hash), SCROLL_DELAY)
    return () => clearTimeout(timer)
  }, [location])

  useEffect(() => {
    document.addEventListener('pointerover', prefetch, { passive: true })
    return () => document.removeEventListener('pointerover', prefetch)
  }, [])

  return null
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

function scrollToHash(hash: string) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' })
}

/** A page is fetched when the pointer comes near its link, so that the click finds it there. */
function prefetch({ target }: PointerEvent) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (link) ladeSeite(zielVon(link.pathname)).catch(() => {})
}
