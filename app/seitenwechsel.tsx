import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { trackPageView } from './lib/tracking.ts'

/**
 * What happens when another page is shown, forward and back alike: to the top, focus on its heading, so that
 * keyboard and screen reader start there, and one page view. Steps inside a page change only the state, the
 * query or the hash, so they do none of this.
 */
export function Seitenwechsel() {
  const { pathname, hash } = useLocation()
  const vorher = useRef<string | null>(null)

  useEffect(() => {
    if (vorher.current === pathname) return
    const ersteSeite = vorher.current === null
    vorher.current = pathname
    trackPageView(pathname)
    if (ersteSeite) return
    const ziel = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (ziel) ziel.scrollIntoView()
    else window.scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
  }, [pathname, hash])

  return null
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
