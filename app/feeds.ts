import { type Artikel, type ArtikelBereich, artikelMit } from '#content/artikel/artikel.ts'
import { blog } from '#content/blog/index.ts'
import { ratgeber } from '#content/ratgeber/index.ts'
import { zeitangaben } from '#content/zahlen/zeitangaben.ts'
import type { Dokument } from '#contract/bundle.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { site } from '#site-config'
import { kanonisch } from './lib/json-ld.ts'

export const feeds = (daten: SeitenDaten): Dokument[] =>
  [blog, ratgeber].map(bereich => ({
    pfad: feedPfad(bereich),
    status: 200,
    typ: 'application/rss+xml; charset=utf-8',
    inhalt: feedXml(daten, bereich),
  }))

export const feedPfad = ({ ordner }: ArtikelBereich): string => `/${ordner}/feed.xml`

/** A section's articles as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function feedXml(daten: SeitenDaten, bereich: ArtikelBereich): string {
  const { siteUrl } = daten
  const pfad = `/${bereich.ordner}`
  const neuste = bereich.artikel.map(({ datum, aktualisiert }) => aktualisiert ?? datum).sort()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `${bereich.name} | ${site.domain}`),
    element('link', kanonisch(siteUrl, pfad)),
    `<atom:link href="${siteUrl}${feedPfad(bereich)}" rel="self" type="application/rss+xml"/>`,
    element('description', bereich.beschreibung),
    element('language', 'de-ch'),
    element('lastBuildDate', zeitpunkt(neuste.at(-1) ?? '')),
    ...bereich.artikel
      .map(artikelMit(zeitangaben(daten)))
      .map(artikel => eintrag(kanonisch(siteUrl, `${pfad}/${artikel.slug}`), artikel)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

const eintrag = (url: string, { titel, auszug, kategorie, datum }: Artikel): string =>
  [
    '<item>',
    element('title', titel),
    element('link', url),
    element('guid', url),
    element('pubDate', zeitpunkt(datum)),
    element('category', kategorie),
    element('description', auszug),
    '</item>',
  ].join('\n')

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** RSS wants a time of day; an article has only a day. */
const zeitpunkt = (tag: string): string => new Date(`${tag}T06:00:00Z`).toUTCString()
