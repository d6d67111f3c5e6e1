import { beforeAll, describe, expect, it } from 'vitest'
import { KANTONSEITEN, kantonKurz } from '#content/praemien/kantone.ts'
import { versichererName } from '#content/versicherer/name.ts'
import { regionName } from '#content/versicherer/saetze.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { erstkontakt } from '#domain/erstkontakt/erstkontakt.ts'
import { nachbarkantone } from '#domain/orte/nachbarkantone.ts'
import type { Erstkontakt, Tariftyp } from '#domain/praemien/modelle.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { amtlich } from './fixtures/tabellen/amtlich.ts'
import { ortsquelle } from './fixtures/tabellen/ortsquelle.ts'
import { mitte } from './fixtures/tabellen/rohangebote.ts'
import { vokabularFehler } from './fixtures/tabellen/vokabular.ts'
import { renderFassungen } from './fixtures/texte/alle-seiten.ts'
import { gelesen, type Seite, strukturdaten } from './fixtures/texte/gelesene-seiten.ts'
import { KONTAKTWORTE } from './fixtures/texte/kontaktworte.ts'
import { pruefeKarte } from './praemien-nach-ort/karte.ts'
import { pruefeKassenbilder } from './praemien-nach-ort/kassenbilder.ts'
import {
  ABZUG,
  dokumentAus,
  type Klasse,
  type Ortsseiten,
  PERSONEN,
  worte,
  zellen,
} from './praemien-nach-ort/ortsseiten.ts'

/*
 * Every figure on the pages about places is compared with the raw table, searched here a second time: the official one of 2026
 * where BAG_DATEN names it, with a map, else the demonstration table, which has no coordinates.
 */
const JAHR = 2026
const TEURER_UM = 10_00

const { roh, tabellen, ortsdaten } = await ortsquelle(JAHR)

const preise = (
  region: string,
  klasse: Klasse = 'AKL-ERW',
  nur: { versicherer?: string; kontakt?: Erstkontakt } = {},
) => roh.angebote({ region, ...PERSONEN[klasse], ...nur }).map(({ praemie }) => praemie - ABZUG)
const guenstigster = (region: string, klasse?: Klasse, nur?: { versicherer?: string }) =>
  Math.min(...preise(region, klasse, nur))
const text = (betrag: number) => frankenText(rappen(betrag))

const hier = { roh, ortsdaten } as Ortsseiten

const FASSUNG = {
  datum: '2026-03-16',
  praemien: { jahr: JAHR, quelle: amtlich ? 'BAG' : 'DEMO', importiert: '2025-09-23' },
} as const

beforeAll(async () => {
  // The year before: the same tables, every premium cheaper.
  const vorherige = tabellen.map(tabelle => ({
    ...tabelle,
    jahr: JAHR - 1,
    tarife: tabelle.tarife.map(tarif => ({
      ...tarif,
      praemie: (stelle: number) => rappen(tarif.praemie(stelle) && tarif.praemie(stelle) - TEURER_UM),
    })),
  }))
  const [eines = [], zwei = []] = await renderFassungen([
    { ...FASSUNG, tabellen, ortsdaten },
    { ...FASSUNG, tabellen: [...vorherige, ...tabellen], ortsdaten },
  ])
  const nachPfad = (alle: Seite[]) => new Map(alle.map(seite => [seite.pfad, seite]))
  const inhalte = new Map(eines.map(({ pfad, inhalt }) => [pfad, inhalt]))
  const nurOrte = (dokumente: typeof eines) =>
    gelesen(dokumente.filter(({ pfad }) => /^\/praemien(\/|$)/.test(pfad) && !pfad.endsWith('.json')))
  Object.assign(hier, { inhalte, seiten: nachPfad(nurOrte(eines)), mitVorjahr: nachPfad(nurOrte(zwei)) })
})

const dokument = (pfad: string, von = hier.seiten) => dokumentAus(von, pfad)

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

  it('leads to the table of all premiums', () => {
    const [link, ...weitere] = dokument(pfad).querySelectorAll('a[href$=".csv"]')
    expect([link?.getAttribute('href'), weitere.length]).toEqual(['/praemien/daten/schweiz-2026.csv', 0])
  })

  it('answers with the cheapest premium of every region, by model and by age', () => {
    const karten = [...dokument(pfad).querySelectorAll(`#kanton-${slug} ul > li > section`)]
    expect(karten).toHaveLength(regionen().length)
    for (const [index, region] of regionen().entries()) {
      const karte = karten[index]
      expect(worte(karte)).toContain(text(guenstigster(region)))
      expect([...(karte?.querySelectorAll('dd') ?? [])].map(worte)).toEqual(
        (['AKL-KIN', 'AKL-JUG', 'AKL-ERW'] as const).map(klasse => text(guenstigster(region, klasse))),
      )
      const jeKontakt = Object.entries(KONTAKTWORTE).flatMap(([kontakt, wort]) => {
        const werte = preise(region, 'AKL-ERW', { kontakt: kontakt as Erstkontakt })
        return werte.length > 0 ? [[wort, text(Math.min(...werte))]] : []
      })
      const gezeigt = [...(karte?.querySelectorAll('tbody tr') ?? [])].map(zellen)
      expect(gezeigt.map(zeile => [zeile[0], zeile.at(-1)])).toEqual(jeKontakt)
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
          if (werte.length === 0) return '–'
          const alle = [
            ...Map.groupBy(roh.angebote({ region, ...PERSONEN[klasse] }), angebot => angebot.versicherer).values(),
          ].map(eigene => Math.min(...eigene.map(({ praemie }) => praemie - ABZUG)))
          const preis = Math.min(...werte)
          return `${text(preis)} Rang ${1 + alle.filter(anderer => anderer < preis).length} von ${alle.length}`
        }),
      ])
      const gezeigt = [...(tabellen[index]?.querySelectorAll('tbody tr') ?? [])].map(zeile => [
        worte(zeile.querySelector('th[scope=row] a')),
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
          const kontakt = KONTAKTWORTE[erstkontakt(modell as Tariftyp, Number(versicherer), tarif)]
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
    const abschnitt = worte(dokument(pfad, hier.mitVorjahr).querySelector(`#kanton-${slug}`))
    expect(abschnitt).toContain(`Gegenüber ${JAHR - 1}`)
    expect(abschnitt).toContain('+10.00')
  })
})

if (amtlich)
  it('describes the premiums of a canton as a data set, in the words of schema.org', () => {
    for (const seite of hier.seiten.values())
      if (/kanton\/(?!404)|daten$/.test(seite.pfad)) {
        const daten = strukturdaten(seite)
        expect(daten.map(eintrag => eintrag['@type'])).toContain('Dataset')
        expect(daten.flatMap(vokabularFehler)).toEqual([])
      }
  })

pruefeKarte(hier)
pruefeKassenbilder(hier, TEURER_UM)
