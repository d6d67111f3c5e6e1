import { isIPv4, isIPv6 } from 'node:net'

/** Some proxies write the port along. */
const MIT_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]+)\](?::\d+)?)$/

export type Clientnetz = {
  netz: string
  /** How many times the limit of one household it may use up. */
  faktor: number
}

/** A /48 is a firm, a campus, or a provider's street: more people than a household, and still one hand that floods. */
const FAKTOR_48 = 10

/**
 * What limits count by: an IPv4 address, or of IPv6 the /64 that a household has and, more generously, the /48 around
 * it, because many providers and every host give whoever asks a whole /48 of 65'536 households. Anything else (a proxy
 * that says 'unknown') is one and the same client. The narrow network comes first.
 */
export function clientNetze(ip: string): Clientnetz[] {
  const [, vierMitPort, sechsMitPort] = MIT_PORT.exec(ip) ?? []
  const adresse = (vierMitPort ?? sechsMitPort ?? ip).split('%', 1)[0] ?? ''
  if (isIPv4(adresse)) return [{ netz: adresse, faktor: 1 }]
  if (!isIPv6(adresse)) return [{ netz: 'unbekannt', faktor: 1 }]
  const gruppen = sechserGruppen(adresse)
  if (VIERER_IN_SECHSER.test(gruppen.join(':'))) return [{ netz: viererAus(gruppen), faktor: 1 }]
  return [
    { netz: `${gruppen.slice(0, 4).join(':')}::/64`, faktor: 1 },
    { netz: `${gruppen.slice(0, 3).join(':')}::/48`, faktor: FAKTOR_48 },
  ]
}

/** An IPv4 address written as an IPv6 one (RFC 4291 2.5.5.2), by its eight groups. */
const VIERER_IN_SECHSER = /^0:0:0:0:0:ffff:/

const viererAus = (gruppen: readonly string[]) =>
  gruppen
    .slice(6)
    .map(gruppe => Number.parseInt(gruppe, 16))
    .flatMap(zahl => [zahl >> 8, zahl & 0xff])
    .join('.')

/** The eight groups of an IPv6 address, without leading zeros. */
function sechserGruppen(adresse: string): string[] {
  // The URL parser writes every form of an address in one way.
  const eineForm = new URL(`http://[${adresse}]`).hostname.slice(1, -1)
  const [vorne = '', hinten] = eineForm.split('::')
  const gruppen = (teil: string) => (teil === '' ? [] : teil.split(':'))
  if (hinten === undefined) return gruppen(vorne)
  const luecke = 8 - gruppen(vorne).length - gruppen(hinten).length
  return [...gruppen(vorne), ...Array<string>(luecke).fill('0'), ...gruppen(hinten)]
}
