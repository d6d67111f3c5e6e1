import { beforeAll, describe, expect, it } from 'vitest'
import { volleTabellen } from './fixtures/tabellen/volle-tabellen.ts'
import { renderFassungen } from './fixtures/texte/alle-seiten.ts'
import { gelesen, type Seite } from './fixtures/texte/gelesene-seiten.ts'

/** The site in its season, and on the first working day after the facts of a year have run out. */
const NOVEMBER = '2026-11-18'
const JANUAR = '2027-01-02'

const anTagen = new Map<string, Seite[]>()

beforeAll(async () => {
  const praemien = { jahr: 2026, quelle: 'BAG', importiert: '2025-09-23' } as const
  const tage = [NOVEMBER, JANUAR]
  const tabellen = volleTabellen(2026)
  const gerendert = await renderFassungen(tage.map(datum => ({ datum, praemien, tabellen })))
  for (const [index, datum] of tage.entries()) anTagen.set(datum, gelesen(gerendert[index] ?? []))
})

const STUECKE = 'main :is(p, li, tr, h3)'
const lesbar = (text: string) => text.replaceAll(/[\s\u00a0\u00ad]+/g, ' ').trim()

function stuecke(tag: string, pfad: string, auswahl = STUECKE): string[] {
  const seite = anTagen.get(tag)?.find(eine => eine.pfad === pfad)
  if (!seite) throw new Error(`${pfad} is missing`)
  return [...seite.document.querySelectorAll(auswahl)].map(({ textContent }) => lesbar(textContent))
}

/** Claims of the specification, the page that shows each, and one piece of it that says the figure, its year and what it is. */
const BEHAUPTUNGEN: readonly [string, string, RegExp][] = [
  ['CHF 3’000 a year', '/', /3’000 ?CHF pro Jahr.*Aussage von 2025, gerundet.*Gerechnet 2026.*\d+ von 42 Regionen/],
  ['25%', '/', /Bis 25% mit dem Modell.*Aussage von 2025, gerundet.*Gerechnet 2026.*höchstens \d+%/],
  ['50%', '/', /bis 50% mit Modell und Franchise.*Aussage von 2025, gerundet.*Gerechnet 2026.*bis \d+%/],
  ['over 40 insurers', '/', /Über 40 anerkannte Kassen.*42 Krankenversicherer.*\(Stand 1\. Januar 2025\)/],
  ['50%', '/blog/krankenkassenprämien-2025-sparen', /bis zu 50% senken \(Aussage von 2025\)/],
  ['10 to 25%', '/blog/krankenkassenprämien-2025-sparen', /Faustregel von 2025.*10 bis 25%.*Gerechnet .* 2026 meist/],
  ['25%', '/ratgeber/hausarztmodell-vs-standardmodell', /«Bis 25%» ist eine runde Aussage von 2025/],
  ['CHF 334', '/blog/krankenkasse-wechseln-2025', /«im Durchschnitt CHF 334».*Prämie von 2023/],
  ['CHF 334', '/blog/krankenkasse-wechseln-2025', /^2023 ?CHF 334\.70$/],
  ['40% of the people', '/praemienverbilligung', /40% der Bevölkerung.*\(Stand 2025, keine amtliche Zahl\)/],
  ['ZH 30 September', '/ratgeber/praemienverbilligung-beantragen', /^Zürich ?30\. September ?Für 2026: bis 31\. März/],
  ['BE 30 September', '/ratgeber/praemienverbilligung-beantragen', /^Bern ?30\. September ?Für 2026: .*31\. Dezember/],
  [
    'AG 30 September',
    '/ratgeber/praemienverbilligung-beantragen',
    /^Aargau ?30\. September ?Für 2026: bis 31\. Dezember 2025 \(abgelaufen\)/,
  ],
  ['BS 31 October', '/ratgeber/praemienverbilligung-beantragen', /^Basel-Stadt ?31\. Oktober ?Für 2026: keine feste/],
  ['GE 31 December', '/ratgeber/praemienverbilligung-beantragen', /^Genf ?31\. Dezember ?Für 2026: .*30\. November/],
  ['VD 31 December', '/ratgeber/praemienverbilligung-beantragen', /^Waadt ?31\. Dezember ?Für 2026: keine feste/],
  [
    'the deadlines',
    '/ratgeber/praemienverbilligung-beantragen',
    /Ältere Übersichten \(Stand 2025\) nennen drei Termine/,
  ],
]

