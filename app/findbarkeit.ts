import { kanonisch } from './lib/json-ld.ts'

export const robotsTxt = (siteUrl: string): string =>
  ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')

export const sitemapXml = (siteUrl: string, pfade: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pfade.map(pfad => `<url><loc>${kanonisch(siteUrl, pfad)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
