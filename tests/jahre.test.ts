import { beforeAll, describe, expect, it } from 'vitest'
import type { Dokument } from '../contract/bundle.ts'
import { jahreszahlen, streuner } from './fixtures/tabellen/jahreszahlen.ts'
import { volleTabellen } from './fixtures/tabellen/volle-tabellen.ts'
import { renderFassungen } from './fixtures/texte/alle-seiten.ts'
import { sitemapTage } from './fixtures/texte/gelesene-seiten.ts'

/** Three years in three seasons: spring, the autumn before the compared year, and its winter. */
const FASSUNGEN = [
  { datum: '2026-03-16', praemien: { jahr: 2026, quelle: 'BAG', importiert: '2025-09-23' } },
  { datum: '2026-11-16', praemien: { jahr: 2027, sofort: 2026, quelle: 'BAG', importiert: '2026-09-29' } },
  { datum: '2028-01-03', praemien: { jahr: 2028, quelle: 'BAG', importiert: '2027-09-28' } },
] as const

/** Texts, and the calculator as the specification words it. */
const NETTO = /nach Abzug der Umweltabgabe|inkl\. Abzug -CHF/

let fassungen: Dokument[][] = []
/** The second of them with every premium a franc dearer. */
let teurere: Dokument[] = []

beforeAll(async () => {
  const mitTabellen = FASSUNGEN.map(fassung => ({
    ...fassung,
    tabellen: [fassung.praemien.jahr - 1, fassung.praemien.jahr].flatMap(jahr => volleTabellen(jahr)),
  }))
  const teurer = { ...FASSUNGEN[1], tabellen: [2026, 2027].flatMap(jahr => volleTabellen(jahr, 1_00)) }
  const gerendert = await renderFassungen([...mitTabellen, teurer])
  fassungen = gerendert.slice(0, -1)
  teurere = gerendert.at(-1) ?? []
})