describe('a claim of the specification', () => {
  it.each(BEHAUPTUNGEN)('%s stands on %s with its year and what it is', (_, pfad, satz) => {
    expect(stuecke(NOVEMBER, pfad)).toContainEqual(expect.stringMatching(satz))
  })

  it('has no line below it that says more', () => {
    const start = stuecke(NOVEMBER, '/', 'main').join(' ')
    expect(start).not.toMatch(/mehr als CHF 3’000/)
    const [, modell, beides] = /höchstens (\d+)%, jeder zweite Tarif.*? dazu sind es bis (\d+)%/.exec(start) ?? []
    expect(Number(modell)).toBeLessThanOrEqual(25)
    expect(Number(beides)).toBeLessThanOrEqual(50)
  })
})

/** What was to be looked at again by 31 December 2026. */
const BIS_JAHRESENDE = [
  ...['unfallrabatt', 'verbilligung', 'faustregel', 'zuerichGrenzen', 'zuerichEigenanteil', 'aargauNeu', 'genfNeu'],
  ...['rueckgang', 'mittlerePraemie', 'anstieg', 'regionen', 'abtretungKantone'],
  ...['praxisFort', 'mutterschaftNeu', 'mindestfranchise', 'ersparnis', 'modellrabatt', 'modellUndFranchise'],
  ...['verzeichnis', 'mutterschaft'],
]

