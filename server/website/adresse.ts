import { nfc } from '#domain/werte/normalform.ts'

/** What a request target asks for. `pfad` is decoded as sent, not yet normalised; null when it is none of ours. */
export type Adresse = { pfad: string | null; query: string }

/** Of a path, and of a query that is sent on: no page and no campaign has a longer one. */
const HOECHSTENS_ZEICHEN = 2_000

export function adresseAus(url: string): Adresse {
  const ende = url.indexOf('?')
  // RFC 9112 3.2.2: a server must accept the absolute form, although only proxies are sent it.
  const pfad = bounded(ende < 0 ? url : url.slice(0, ende))?.replace(/^https?:\/\/[^/]*\/?/i, '/')
  return { pfad: pfad === undefined ? null : dekodiert(pfad), query: ende < 0 ? '' : (bounded(url.slice(ende)) ?? '') }
}

/** Undefined for what is too long to be worth the work. */
const bounded = (teil: string): string | undefined => (teil.length > HOECHSTENS_ZEICHEN ? undefined : teil)

function dekodiert(pfad: string): string | null {
  // An encoded slash is part of a name, not a separator (RFC 3986 2.2): no page has such a name.
  if (!pfad.startsWith('/') || /%2f/i.test(pfad)) return null
  try {
    return decodeURIComponent(pfad)
  } catch {
    return null
  }
}

/** The one path under which a page is served: NFC, without a slash at the end. */
export function kanonischerPfad(pfad: string): string {
  return ohneEndstrich(nfc(pfad, HOECHSTENS_ZEICHEN) ?? pfad)
}

/** Looks back, because a run of slashes that does not end the path would be walked anew from each of them. */
export const ohneEndstrich = (pfad: string): string => pfad.replace(/(?<!\/)\/+$/, '') || '/'

/** How a canonical path stands in a request line or a Location header. */
export const kodierterPfad = (pfad: string): string => encodeURI(pfad)
