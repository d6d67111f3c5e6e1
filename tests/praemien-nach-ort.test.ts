import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { ERSTKONTAKT } from '#content/erstkontakt.ts'
import { frankenText } from '#content/format.ts'
import { KANTONSEITEN, kantonKurz } from '#content/praemien/kantone.ts'
import { versichererName } from '#content/versicherer/name.ts'
import { regionName } from '#content/versicherer/saetze.ts'
import { kartenadresse } from '#contract/daten.ts'
import { erstkontakt } from '#domain/erstkontakt.ts'
import { hexkarte, LANDESKARTE, mitte as mittelpunkt } from '#domain/hexkarte.ts'
import { decodeKartenwerte } from '#domain/kartenwerte.ts'
import { lagenDer } from '#domain/lagetabelle.ts'
import type { Tariftyp } from '#domain/modelle.ts'
import { nachbarkantone } from '#domain/nachbarkantone.ts'
import { rappen } from '#domain/rappen.ts'
import { renderFassungen } from './fixtures/alle-seiten.ts'
import { gelesen, type Seite, strukturdaten } from './fixtures/gelesene-seiten.ts'
import { amtlich, ortsquelle } from './fixtures/ortsquelle.ts'
import { mitte } from './fixtures/rohangebote.ts'
import { vokabularFehler } from './fixtures/vokabular.ts'

/*
 * Every figure on the pages about places is compared with the raw table, searched here a second time: the official one of 2026
 * where BAG_DATEN names it, with a map, else the demonstration table, which has no coordinates.
 */
const JAHR = 2026
const ABZUG = 5_15

const { roh, tabellen, ortsdaten } = await ortsquelle(JAHR)

const PERSONEN = {
  'AKL-KIN': { person: 'AKL-KIN MIT-UNF', franchise: 0 },
  'AKL-JUG': { person: 'AKL-JUG OHN-UNF', franchise: 2500 },
  'AKL-ERW': { person: 'AKL-ERW OHN-UNF', franchise: 2500 },
} as const
type Klasse = keyof typeof PERSONEN

const preise = (region: string, klasse: Klasse = 'AKL-ERW', nur: { versicherer?: string; modell?: string } = {}) =>
  roh.angebote({ region, ...PERSONEN[klasse], ...nur }).map(({ praemie }) => praemie - ABZUG)
const guenstigster = (region: string, klasse?: Klasse, nur?: { versicherer?: string; modell?: string }) =>
  Math.min(...preise(region, klasse, nur))
const text = (betrag: number) => frankenText(rappen(betrag))

let mitVorjahr: Map<string, Seite> = new Map()
let seiten: Map<string, Seite> = new Map()
let inhalte: Map<string, string> = new Map()

const FASSUNG = {
  datum: '2026-03-16',
  praemien: { jahr: JAHR, quelle: amtlich ? 'BAG' : 'DEMO', importiert: '2025-09-23' },
} as const

beforeAll(async () => {
  // The year before: the same tables, every premium ten francs cheaper.
  const vorherige = tabellen.map(tabelle => ({
    ...tabelle,
    jahr: JAHR - 1,
    tarife: tabelle.tarife.map(tarif => ({
      ...tarif,
      praemie: (stelle: number) => rappen(tarif.praemie(stelle) && tarif.praemie(stelle) - 10_00),
    })),
  }))
  const [eines = [], zwei = []] = await renderFassungen([
    { ...FASSUNG, tabellen, ortsdaten },
    { ...FASSUNG, tabellen: [...vorherige, ...tabellen], ortsdaten },
  ])
  const nachPfad = (alle: Seite[]) => new Map(alle.map(seite => [seite.pfad, seite]))
  inhalte = new Map(eines.map(({ pfad, inhalt }) => [pfad, inhalt]))
  const nurOrte = (dokumente: typeof eines) =>
    gelesen(dokumente.filter(({ pfad }) => /^\/praemien(\/|$)/.test(pfad) && !pfad.endsWith('.json')))
  seiten = nachPfad(nurOrte(eines))
  mitVorjahr = nachPfad(nurOrte(zwei))
})

