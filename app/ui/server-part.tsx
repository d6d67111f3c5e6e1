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
  if (!import.meta.env.SSR && servedHtml(id) === null) use(fetched(id, location))
  return <StaticPart key={id} id={id} part={part} />
}

const Nothing = () => null

/** By visit: after a failure the next visit is another try, and not the next rendering. One page for all its parts. */
const pages = new WeakMap<Location, Promise<Document>>()
const parts = new WeakMap<Location, Map<string, Promise<void>>>()

function fetched(id: string, visit: Location): Promise<void> {
  const ofVisit = parts.get(visit) ?? new Map<string, Promise<void>>()
  parts.set(visit, ofVisit)
  const promise = ofVisit.get(id) ?? fetchPart(id, visit)
  ofVisit.set(id, promise)
  return promise
}

async function fetchPart(id: string, visit: Location): Promise<void> {
  const page = pages.get(visit) ?? fetchPage(visit.pathname)
  pages.set(visit, page)
  const part = (await page).getElementById(id)
  if (!part) throw new Error(`${visit.pathname} has no part ${id}`)
  keepServed(id, part.innerHTML)
}

async function fetchPage(path: string): Promise<Document> {
  const answer = await fetch(encodeURI(path))
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}
