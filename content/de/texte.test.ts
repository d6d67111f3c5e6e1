import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { site } from '#site-config'
import { routes } from '../../app/routes.ts'
import { lesedatenAus } from '../../scripts/build/lesedaten.ts'
import { artikelMit } from './artikel/artikel.ts'
import { FAQ } from './artikel/faq.ts'
import { blog } from './blog/index.ts'
import type { TextSeite } from './rahmen/seite.ts'
import { BESONDERE_LAGEN, RATGEBER_BESONDERE_LAGEN } from './ratgeber/besondere-lagen.ts'
import { ratgeber } from './ratgeber/index.ts'
import { zeitangaben } from './zahlen/zeitangaben.ts'

const lies = (datei: string) => readFileSync(new URL(datei, import.meta.url), 'utf8')
const bereiche = [blog, ratgeber]
const FUER_ALLE = ratgeber.artikel.filter(({ kategorie }) => kategorie !== BESONDERE_LAGEN)
/** As they read on a day; every season writes as many characters. */
const amTag = artikelMit(zeitangaben({ datum: '2026-11-16', praemien: { jahr: 2026 } }))
const artikel = bereiche.flatMap(bereich =>
  bereich.artikel.map(eintrag => ({ ...amTag(eintrag), ordner: bereich.ordner })),
)
const module = import.meta.glob<{ seite?: TextSeite }>('./seiten/*.ts', { eager: true })
const seiten = Object.values(module).flatMap(({ seite }) => seite ?? [])
const koepfe = [
  ...seiten.map(({ titel, beschreibung }) => ({ titel, beschreibung })),
  ...bereiche.map(({ titel, beschreibung }) => ({ titel, beschreibung })),
  ...artikel.map(({ titel, seitenTitel = titel, auszug }) => ({ titel: seitenTitel, beschreibung: auszug })),
]
const quelltexte = globSync('**/*.{mdx,ts}', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] })

describe('heads', () => {
  it.each(koepfe)('$titel fits into search results', ({ titel, beschreibung }) => {
    expect(`${titel} | ${site.domain}`.length).toBeLessThanOrEqual(60)
    expect(beschreibung.length).toBeGreaterThanOrEqual(70)
    expect(beschreibung.length).toBeLessThanOrEqual(160)
  })

  it('repeat no title and no description', () => {
    expect(new Set(koepfe.map(({ titel }) => titel)).size).toBe(koepfe.length)
    expect(new Set(koepfe.map(({ beschreibung }) => beschreibung)).size).toBe(koepfe.length)
  })
})

describe('articles', () => {
  it('stand at the addresses of the specification, composed (NFC)', () => {
    expect(blog.artikel.map(({ slug }) => slug).toSorted()).toEqual([
      'franchise-richtig-waehlen',
      'hausarztmodell-2025-reform',
      'krankenkasse-wechseln-2025',
      'krankenkassenpr\u00e4mien-2025-sparen',
      'praemienverbilligung-2025-neue-grenzen',
      'zusatzversicherungen-ratgeber',
    ])
    expect(FUER_ALLE.map(({ slug }) => slug).toSorted()).toEqual([
      'familienversicherung-optimieren',
      'franchise-optimal-waehlen',
      'hausarztmodell-vs-standardmodell',
      'krankenkasse-kuendigen-musterschreiben',
      'krankenkasse-wechseln-2026-anleitung',
      'praemienrechner-richtig-nutzen',
      'praemienverbilligung-beantragen',
      'zusatzversicherungen-kuendigen-wechseln',
    ])
  })

  it('for special cases stand after all others', () => {
    expect(ratgeber.artikel).toEqual([...FUER_ALLE, ...RATGEBER_BESONDERE_LAGEN])
    expect(RATGEBER_BESONDERE_LAGEN).toHaveLength(8)
  })

  it.each(artikel)('$slug is long enough to help, short enough to read, and names its sources', eintrag => {
    const { woerter, abschnitte } = lesedatenAus(lies(`${eintrag.ordner}/${eintrag.slug}.mdx`))
    const [mindestens, hoechstens] = eintrag.kategorie === BESONDERE_LAGEN ? [400, 800] : [700, 1400]
    expect(woerter).toBeGreaterThanOrEqual(mindestens)
    expect(woerter).toBeLessThanOrEqual(hoechstens)
    expect(abschnitte.at(-1)?.titel).toBe('Quellen')
  })

  it.each(bereiche)('of $ordner lead on to others, newest first', ({ artikel }) => {
    const slugs = artikel.map(({ slug }) => slug)
    for (const { slug, verwandt } of artikel) {
      expect(slugs.filter(anderer => anderer !== slug)).toEqual(expect.arrayContaining([...verwandt]))
      expect(new Set(verwandt).size).toBe(3)
    }
    const daten = artikel.filter(({ kategorie }) => kategorie !== BESONDERE_LAGEN).map(({ datum }) => datum)
    expect(daten).toEqual(daten.toSorted().reverse())
  })
})

describe('every text', () => {
  it.each(quelltexte)('%s is spelled the Swiss way', datei => {
    const text = lies(datei)
    expect(text).not.toContain('ß')
    expect(text).not.toMatch(/\d'\d{3}/)
    expect(text).not.toMatch(/CHF \d{4,}/)
    expect(text).not.toMatch(/[„“”]/)
  })

  it('links only to pages that exist', () => {
    const adressen = new Set<string>([
      ...routes.map(([pfad]) => pfad),
      ...artikel.map(({ ordner, slug }) => `/${ordner}/${slug}`),
    ])
    const ziele = quelltexte.flatMap(datei =>
      [...lies(datei).matchAll(/\]\((\/[^)]*)\)/g)].map(([, ziel = '']) => ziel),
    )
    const alle = [
      ...ziele,
      ...FAQ.map(({ mehr }) => mehr.pfad),
      ...bereiche.flatMap(({ ausserdem }) => ausserdem.links.map(({ pfad }) => pfad)),
    ]
    expect(alle.length).toBeGreaterThan(50)
    expect(alle.filter(ziel => !adressen.has(ziel.replace(/[?#].*$/, '')))).toEqual([])
  })
})