/** Where the texts use one of them: what they say on 2 January. */
const IM_JANUAR: readonly [string, string, RegExp][] = [
  ['unfallrabatt', '/blog/krankenkassenprämien-2025-sparen', /5 bis 7% tiefer \(Stand 2026, seither nicht/],
  ['unfallrabatt', '/ratgeber/praemienrechner-richtig-nutzen', /^Ohne Unfall ist .*5 bis 7% tiefer \(Stand 2026/],
  ['unfallrabatt', '/ratgeber/praemienrechner-richtig-nutzen', /^Unfall ?Abzug von meist 5 bis 7% .*\(Stand 2026/],
  ['regionen', '/ratgeber/praemienrechner-richtig-nutzen', /Rund 290 Postleitzahlen .*\(Stand 2026/],
  ['modellrabatt', '/ratgeber/praemienrechner-richtig-nutzen', /bis 25% Rabatt \(runde Aussage, Stand 2026/],
  ['modellrabatt', '/grundversicherung', /25% tiefere Prämie \(runde Aussage, Stand 2026/],
  ['mutterschaft', '/grundversicherung', /13\. Schwangerschaftswoche .*\(Stand 2025, .* kein Tag bekannt \(Stand 26\./],
  ['mutterschaft', '/vorgeburtliche-anmeldung', /13\. Schwangerschaftswoche .*\(Stand 2025/],
  ['mutterschaft', '/ratgeber/franchise-optimal-waehlen', /13\. Schwangerschaftswoche .*\(Stand 2025/],
  ['mindestfranchise', '/grundversicherung', /Beschlossen ist nichts \(Stand 13\. März 2026, seither/],
  ['rueckgang', '/ratgeber/praemienverbilligung-beantragen', /Rückgang von 20% .*\(Stand 28\. September 2026/],
  ['faustregel', '/praemienverbilligung', /^Faustregel, Stand 2025/],
  [
    'aargauNeu',
    '/blog/praemienverbilligung-2025-neue-grenzen',
    /^Aargau.*Für 2027: bis 31\. Dezember 2026 \(abgelaufen\)/,
  ],
  ['verzeichnis', '/', /42 Krankenversicherer.*\(Stand 1\. Januar 2025/],
  [
    'mittlerePraemie',
    '/blog/krankenkassenprämien-2025-sparen',
    /^Für 2025 kündigte der Bund .* Für 2026 waren es CHF 393\.30/,
  ],
]

describe('on 2 January', () => {
  it.each(BIS_JAHRESENDE)('%s is dated in the register, or gone', id => {
    const saetze = stuecke(JANUAR, '/quellen', `#fakt-${id} p:first-child`)
    expect(saetze.filter(satz => !/\b20\d\d\b/.test(satz))).toEqual([])
  })

  it.each(IM_JANUAR)('%s is dated on %s', (_, pfad, satz) => {
    expect(stuecke(JANUAR, pfad)).toContainEqual(expect.stringMatching(satz))
  })

  it('no page says twice in a row that the same was not looked at again', () => {
    const doppelt = (anTagen.get(JANUAR) ?? []).filter(({ pfad }) =>
      stuecke(JANUAR, pfad, 'main p').some(
        (text, index, alle) => /^Stand .{4,30}, seither/.test(text) && alle[index + 1]?.startsWith(text.slice(0, -1)),
      ),
    )
    expect(doppelt.map(({ pfad }) => pfad)).toEqual([])
  })
})

describe('/quellen', () => {
  it.each([NOVEMBER, JANUAR])('says of every fact on %s when it was checked and when it is checked again', tag => {
    const zeilen = stuecke(tag, '/quellen', '[id^=fakt-] p:last-child')
    expect(zeilen.length).toBeGreaterThan(70)
    expect(
      zeilen.filter(
        zeile => !/ Geprüft (am|im) [^.]*\d(\. \p{L}+ \d{4})?, nächste Prüfung (bis|fällig seit) /u.test(zeile),
      ),
    ).toEqual([])
    expect(stuecke(tag, '/quellen', 'main').join()).not.toMatch(/überprüft bis/i)
  })

  it('has one line for all that is due', () => {
    const zeilen = (tag: string) => stuecke(tag, '/quellen', 'main p').filter(text => text.includes('Prüfung fällig. '))
    expect(zeilen(NOVEMBER)).toEqual([])
    expect(zeilen(JANUAR)).toEqual([expect.stringMatching(/^Bei \d+ von \d+ Fakten ist die Prüfung fällig\. /)])
  })
})

describe('premium reduction', () => {
  it('marks a deadline that is over, and no other', () => {
    const zeile = (tag: string, kanton: string) =>
      stuecke(tag, '/praemienverbilligung', 'main tr').find(
        text => text.startsWith(kanton) && text.includes('Für 2026'),
      )
    expect(zeile(NOVEMBER, 'Zug')).toContain('Für 2026: bis 30. April 2026 (abgelaufen)')
    expect(zeile(NOVEMBER, 'Thurgau')).toContain('Für 2026: bis 31. Dezember 2026, danach')
    expect(zeile(JANUAR, 'Thurgau')).toContain('Für 2026: bis 31. Dezember 2026 (abgelaufen), danach')
    expect(zeile(JANUAR, 'Zürich')).toContain('Für 2026: bis 31. März 2027.')
  })

  it('tells how wealth counts in Zürich, and how much St. Gallen adds back', () => {
    const zeilen = stuecke(NOVEMBER, '/praemienverbilligung', 'main tr')
    const zuerich = /Über CHF 75’000 allein oder CHF 150’000 verheiratet .* 10% des Teils darüber zum Einkommen/
    expect(zeilen).toContainEqual(expect.stringMatching(zuerich))
    expect(zeilen).toContainEqual(expect.stringMatching(/Abzug von 30% auf Eigenmietwert und Beteiligungen/))
  })
})

describe('Bern', () => {
  it('has one average and one saving: on its page, in the guides and beside the title of /wechseln', () => {
    const karte = stuecke(NOVEMBER, '/praemien/kanton/bern').join(' ')
    const [, gespart, mittel] =
      /CHF ([\d’.]+) im Jahr weniger als der Durchschnitt der Standard-Tarife \(CHF ([\d’.]+) im Monat\)/.exec(karte) ??
      []
    // The card rounds to whole francs, once; the texts reckon it out.
    expect(gespart).toMatch(/^1’\d{3}$/)
    const zahl = (text: string) => Number(text.replaceAll('’', ''))
    for (const pfad of [
      '/wechseln',
      '/ratgeber/krankenkasse-kuendigen-musterschreiben',
      '/ratgeber/krankenkasse-wechseln-2026-anleitung',
    ]) {
      const text = stuecke(NOVEMBER, pfad, 'main').join(' ')
      const genannte = (text.match(/1’\d{3}\.\d\d/g) ?? []).map(betrag => Math.round(zahl(betrag)))
      expect(genannte, pfad).toContain(zahl(gespart ?? ''))
      expect(text, pfad).toContain(mittel)
    }
  })

  it('names one limit of premium reduction for families', () => {
    const saetze = stuecke(NOVEMBER, '/praemienverbilligung')
    expect(saetze).toContainEqual(expect.stringMatching(/^Bern \(Region 1\) ?35’000 ?45’000/))
    expect(saetze).toContainEqual(
      expect.stringMatching(/35’000 massgebend\. Die Grenze für Familien liegt bei CHF 45’000/),
    )
  })
})