const textVon = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replaceAll(/<!-- -->|<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')

const text = (fassung: number, pfad: string) =>
  textVon(fassungen[fassung]?.find(dokument => dokument.pfad === pfad)?.inhalt ?? '')

describe('the site in 2026, 2027 and 2028', () => {
  it('names no year that is neither computed nor marked', () => {
    expect(streuner(fassungen)).toEqual([])
  })

  it('shows every example, for all data that it needs are there', () => {
    for (const dokumente of fassungen)
      expect(
        dokumente.filter(({ inhalt }) => /Prämiendaten nicht zu|NaN/.test(inhalt)).map(({ pfad }) => pfad),
      ).toEqual([])
  })

  it('says of every premium whether it is net or gross: net where the refund of the year is known', () => {
    const berechnete = teurere.filter(
      ({ pfad, typ, inhalt }) => typ.startsWith('text/html') && textVon(inhalt) !== text(1, pfad),
    )
    expect(berechnete.length).toBeGreaterThan(40)
    const ohne = (fassung: number, wort: RegExp) =>
      berechnete.filter(({ pfad }) => !wort.test(text(fassung, pfad))).map(({ pfad }) => pfad)
    expect(ohne(0, NETTO)).toEqual([])
    expect(ohne(1, NETTO)).toEqual([])
    // Nobody knows the refund of 2028 yet.
    expect(ohne(2, /vor Abzug der Umweltabgabe/)).toEqual([])
  })

  it('names the compared year in titles, and the year of the change in those about changing', () => {
    const titel = (fassung: number, pfad: string) =>
      /<h1[^>]*>(.*?)<\/h1>/.exec(fassungen[fassung]?.find(dokument => dokument.pfad === pfad)?.inhalt ?? '')?.[1]
    expect([0, 1, 2].map(fassung => titel(fassung, '/ratgeber/krankenkasse-wechseln-2026-anleitung'))).toEqual([
      'Krankenkasse wechseln 2027: die Anleitung',
      'Krankenkasse wechseln 2027: die Anleitung',
      'Krankenkasse wechseln 2029: die Anleitung',
    ])
    expect([0, 1, 2].map(fassung => titel(fassung, '/blog/krankenkassenprämien-2025-sparen'))).toEqual(
      [2026, 2027, 2028].map(jahr => `Krankenkassenprämien ${jahr}: sechs Wege zu sparen`),
    )
  })

  it('says of which day the figures are, beside the day of the words', () => {
    const pfad = '/ratgeber/franchise-optimal-waehlen'
    expect(text(0, pfad)).toContain('Zahlen vom 23. September 2025, Prämien 2026')
    expect(text(1, pfad)).toContain('Zahlen vom 29. September 2026, Prämien 2027')
    expect(text(2, '/grundversicherung')).toContain('Zahlen vom 28. September 2027, Prämien 2028.')
  })

  it('moves the day of change of no article', () => {
    const tage = fassungen.map(dokumente =>
      [...sitemapTage(dokumente.find(({ pfad }) => pfad === '/sitemap.xml')?.inhalt ?? '')].filter(([pfad]) =>
        /^\/(blog|ratgeber)/.test(pfad),
      ),
    )
    expect(tage[0]?.length).toBe(24)
    expect(tage[1]).toEqual(tage[0])
    expect(tage[2]).toEqual(tage[0])
  })

  it('lets a statement that has run out say so, or go', () => {
    const pfad = '/praemienverbilligung'
    expect(text(1, pfad)).toContain('Stand 2025, je nach Kanton')
    expect(text(2, pfad)).toContain('Stand 2025, seither nicht überprüft, je nach Kanton')
    const reform = '/blog/hausarztmodell-2025-reform'
    expect(text(1, reform)).toContain('Heute zahlen die Krankenkassen ambulante Behandlungen allein')
    expect(text(2, reform)).not.toContain('Heute zahlen die Krankenkassen')
    expect(text(1, '/')).toContain('37 davon mit Grundversicherung (Stand 1. Januar 2025)')
    expect(text(2, '/')).toContain('(Stand 1. Januar 2025, seither nicht überprüft)')
  })
})

describe('a planted year', () => {
  const html = (kopf: string, rumpf: string): Dokument => ({
    pfad: '/seite',
    status: 200,
    typ: 'text/html; charset=utf-8',
    inhalt: `<!doctype html><html><head>${kopf}</head><body>${rumpf}</body></html>`,
  })
  const xml = (inhalt: string): Dokument => ({ pfad: '/feed.xml', status: 200, typ: 'application/rss+xml', inhalt })
  const gefunden = (dokument: (jahr: number) => Dokument) => streuner([2026, 2027, 2028].map(jahr => [dokument(jahr)]))

  it.each<[string, (jahr: number) => Dokument]>([
    ['in the text', () => html('', '<p>Prämien 2026</p>')],
    ['beside a computed one', jahr => html('', `<p>Prämien ${jahr}, anders als 2025</p>`)],
    ['in the title', () => html('<title>Wechseln 2026</title>', '')],
    ['in the description', () => html('<meta name="description" content="Prämien 2026">', '')],
    ['in what is read out', () => html('', '<svg aria-label="Prämien 2026"></svg>')],
    ['in structured data', () => html('', '<script type="application/ld+json">[{"name":"Prämien 2026"}]</script>')],
    ['in a feed', () => xml('<item><title>Prämien 2026</title></item>')],
  ])('%s is found', (_, dokument) => {
    expect(gefunden(dokument)).toHaveLength(1)
  })

  it.each<[string, (jahr: number) => Dokument]>([
    ['a computed year', jahr => html(`<title>Prämien ${jahr}</title>`, `<p>Prämien ${jahr} und ${jahr - 1}</p>`)],
    ['a point in time', () => html('', '<p>seit <time datetime="2019">2019</time></p>')],
    ['a statement with an end', () => html('', '<p><span data-befristet="x">Stand 2025</span></p>')],
    ['an address', () => html('', '<a href="/blog/wechseln-2025">Wechseln</a>')],
    ['an amount', () => html('', '<p>CHF 2’026.40 und 12026 und 1.2026</p>')],
    [
      'a day of publication',
      () => html('', '<script type="application/ld+json">[{"datePublished":"2025-01-08"}]</script>'),
    ],
    ['a day of change', () => xml('<url><loc>https://a.ch/x-2025</loc><lastmod>2026-11-16</lastmod></url>')],
  ])('%s is none', (_, dokument) => {
    expect(gefunden(dokument)).toEqual([])
  })

  it('counts every year of a document', () => {
    expect(jahreszahlen(html('<title>2026</title>', '<p>2027</p>')).map(({ jahr }) => jahr)).toEqual(['2026', '2027'])
  })
})
