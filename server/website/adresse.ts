import { nfc } from '#domain/werte/normalform.ts'

/** Of a path, and of a query that is sent on: no page and no campaign has a longer one. */
const HOECHSTENS_ZEICHEN = 2_000

/** What a request target asks for. `pfad` is decoded as sent, not yet normalised; null when it is none of ours. */
export function adresseAus(url: string): { pfad: string | null; query: string } {
  const ende = url.indexOf('?')
  const [pfad, query] = ende < 0 ? [url, ''] : [url.slice(0, ende), url.slice(ende)]
  return {
    pfad: pfad.length > HOECHSTENS_ZEICHEN ? null : dekodiert(pfad),
    query: query.length > HOECHSTENS_ZEICHEN ? '' : query,
  }
}

function dekodiert(gesendet: string): string | null {
  // RFC 9112 3.2.2: a server must accept the absolute form, although only proxies are sent it.
  const pfad = gesendet.replace(/^https?:\/\/[^/]*\/?/i, '/')
  // An encoded slash is part of a name, not a separator (RFC 3986 2.2): no page has such a name.
  if (!pfad.startsWith('/') || /%2f/i.test(pfad)) return null
  try {
    return decodeURIComponent(pfad)
  } catch {
    return null
  }
}

/** The one path under which a page is served: NFC, without a slash at the end. */
export const kanonischerPfad = (pfad: string): string => ohneEndstrich(nfc(pfad, HOECHSTENS_ZEICHEN) ?? pfad)

/** Looks back, because a run of slashes that does not end the path would be walked anew from each of them. */
export const ohneEndstrich = (pfad: string): string => pfad.replace(/(?<!\/)\/+$/, '') || '/'

/** How a canonical path stands in a request line or a Location header. */
export const kodierterPfad = (pfad: string): string => encodeURI(pfad)
