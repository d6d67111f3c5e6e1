/** What a request target asks for. `pfad` is decoded as sent, not yet normalised; null when it cannot be decoded. */
export type Adresse = { pfad: string | null; query: string }

const NICHT_ASCII = /[\x80-\xff]/g

const percent = (zeichen: string) => `%${zeichen.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/**
 * Node hands over the bytes of the request line as latin1, so a raw UTF-8 umlaut arrives as two
 * characters; percent-encoding them first lets one decoder treat raw and encoded addresses alike.
 */
export function adresseAus(url: string): Adresse {
  const ascii = url.replace(NICHT_ASCII, percent)
  // RFC 9112 3.2.2: a server must accept the absolute form, although only proxies are sent it.
  const ziel = ascii.replace(/^https?:\/\/[^/?]*\/?/i, '/')
  const ende = ziel.indexOf('?')
  const pfad = ende < 0 ? ziel : ziel.slice(0, ende)
  return { pfad: dekodiert(pfad), query: ende < 0 ? '' : ziel.slice(ende) }
}

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
  return pfad.normalize('NFC').replace(/\/+$/, '') || '/'
}

/** How a canonical path stands in a request line or a Location header. */
export const kodierterPfad = (pfad: string): string => encodeURI(pfad)
