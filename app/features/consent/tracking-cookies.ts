import type { ConsentChoice } from '#app/lib/consent-signals.ts'

/** The names that Google's tags give their cookies on this site. */
const STATISTICS = /^_(ga(_.*)?|gid|gat.*|dc_gtm_.*)$/
const MARKETING = /^_(gcl_.*|gac_.*)$/

/** Cookies of a purpose that is not (or no longer) agreed to. */
export function removeRefusedCookies({ statistics, marketing }: ConsentChoice) {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? ''
    if ((!statistics && STATISTICS.test(name)) || (!marketing && MARKETING.test(name))) removeEverywhere(name)
  }
}

/** A page cannot see for which domain and path a cookie was set, only those it may have been set for. */
function removeEverywhere(name: string) {
  const { hostname, pathname } = window.location
  const domains = ['', ...domainsOf(hostname).map(domain => `; domain=${domain}`)]
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous, and the page may reload next
  for (const place of domains.flatMap(domain => pathsOf(pathname).map(path => `; path=${path}${domain}`)))
    document.cookie = `${name}=; max-age=0${place}`
}

/** a.b.ch → a.b.ch, b.ch, ch */
export const domainsOf = (hostname: string) => hostname.split('.').map((_, i, parts) => parts.slice(i).join('.'))

/** /a/b → /, /a, /a/b */
export const pathsOf = (pathname: string) => [
  '/',
  ...pathname
    .split('/')
    .map((_, i, parts) => parts.slice(0, i + 1).join('/'))
    .filter(Boolean),
]
