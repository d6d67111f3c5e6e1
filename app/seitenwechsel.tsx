import { useEffect, useRef } from 'react'
import { sprungziel } from './lib/sprungziel.ts'
import { trackButton, trackPageView } from './lib/tracking/tracking.ts'
import { canonicalPath, type Location, useLocation } from './router.tsx'
import { forgetFailures, prefetchSeite, zielVon } from './seiten-lader.ts'
import { restorePlace } from './ui/parts/new-build.ts'

const SCROLL_DELAY = 100

/** One page view per page. Stands before the page in the tree, so that it is told before the page's own events. */
export function Seitenaufruf() {
  const { pathname } = useLocation()
  const gemeldet = useRef<string | null>(null)
  useEffect(() => {
    if (gemeldet.current === pathname) return
    gemeldet.current = pathname
    trackPageView(pathname)
  }, [pathname])
  return null
}

/**
 * What happens when another page is shown, forward and back alike: to the top, focus on its heading, so that
 * keyboard and screen reader start there. Steps inside a page change only state or query, so they do none of this; a
 * hash scrolls to its place, a link to the page itself to its top. Stands after the page and the menu in the tree: a
 * menu that closes gives the focus back, and the heading takes it from there.
 */
export function Seitenwechsel() {
  const location = useLocation()
  const vorher = useRef<Location | null>(null)

  useEffect(() => {
    const letzte = vorher.current
    vorher.current = location
    if (letzte) follow(letzte, location)
    else restorePlace()
    if (letzte?.pathname !== location.pathname) forgetFailures()
    if (!location.hash) return
    const timer = setTimeout(() => scrollToHash(location.hash), SCROLL_DELAY)
    return () => clearTimeout(timer)
  }, [location])

  useEffect(() => {
    document.addEventListener('pointerover', prefetch, { passive: true })
    document.addEventListener('click', reportButton, { capture: true })
    return () => {
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('click', reportButton, { capture: true })
    }
  }, [])

  return null
}

function follow(from: Location, to: Location) {
  if (from.pathname !== to.pathname) {
    scrollToTop()
    focusHeading()
  } else if (!to.hash && from !== to && istSelbePosition(from, to)) scrollToTop()
}

/** Whether only the hash may have changed: a step inside a page has a state or another query. */
const istSelbePosition = (a: Location, b: Location) => a.search === b.search && a.state === null && b.state === null

const scrollToTop = () => window.scrollTo({ top: 0, behavior: 'instant' })

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

function scrollToHash(hash: string) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  sprungziel(hash)?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' })
}

/** A page is fetched when the pointer comes near its link, so that the click finds it there. */
function prefetch({ target }: PointerEvent) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (!link) return
  // Not `link.pathname`: a link of a picture has none.
  const { pathname } = new URL(link.getAttribute('href') ?? '/', window.location.href)
  prefetchSeite(zielVon(canonicalPath(pathname)))
}

/** The site's calls to action are links that look like buttons; their own words name them. Before the page changes. */
function reportButton({ target }: MouseEvent) {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-section]')
  if (button) trackButton(button.textContent?.trim() ?? '', button.dataset.section ?? '')
}
