import { type ComponentType, startTransition, use, useEffect, useRef, useState } from 'react'
import { type Location, useLocation } from '#app/router.tsx'

type ServerPartProps = {
  /** Unique on the site: it finds the part's HTML in the page. */
  id: string
  /** Its code; undefined in the browser, which never gets it. */
  part?: ComponentType | undefined
  /** Instead, where something in it reacts: made by `later`, it comes to life when the visitor gets near. */
  live?: ComponentType
}

/**
 * A part whose code or data the browser does not need: a page that is opened has it in its HTML and keeps it as it is. One that is
 * reached from inside the site takes it from the HTML of that page; what reacts is rendered there like any other part.
 */
export function ServerPart({ id, part, live }: ServerPartProps) {
  if (!import.meta.env.SSR) return <ServedPart key={id} id={id} live={live} />
  const Part = live ?? part
  return (
    <div id={id} className="contents">
      {Part && <Part />}
    </div>
  )
}

function ServedPart({ id, live: Live }: { id: string; live: ComponentType | undefined }) {
  const location = useLocation()
  const [wasServed] = useState(() => servedHtml(id) !== undefined)
  const [isLive, setIsLive] = useState(!wasServed)
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = frame.current?.firstElementChild
    if (!Live || isLive || !element) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) startTransition(() => setIsLive(true))
      },
      { rootMargin: '100%' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [Live, isLive])

  if (Live && isLive)
    return (
      // Says that what stood there as HTML reacts from now on.
      <div id={id} className="contents" data-live={wasServed ? '' : undefined}>
        <Live />
      </div>
    )
  const html = servedHtml(id) ?? use(page(location)).getElementById(id)?.innerHTML
  if (html === undefined) throw new Error(`${location.pathname} has no part ${id}`)
  served.set(id, html)
  return (
    <div
      id={id}
      ref={frame}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML, read from this very place
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** The HTML as it came, also for a part that is taken away and put back. */
const served = new Map<string, string>()

const servedHtml = (id: string) => served.get(id) ?? document.getElementById(id)?.innerHTML

/** By visit: after a failure the next visit is another try, and not the next rendering. One page for all its parts. */
const pages = new WeakMap<Location, Promise<Document>>()

function page(visit: Location): Promise<Document> {
  const promise = pages.get(visit) ?? fetchPage(visit.pathname)
  pages.set(visit, promise)
  return promise
}

async function fetchPage(path: string): Promise<Document> {
  const answer = await fetch(encodeURI(path))
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}
