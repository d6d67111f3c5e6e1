import { type ComponentType, type MouseEvent, startTransition, useEffect, useRef, useState } from 'react'
import { isPlainClick, useNavigate } from '#app/router.tsx'

type StaticPartProps = {
  /** Unique on the site: it also finds the part's HTML in the page. */
  id: string
  /** Made by `lazy`, so that its code is fetched only when it is rendered. */
  part: ComponentType
  /** Something in it reacts: it comes to life when the visitor gets near. */
  live?: boolean
}

/** The HTML as it came, also for a part that is taken away and put back. */
const served = new Map<string, string>()

/** For a part that never has code in the browser: whoever fetched its HTML leaves it here. */
export const keepServed = (id: string, html: string) => void served.set(id, html)

export function servedHtml(id: string): string | null {
  if (import.meta.env.SSR) return null
  const html = served.get(id) ?? document.getElementById(id)?.innerHTML ?? null
  if (html !== null) served.set(id, html)
  return html
}

/**
 * A part of a page that stands in its HTML already: the browser keeps it as it is and loads no code for it. Only a
 * page that is reached from inside the site fetches the code, and renders it like any other.
 */
export function StaticPart({ id, part: Part, live = false }: StaticPartProps) {
  const [html, setHtml] = useState(() => servedHtml(id))
  const [wasServed] = useState(html !== null)
  const frame = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()

  useEffect(() => {
    const element = frame.current?.firstElementChild
    if (!live || html === null || !element) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) startTransition(() => setHtml(null))
      },
      { rootMargin: '100%' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [live, html])

  if (html === null)
    return (
      // Says that what stood there as HTML reacts from now on.
      <div id={id} className="contents" data-live={wasServed ? '' : undefined}>
        <Part />
      </div>
    )

  /** Links of the part work like all others of the site. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]')
    // A link of a picture has an object as its target, not a text.
    if (!link || link.getAttribute('target') || !isPlainClick(event)) return
    event.preventDefault()
    navigate(link.getAttribute('href') ?? '/')
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only links inside it react
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      id={id}
      ref={frame}
      className="contents"
      suppressHydrationWarning
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML, read from this very place
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