const dokument = (pfad: string, von = seiten) => {
  const gefunden = von.get(pfad)
  if (!gefunden) throw new Error(`${pfad} was not rendered`)
  return gefunden.document
}
type Knoten = { textContent: string | null }
const worte = (element: Knoten | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
const zellen = (zeile: { querySelectorAll: (selector: string) => Iterable<Knoten> }) =>
  [...zeile.querySelectorAll('th, td')].map(worte)

describe('/praemien', () => {
  it('ranks all 42 regions with cheapest, median and dearest premium', () => {
    const zeilen = [...dokument('/praemien').querySelectorAll('[data-regionen] tr')].map(zeile =>
      zellen(zeile).slice(0, 5),
    )
    const alle = roh.regionen.map(region => {
      const [kanton = '', nummer] = region.split(' ')
      const werte = preise(region)
      return {
        name: regionName(kanton, Number(nummer)),
        von: Math.min(...werte),
        median: mitte(werte),
        bis: Math.max(...werte),
      }
    })
    const soll = alle.map(({ name, von, median, bis }) => {
      const rang = 1 + alle.filter(andere => andere.von < von).length
      return [String(rang), name, text(von), text(median), text(bis)]
    })
    expect(zeilen.toSorted()).toEqual(soll.toSorted())
    expect(zeilen.map(([rang]) => Number(rang))).toEqual(zeilen.map(([rang]) => Number(rang)).toSorted((a, b) => a - b))
  })

  it('ranks the cantons by their cheapest region', () => {
    const kantone = Map.groupBy(roh.regionen, region => region.split(' ')[0] ?? '')
    const alle = [...kantone].map(([kanton, regionen]) => ({
      kanton,
      preis: Math.min(...regionen.map(r => guenstigster(r))),
    }))
    const soll = alle.map(({ kanton, preis }) => [
      String(1 + alle.filter(andere => andere.preis < preis).length),
      kantonKurz(kanton),
      text(preis),
    ])
    const gezeigt = [...dokument('/praemien').querySelectorAll('[data-rangliste] tr')].map(zeile => {
      const [rang, name, , preis] = zellen(zeile)
      return [rang, name, preis]
    })
    expect(gezeigt.toSorted()).toEqual(soll.toSorted())
  })

  it('says how far the cheapest and the dearest region lie apart', () => {
    const alle = roh.regionen.map(region => guenstigster(region))
    expect(worte(dokument('/praemien').querySelector('#praemien-kopf'))).toContain(
      `+${text(Math.max(...alle) - Math.min(...alle))}`,
    )
  })
})

describe.each(KANTONSEITEN.map(({ kanton, slug }) => [slug, kanton]))('/praemien/kanton/%s', (slug, kanton) => {
  const pfad = `/praemien/kanton/${slug}`
  const regionen = () => roh.regionen.filter(region => region.startsWith(`${kanton} `)).toSorted()

  it('answers with the cheapest premium of every region, by model and by age', () => {
    const karten = [...dokument(pfad).querySelectorAll(`#kanton-${slug} ul > li > section`)]
    expect(karten).toHaveLength(regionen().length)
    for (const [index, region] of regionen().entries()) {
      const karte = karten[index]
      expect(worte(karte)).toContain(text(guenstigster(region)))
      expect([...(karte?.querySelectorAll('dd') ?? [])].map(worte)).toEqual(
        (['AKL-KIN', 'AKL-JUG', 'AKL-ERW'] as const).map(klasse => text(guenstigster(region, klasse))),
      )
      const jeModell = ['TAR-BASE', 'TAR-HAM', 'TAR-HMO', 'TAR-DIV'].flatMap(modell => {
        const werte = preise(region, 'AKL-ERW', { modell })
        return werte.length > 0 ? [text(Math.min(...werte))] : []
      })
      expect([...(karte?.querySelectorAll('tbody tr') ?? [])].map(zeile => zellen(zeile).at(-1))).toEqual(jeModell)
      expect(worte(dokument(pfad).querySelector('h1')?.closest('div'))).toContain(text(guenstigster(region)))
    }
  })

  it('lists the ten cheapest insurers with their price for each age', () => {
    const tabellen = [...dokument(pfad).querySelectorAll(`#kanton-${slug} table`)].filter(
      t => t.querySelectorAll('thead th').length === 4,
    )
    for (const [index, region] of regionen().entries()) {
      const kassen = [
        ...new Set(roh.angebote({ region, ...PERSONEN['AKL-ERW'] }).map(({ versicherer }) => versicherer)),
      ]
        .map(versicherer => ({ versicherer, preis: guenstigster(region, 'AKL-ERW', { versicherer }) }))
        .sort((a, b) => a.preis - b.preis || Number(a.versicherer) - Number(b.versicherer))
        .slice(0, 10)
      const soll = kassen.map(({ versicherer }) => [
        versichererName(Number(versicherer)),
        ...(['AKL-KIN', 'AKL-JUG', 'AKL-ERW'] as const).map(klasse => {
          const werte = preise(region, klasse, { versicherer })
          return werte.length > 0 ? text(Math.min(...werte)) : '–'
        }),
      ])
      const gezeigt = [...(tabellen[index]?.querySelectorAll('tbody tr') ?? [])].map(zeile => [
        worte(zeile.querySelector('a')),
        ...zellen(zeile).slice(1),
      ])
      expect(gezeigt).toEqual(soll)
    }
  })

  it('names the cheapest product of each of them by whom one contacts first', () => {
    const tabellen = [...dokument(pfad).querySelectorAll(`#kanton-${slug} table`)].filter(
      t => t.querySelector('[data-produkte]') !== null,
    )
    expect(tabellen).toHaveLength(regionen().length)
    for (const [index, region] of regionen().entries())
      for (const zeile of tabellen[index]?.querySelectorAll('tbody tr') ?? []) {
        const name = worte(zeile.querySelector('a'))
        const eigene = roh
          .angebote({ region, ...PERSONEN['AKL-ERW'] })
          .filter(({ versicherer }) => versichererName(Number(versicherer)) === name)
        const minima = new Map<string, number>()
        for (const { modell, versicherer, tarif, praemie } of eigene) {
          const kontakt = ERSTKONTAKT[erstkontakt(modell as Tariftyp, Number(versicherer), tarif)].kurz
          minima.set(kontakt, Math.min(praemie - ABZUG, minima.get(kontakt) ?? Number.POSITIVE_INFINITY))
        }
        const gezeigt = [...zeile.querySelectorAll('[data-produkte] li')].map(worte)
        expect(gezeigt.map(produkt => produkt.replace(/:.* | (?=\d)/, ' ')).toSorted()).toEqual(
          [...minima].map(([kontakt, preis]) => `${kontakt} ${text(preis)}`).toSorted(),
        )
      }
  })

  it('names every municipality below its region, and the neighbours with their difference', () => {
    const listen = [...dokument(pfad).querySelectorAll('[data-gemeinden] ul')]
    const soll = regionen().map(region => {
      const eigene = ortsdaten.orte.filter(ort => `${ort.kanton} ${ort.region}` === region)
      return new Map(eigene.map(({ bfs, gemeinde }) => [bfs, gemeinde])).size
    })
    expect(listen.map(liste => liste.querySelectorAll('li').length)).toEqual(soll)
    const tiefste = (code: string) =>
      Math.min(...roh.regionen.filter(r => r.startsWith(`${code} `)).map(region => guenstigster(region)))
    const nebenan = worte(dokument(pfad).querySelector(`#kanton-nebenan-${slug}`))
    for (const nachbar of nachbarkantone(kanton)) {
      const differenz = tiefste(nachbar) - tiefste(kanton)
      expect(nebenan).toContain(kantonKurz(nachbar) + text(tiefste(nachbar)))
      if (differenz !== 0) expect(nebenan).toContain(`${differenz > 0 ? '+' : ''}${text(differenz)} gegenüber`)
    }
  })

  it('shows the year before only where it was imported', () => {
    expect(worte(dokument(pfad).body)).not.toContain(`Gegenüber ${JAHR - 1}`)
    const abschnitt = worte(dokument(pfad, mitVorjahr).querySelector(`#kanton-${slug}`))
    expect(abschnitt).toContain(`Gegenüber ${JAHR - 1}`)
    expect(abschnitt).toContain('+10.00')
  })
})

describe('the values of the map', () => {
  it.each(Object.keys(PERSONEN) as Klasse[])(
    '%s: every choice is that of the raw table, in one file of at most 25 kB',
    klasse => {
      const inhalt = inhalte.get(kartenadresse(klasse)) ?? ''
      expect(brotliCompressSync(inhalt).length).toBeLessThan(25_000)
      const werte = decodeKartenwerte(inhalt)
      const franchisen = klasse === 'AKL-KIN' ? ([0, 300, 600] as const) : ([300, 1000, 2500] as const)
      for (const region of roh.regionen)
        for (const franchise of franchisen)
          for (const unfall of ['OHN-UNF', 'MIT-UNF'] as const)
            for (const typ of [undefined, 'TAR-BASE', 'TAR-HMO'] as const) {
              const person = `${klasse} ${unfall}` as const
              const alle = roh
                .angebote({ region, franchise, person, ...(typ && { modell: typ }) })
                .map(({ praemie }) => praemie - ABZUG)
              const wert = werte.wert(region.toLowerCase().replace(' ', '-'), { franchise, unfall, typ })
              const gezeigt = wert && [wert.guenstigste, wert.median, wert.teuerste]
              expect(gezeigt, `${region} ${franchise} ${unfall} ${typ}`).toEqual(
                alle.length > 0 ? [Math.min(...alle), mitte(alle), Math.max(...alle)] : undefined,
              )
            }
    },
  )
})

if (amtlich)
  it('describes the premiums of a canton as a data set, in the words of schema.org', () => {
    for (const seite of seiten.values())
      if (/kanton\/(?!404)|daten$/.test(seite.pfad)) {
        const daten = strukturdaten(seite)
        expect(daten.map(eintrag => eintrag['@type'])).toContain('Dataset')
        expect(daten.flatMap(vokabularFehler)).toEqual([])
      }
  })

if (amtlich)
  describe('the map of the official places', () => {
    it('has about 1200 cells, all 42 regions, and each cell the region of the nearest place', () => {
      if (!ortsdaten.lagen) throw new Error('the directory has no coordinates')
      const lagen = lagenDer(ortsdaten.orte, ortsdaten.lagen)
      const karte = hexkarte(lagen, LANDESKARTE)
      expect(karte.length).toBeGreaterThan(1150)
      expect(karte.length).toBeLessThan(1300)
      expect(new Set(karte.map(({ kanton, region }) => `${kanton} ${region}`)).size).toBe(42)
      for (const zelle of karte) {
        const { e, n } = mittelpunkt(zelle, LANDESKARTE)
        let naechster = lagen[0]
        let kleinster = Number.POSITIVE_INFINITY
        for (const lage of lagen) {
          const abstand = (lage.e - e) ** 2 + (lage.n - n) ** 2
          if (abstand < kleinster) [naechster, kleinster] = [lage, abstand]
        }
        expect([zelle.kanton, zelle.region]).toEqual([naechster?.kanton, naechster?.region])
      }
    })

    it('is drawn on the preview pictures, of the country and of every canton', () => {
      const adressen = ['/praemien', ...KANTONSEITEN.map(({ slug }) => `/praemien/kanton/${slug}`)]
      const bilder = [...inhalte].filter(([pfad]) => pfad.endsWith('.png'))
      expect(bilder.map(([pfad]) => pfad)).toEqual(adressen.map(pfad => `/vorschau${pfad}.png`))
      expect(new Set(bilder.map(([, bild]) => bild)).size).toBe(27)
      const regionen = (pfad: string) => inhalte.get(`/vorschau${pfad}.png`)?.match(/<path fill="#\w+" d="M\d/g)?.length
      // One path per region besides the ground, the line of the heading and the mark, which has three.
      expect([regionen('/praemien'), regionen('/praemien/kanton/bern'), regionen('/praemien/kanton/zug')]).toEqual([
        47, 8, 6,
      ])
    })

    it('weighs at most 3 kB', () => {
      const karte = /<svg role="group".*?<\/svg>/s.exec(inhalte.get('/praemien') ?? '')?.[0] ?? ''
      const pfade = [...karte.matchAll(/ d="([^"]*)"/g)].map(([, pfad]) => pfad).join('\n')
      expect(pfade.length).toBeGreaterThan(20_000)
      expect(brotliCompressSync(pfade).length).toBeLessThan(3_000)
    })
  })
else
  it('without coordinates there is a ranking and no map', () => {
    const seite = dokument('/praemien')
    expect(seite.querySelector('svg[role=group]')).toBeNull()
    expect([...inhalte.keys()].filter(pfad => pfad.endsWith('.png'))).toEqual([])
    expect(worte(seite.body)).toContain('Diese Daten enthalten keine Koordinaten.')
    expect(seite.querySelectorAll('[data-regionen] tr')).toHaveLength(42)
  })
