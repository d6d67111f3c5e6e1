import { type ComponentType, use } from 'react'
import { type Location, useLocation } from '#app/router.tsx'
import { keepServed, StaticPart, servedHtml } from './static-part.tsx'

type ServerPartProps = {
  /** Unique on the site. */
  id: string
  /** Its code; undefined in the browser, which never gets it. */
  part: ComponentType | undefined
}

/**
 * A part whose code or data only the server has. A page that is opened has it in its HTML; one that is reached from
 * inside the site takes it from the HTML of that page.
 */
export function ServerPart({ id, part = Nothing }: ServerPartProps) {
  const location = useLocation()
  if (!import.meta.env.SSR && servedHtml(id) === null) {
    const html = use(page(location)).getElementById(id)?.innerHTML
    if (html === undefined) throw new Error(`${location.pathname} has no part ${id}`)
    keepServed(id, html)
  }
  return <StaticPart key={id} id={id} part={part} />
}

const Nothing = () => null

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
