import type { ConsentChoice } from '#app/lib/tracking/consent-signals.ts'

/** The names that Google's tags give their cookies on this site. */
const STATISTICS = /^_(ga(_.*)?|gid|gat.*|dc_gtm_.*)$/
const MARKETING = /^_(gcl_.*|gac_.*)$/

/** A choice ends the cookies of every purpose that is not (or no longer) agreed to. */
export function removeRefusedCookies(choice: ConsentChoice) {
  for (const name of refusedCookies(document.cookie, choice)) removeEverywhere(name)
}

export function refusedCookies(cookies: string, { statistics, marketing }: ConsentChoice): string[] {
  const names = cookies.split('; ').map(cookie => cookie.replace(/=.*/, ''))
  return names.filter(name => (!statistics && STATISTICS.test(name)) || (!marketing && MARKETING.test(name)))
}

/** A page cannot see for which domain and path a cookie was set, only those it may have been set for. */
function removeEverywhere(name: string) {
  const { hostname, pathname } = window.location
  for (const domain of ['', ...domainsOf(hostname).map(domain => `; domain=${domain}`)]) {
    for (const path of pathsOf(pathname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous, and the page may reload next
      document.cookie = `${name}=; max-age=0; path=${path}${domain}`
    }
  }
}

/** a.b.ch → a.b.ch, b.ch, ch */
export const domainsOf = (hostname: string) => hostname.split('.').map((_, i, parts) => parts.slice(i).join('.'))

/** /a/b → /, /a, /a/b */
export const pathsOf = (pathname: string) =>
  pathname.split('/').flatMap((part, i, parts) => (part || i === 0 ? parts.slice(0, i + 1).join('/') || '/' : []))
