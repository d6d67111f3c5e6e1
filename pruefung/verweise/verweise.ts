import { Window } from 'happy-dom'
import type { Befund } from '../befund.ts'

/** A link or a file that a page names, resolved. */
export type Verweis = { von: string; ziel: URL }

/** What an address of the site answers; a page also tells the places that a fragment can lead to. */
export type Linkantwort = { status: number; anker: ReadonlySet<string> | null }

const QUELLEN = [
  ['a[href], area[href], link[href]', 'href'],
  ['img[src], script[src], source[src]', 'src'],
] as const

/** What the HTML of a page names; mail addresses and phone numbers lead nowhere that could be asked. */
export function gelesen(html: string, von: string, url: string): { verweise: Verweis[]; anker: ReadonlySet<string> } {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html')
  const adressen = QUELLEN.flatMap(([selector, attribut]) =>
    [...document.querySelectorAll(selector)].map(element => element.getAttribute(attribut) ?? ''),
  )
  return {
    verweise: [...new Set(adressen)]
      .map(adresse => ({ von, ziel: new URL(adresse, url + encodeURI(von)) }))
      .filter(({ ziel }) => /^https?:$/.test(ziel.protocol)),
    anker: new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)),
  }
}

/** The key an answer is kept under: all but the fragment. */
export const adresseVon = ({ pathname, search }: URL): string => decodeURI(pathname) + search

/** A fragment with a value hands something to the page; any other names a place on it. */
const ortVon = ({ hash }: URL): string => (hash.includes('=') ? '' : decodeURIComponent(hash.slice(1)))

export function linkBefunde(verweise: readonly Verweis[], antworten: ReadonlyMap<string, Linkantwort>): Befund[] {
  return verweise.flatMap(({ von, ziel }) => {
    const adresse = adresseVon(ziel)
    const antwort = antworten.get(adresse)
    const befund = (was: string): Befund[] => [{ wo: von, was }]
    if (!antwort) return befund(`${adresse} wurde nicht gefragt.`)
    // A section's page for what it does not know stands at any address, so it may name its own.
    if (antwort.status >= 300 && adresse !== von) return befund(`${adresse} antwortet mit ${antwort.status}.`)
    const ort = ortVon(ziel)
    if (ort !== '' && antwort.anker && !antwort.anker.has(ort)) return befund(`${adresse} hat keine Stelle #${ort}.`)
    return []
  })
}
