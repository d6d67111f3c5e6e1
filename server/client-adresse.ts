import { isIPv4, isIPv6 } from 'node:net'

const VIERER_IN_SECHSER = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Some proxies write the port along. */
const MIT_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]+)\](?::\d+)?)$/

/**
 * What limits count by: an IPv4 address, or the /64 that a household has of IPv6. Anything else (a proxy that says
 * 'unknown') is one and the same client.
 */
export function clientNetz(ip: string): string {
  const [, vierMitPort, sechsMitPort] = MIT_PORT.exec(ip) ?? []
  const adresse = (vierMitPort ?? sechsMitPort ?? ip).split('%', 1)[0] ?? ''
  const vierer = VIERER_IN_SECHSER.exec(adresse)?.[1] ?? adresse
  if (isIPv4(vierer)) return vierer
  return isIPv6(adresse) ? `${sechserGruppen(adresse).slice(0, 4).join(':')}::/64` : 'unbekannt'
}

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
