import { type ComponentType, use } from 'react'
import { type Location, useLocation } from '#app/router.tsx'
import { keepServed, StaticPart, servedHtml } from '#app/ui/static-part.tsx'

type ServerTeilProps = {
  /** Unique on the site. */
  id: string
  /** Its code; undefined in the browser, which never gets it. */
  teil: ComponentType | undefined
}

/**
 * A part that is made from all premiums, which only the server has. A page that is opened has it in its HTML; one that
 * is reached from inside the site takes it from the HTML of that page.
 */
export function ServerTeil({ id, teil = Nichts }: ServerTeilProps) {
  const location = useLocation()
  if (!import.meta.env.SSR && servedHtml(id) === null) use(geholt(id, location))
  return <StaticPart key={id} id={id} part={teil} />
}

const Nichts = () => null

/** By visit: after a failure the next visit is another try, and not the next rendering. */
const besuche = new WeakMap<Location, Promise<void>>()

function geholt(id: string, besuch: Location): Promise<void> {
  const promise = besuche.get(besuch) ?? holeTeil(id, besuch.pathname)
  besuche.set(besuch, promise)
  return promise
}

async function holeTeil(id: string, pfad: string): Promise<void> {
  const antwort = await fetch(encodeURI(pfad))
  if (!antwort.ok) throw new Error(`${pfad}: ${antwort.status}`)
  const teil = new DOMParser().parseFromString(await antwort.text(), 'text/html').getElementById(id)
  if (!teil) throw new Error(`${pfad} has no part ${id}`)
  keepServed(id, teil.innerHTML)
}
