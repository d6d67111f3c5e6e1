import { basename, extname } from 'node:path'
import { sicherheitsKopf, sicherheitsKopfFuerSeiten } from '../http/sicherheits-kopf.ts'

/**
 * What the name of a file in the folder says about it. The folder holds nothing else about its files, so that whoever serves
 * it, this server or nginx (`nginx.ts`), goes by the same few rules.
 */

/** Whole name, or its ending → media type, and whether compressing it is worth it. */
export const TYPEN: Readonly<Record<string, { typ: string; komprimierbar: boolean }>> = {
  'feed.xml': { typ: 'application/rss+xml; charset=utf-8', komprimierbar: true },
  '.html': { typ: 'text/html; charset=utf-8', komprimierbar: true },
  '.js': { typ: 'text/javascript; charset=utf-8', komprimierbar: true },
  '.css': { typ: 'text/css; charset=utf-8', komprimierbar: true },
  '.svg': { typ: 'image/svg+xml; charset=utf-8', komprimierbar: true },
  '.json': { typ: 'application/json; charset=utf-8', komprimierbar: true },
  '.webmanifest': { typ: 'application/manifest+json; charset=utf-8', komprimierbar: true },
  '.txt': { typ: 'text/plain; charset=utf-8', komprimierbar: true },
  '.xml': { typ: 'application/xml; charset=utf-8', komprimierbar: true },
  '.csv': { typ: 'text/csv; charset=utf-8', komprimierbar: true },
  '.ico': { typ: 'image/x-icon', komprimierbar: true },
  '.png': { typ: 'image/png', komprimierbar: false },
  '.jpg': { typ: 'image/jpeg', komprimierbar: false },
  '.webp': { typ: 'image/webp', komprimierbar: false },
  '.avif': { typ: 'image/avif', komprimierbar: false },
  '.pdf': { typ: 'application/pdf', komprimierbar: false },
  '.woff2': { typ: 'font/woff2', komprimierbar: false },
}
const UNBEKANNT = { typ: 'application/octet-stream', komprimierbar: false }

export const typVon = (name: string) => TYPEN[basename(name)] ?? TYPEN[extname(name).toLowerCase()] ?? UNBEKANNT

/** Ending of a compressed neighbour → content coding. */
export const NEBENDATEIEN = { '.br': 'br', '.gz': 'gzip' } as const

const HTML = typVon('a.html').typ

/** '/faq' → 'faq.html', '/' → 'index.html', '/sitemap.xml' → 'sitemap.xml' */
export function dateiname({ pfad, typ }: { pfad: string; typ: string }): string {
  if (typ === HTML) return pfad === '/' ? 'index.html' : `${pfad.slice(1)}.html`
  const name = pfad.slice(1)
  if (typVon(name).typ !== typ) throw new Error(`The ending of ${pfad} does not say that it is ${typ}`)
  return name
}

/** 'faq.html' → '/faq' */
export function pfadVon(name: string): string {
  if (name === 'index.html') return '/'
  return `/${name.endsWith('.html') ? name.slice(0, -'.html'.length) : name}`
}

/** 'blog/404.html' is what every unknown address of its section is answered with; '/' for the whole site. */
export function abschnittVon(name: string): string | null {
  return /(?:^|\/)404\.html$/.test(name) ? `/${name.slice(0, -'404.html'.length)}` : null
}

/** Names that change with their content, so that browsers may keep them for ever. */
export const UNVERAENDERLICH = /^\/(?:assets\/|daten\/\d{4}\/(?!verzeichnis\.json$))/
/** The others are asked about each time, which costs an answer without content. */
export const cacheVon = (pfad: string): string =>
  UNVERAENDERLICH.test(pfad) ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Only a page can load a tag manager, so only pages get the wider policy. */
export const kopfVon = (typ: string, gtmId: string | null): Readonly<Record<string, string>> =>
  typ === HTML ? sicherheitsKopfFuerSeiten(gtmId) : sicherheitsKopf

/** The table of a year is saved under a name that says what it is. */
export const LANDES_CSV = /^\/praemien\/daten\/schweiz-(\d{4})\.csv$/
export const dispositionVon = (jahr: string): string => `attachment; filename="praemien-${jahr}-schweiz.csv"`
