import { kopfAdresse } from './kopf-adresse.ts'

export type Herkunft = {
  origin: string | undefined
  secFetchSite: string | undefined
  /** The host the browser asked for: `Host`, or what a trusted proxy says it was. */
  host: string
  siteUrl: string
}

/**
 * Whether a write may come from the page it claims to come from. Browsers always send Origin with a POST; whoever
 * sends neither header is a program, and carries no visitor's cookies or network place along.
 */
export function istEigeneHerkunft({ origin, secFetchSite, host, siteUrl }: Herkunft): boolean {
  if (secFetchSite === 'cross-site') return false
  if (origin === undefined) return secFetchSite !== 'same-site'
  if (origin === 'null') return secFetchSite === 'same-origin'
  const url = kopfAdresse(origin)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  // Parsed with the page's own scheme, so that a default port counts as none.
  const eigener = kopfAdresse(`${url.protocol}//${host}`)?.host
  return url.host === eigener || url.host === URL.parse(siteUrl)?.host
}
