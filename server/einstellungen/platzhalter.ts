import { BlockList, isIP, isIPv6 } from 'node:net'
import { platzhalterIn } from '#domain/werte/platzhalter.ts'
import { dienste, site, vermittlung } from '#site-config'

/** The fields of `site.config.ts` that the operator still has to fill in. */
export const offenePlatzhalter = (): string[] => platzhalterIn({ ...site, vermittlung, dienste })

/** Names that lead nowhere outside (RFC 6761, RFC 6762), and those of a container's neighbours, which have no dot. */
const NICHT_OEFFENTLICH = /^[^.]+$|\.(localhost|local|test|example|invalid)$/i

const PRIVATE_NETZE = new BlockList()
for (const [netz, laenge] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE_NETZE.addSubnet(netz, laenge, 'ipv4')
for (const [netz, laenge] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE_NETZE.addSubnet(netz, laenge, 'ipv6')

/** Whether an address is one that strangers can open. */
export function istOeffentlich(url: string): boolean {
  const host = URL.parse(url)?.hostname.replace(/^\[|\]$|\.$/g, '') ?? ''
  if (isIP(host)) return !PRIVATE_NETZE.check(host, isIPv6(host) ? 'ipv6' : 'ipv4')
  return host !== '' && !NICHT_OEFFENTLICH.test(host)
}

/** What stands in the imprint. */
const IMPRESSUM = /^betreiber\./

/**
 * Why a start must not go on: visitors would be told a company that does not exist. Only where the environment itself says
 * that the site is public; `felder` are the names of the placeholders that are left.
 */
export function platzhalterEinwand(
  { siteUrl, erlaubt }: { siteUrl: string | undefined; erlaubt: boolean },
  felder: readonly string[],
): string | null {
  const imImpressum = felder.filter(feld => IMPRESSUM.test(feld))
  if (erlaubt || imImpressum.length === 0 || !siteUrl || !istOeffentlich(siteUrl)) return null
  return (
    `Einstellung SITE_URL: «${siteUrl}» ist öffentlich, im Impressum stehen aber noch Platzhalter ` +
    `(${imImpressum.join(', ')}). Tragen Sie in site.config.ts die richtigen Angaben ein, oder starten Sie mit ` +
    'PLATZHALTER_ERLAUBT=ja trotzdem.'
  )
}

/** One line for whoever started it; null where nothing is left to fill in. */
export const platzhalterHinweis = (felder: readonly string[]): string | null =>
  felder.length === 0 ? null : `Noch Platzhalter in site.config.ts: ${felder.join(', ')}`

type Genannte = { mail: object | null; webhook: object | null }

/** Settings that hand personal data to somebody whom the privacy policy does not name. */
export function ungenannteDienste(
  { smtpUrl, webhook }: { smtpUrl: string | null; webhook: object | null },
  genannte: Genannte,
): string[] {
  const satz = (einstellung: string, feld: string) =>
    `${einstellung} ist gesetzt, aber dienste.${feld} in site.config.ts nicht: Die Datenschutzerklärung nennt den Empfänger nicht.`
  return [
    ...(smtpUrl !== null && genannte.mail === null ? [satz('SMTP_URL', 'mail')] : []),
    ...(webhook !== null && genannte.webhook === null ? [satz('WEBHOOK_URL', 'webhook')] : []),
  ]
}
