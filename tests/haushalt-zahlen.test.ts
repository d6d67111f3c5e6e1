import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import type { Mitglied } from '#domain/haushalt.ts'
import { alleBeiEinerKasse, besteKombination, type Loesung } from '#domain/haushalt-antwort.ts'
import { type Regionstabelle, tarifFolge } from '#domain/regionstabelle.ts'
import { demoPraemien } from '#importer/demo/praemien.ts'
import { lesePraemien } from '#importer/praemien.ts'
import { erkannteTabellen, tabellenDerArt } from '#importer/tabellen.ts'
import { rohzeilen } from '#server/daten/testrohdaten.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

/**
 * On the official table where BAG_DATEN names it, else on the demonstration one. The premiums are searched a second
 * time in the raw rows, by trying everything; none of it comes from the domain.
 */
const JAHR = 2026
const REGIONEN = ['ZH1', 'BE2', 'VD1', 'TI2', 'GE0', 'VS1']
const ABZUG = 515

function tabellenText(): { zeilen: string[]; trennzeichen: string } {
  const { BAG_DATEN: ordner } = process.env
  const name =
    ordner && readdirSync(ordner, { recursive: true, encoding: 'utf8' }).find(datei => datei.endsWith('mien_CH.csv'))
  if (!ordner || !name) return { zeilen: [...demoPraemien(JAHR)], trennzeichen: ';' }
  return { zeilen: readFileSync(join(ordner, name), 'utf8').trimEnd().split(/\r?\n/), trennzeichen: ',' }
}

const { zeilen, trennzeichen } = tabellenText()
const inRegion = (zeile: string) => {
  const [, kanton = '', , , , region = ''] = zeile.split(trennzeichen, 6)
  return REGIONEN.includes(kanton + region.at(-1))
}
const text = [zeilen[0] ?? '', ...zeilen.slice(1).filter(inRegion)].join('\n')

async function regionstabellen(): Promise<Map<string, Regionstabelle>> {
  const inhalt = Buffer.from(text)
  const datei = { name: 'p.csv', art: 'csv' as const, bytes: inhalt.length, open: async () => Readable.from([inhalt]) }
  const [tabelle] = tabellenDerArt((await erkannteTabellen([datei])).tabellen, 'praemien')
  if (!tabelle) throw new Error('not recognised as a premium table')
  const { gebiete } = await lesePraemien(tabelle)
  return new Map(
    [...gebiete].map(([schluessel, { kanton, region, tarife }]) => [
      schluessel,
      { jahr: JAHR, kanton, region, tarife: [...tarife.values()].sort(tarifFolge) },
    ]),
  )
}

const tabellen = await regionstabellen()

/** The lowest premium of each insurer, region and kind of person, net, in Rappen. */
const preise = new Map<string, number>()
for (const zeile of rohzeilen(text, trennzeichen)) {
  const gebiet = zeile.Kanton + zeile.Region.at(-1)
  const person = [zeile.Altersklasse, zeile.Altersuntergruppe, zeile.Unfalleinschluss, zeile.Franchise]
  const schluessel = [gebiet, Number(zeile.Versicherer), ...person].join(' ')
  const netto = Math.round(Number(zeile.Prämie) * 100) - ABZUG
  preise.set(schluessel, Math.min(netto, preise.get(schluessel) ?? netto))
}

const alterVon = ({ geburtsjahr }: Mitglied) => JAHR - geburtsjahr
const istKind = (person: Mitglied) => alterVon(person) <= 18
const ALLE_FRANCHISEN = (person: Mitglied) =>
  istKind(person) ? [0, 100, 200, 300, 400, 500, 600] : [300, 500, 1000, 1500, 2000, 2500]
const franchisen = (person: Mitglied) => (person.franchise === null ? ALLE_FRANCHISEN(person) : [person.franchise])

/** In whole francs, as the law says it. */
function anteil(kosten: number, franchise: number, hoechsterSelbstbehalt: number): number {
  if (kosten <= franchise) return kosten
  return franchise + Math.min((kosten - franchise) * 0.1, hoechsterSelbstbehalt)
}

function erwachsener(gebiet: string, kasse: number, person: Mitglied): number {
  const klasse = alterVon(person) <= 25 ? 'AKL-JUG' : 'AKL-ERW'
  const jahre = franchisen(person).map(franchise => {
    const preis = preise.get([gebiet, kasse, klasse, '', person.unfall, `FRA-${franchise}`].join(' '))
    return preis === undefined ? Infinity : 12 * preis + Math.round(100 * anteil(person.kosten / 100, franchise, 700))
  })
  return Math.min(...jahre)
}

/** Every combination of franchises of these children, oldest first, each at the best tier it is entitled to. */
function kindergruppe(gebiet: string, kasse: number, kinder: readonly Mitglied[]): number {
  const wahlen = kinder.map((kind, index) => {
    const stufen = ['K1']
    if (kinder.length >= 2) stufen.push('K4')
    if (kinder.length >= 3) stufen.push('K5')
    if (index + 1 >= 3) stufen.push('K3')
    return franchisen(kind).map(franchise => {
      const person = (stufe: string) => ['AKL-KIN', stufe, kind.unfall, `FRA-${franchise}`]
      const moegliche = stufen.map(stufe => preise.get([gebiet, kasse, ...person(stufe)].join(' ')) ?? Infinity)
      return { franchise, praemie: Math.min(...moegliche) }
    })
  })
  const gewaehlte: number[] = []
  const probiere = (nummer: number, praemien: number): number => {
    if (nummer === kinder.length) return 12 * praemien + gemeinsamerAnteil(kinder, gewaehlte)
    let beste = Infinity
    for (const { franchise, praemie } of wahlen[nummer] ?? []) {
      if (praemie === Infinity) continue
      gewaehlte[nummer] = franchise
      beste = Math.min(beste, probiere(nummer + 1, praemien + praemie))
    }
    return beste
  }
  return probiere(0, 0)
}

function gemeinsamerAnteil(kinder: readonly Mitglied[], gewaehlte: readonly number[]): number {
  const [franchise = 0] = gewaehlte
  let summe = 0
  let gleiche = kinder.length > 1
  kinder.forEach(({ kosten }, index) => {
    summe += anteil(kosten / 100, gewaehlte[index] ?? 0, 350)
    if (gewaehlte[index] !== franchise) gleiche = false
  })
  const grenze = franchise === 0 ? 1000 : 2 * (franchise + 350)
  return Math.round(100 * (gleiche ? Math.min(summe, grenze) : summe))
}

/** Every way to send every child to some insurer. */
function kombination(gebiet: string, kassen: readonly number[], personen: readonly Mitglied[]): number {
  const kinder = personen.filter(istKind).toSorted((a, b) => a.geburtsjahr - b.geburtsjahr)
  const jeGruppe = new Map<number, number>()
  const gruppe = (kasse: number, menge: number) => {
    const schluessel = kasse * 256 + menge
    const bekannt = jeGruppe.get(schluessel)
    if (bekannt !== undefined) return bekannt
    const neu = kindergruppe(
      gebiet,
      kasse,
      kinder.filter((_, bit) => menge & (1 << bit)),
    )
    jeGruppe.set(schluessel, neu)
    return neu
  }
  const mengen = new Map<number, number>()
  const verteile = (bit: number): number => {
    if (bit === kinder.length) {
      let summe = 0
      for (const [kasse, menge] of mengen) if (menge > 0) summe += gruppe(kasse, menge)
      return summe
    }
    let beste = Infinity
    for (const kasse of kassen) {
      const bisher = mengen.get(kasse) ?? 0
      mengen.set(kasse, bisher | (1 << bit))
      beste = Math.min(beste, verteile(bit + 1))
      if (bisher === 0) mengen.delete(kasse)
      else mengen.set(kasse, bisher)
    }
    return beste
  }
  const grosse = personen.filter(person => !istKind(person))
  const ihre = grosse.map(person => Math.min(...kassen.map(kasse => erwachsener(gebiet, kasse, person))))
  return verteile(0) + ihre.reduce((a, b) => a + b, 0)
}

function beiKasse(gebiet: string, kasse: number, personen: readonly Mitglied[]): number {
  const kinder = personen.filter(istKind).toSorted((a, b) => a.geburtsjahr - b.geburtsjahr)
  const grosse = personen.filter(person => !istKind(person)).map(person => erwachsener(gebiet, kasse, person))
  return (kinder.length > 0 ? kindergruppe(gebiet, kasse, kinder) : 0) + grosse.reduce((a, b) => a + b, 0)
}

/** Mulberry32: the same families every time. */
function zufallszahlen(saat: number): () => number {
  let zustand = saat
  return () => {
    zustand = (zustand + 0x6d2b79f5) | 0
    let wert = Math.imul(zustand ^ (zustand >>> 15), 1 | zustand)
    wert = (wert + Math.imul(wert ^ (wert >>> 7), 61 | wert)) ^ wert
    return ((wert ^ (wert >>> 14)) >>> 0) / 2 ** 32
  }
}

const zahl = zufallszahlen(20260701)
const eines = <T>(werte: readonly T[]): T => werte[Math.floor(zahl() * werte.length)] as T

function zufaelligePerson(alter: number): Mitglied {
  const kind = alter <= 18
  const fest = zahl() < 0.3
  return {
    geburtsjahr: JAHR - alter,
    unfall: eines(['MIT-UNF', 'OHN-UNF']),
    franchise: fest ? eines(kind ? [0, 0, 300, 600] : [300, 1000, 2500]) : null,
    kosten: eines([0, 200, 800, 1500, 3000, 6000, 12_000]) * 100,
  }
}

/** From one parent to eight persons; insurers are fewer the more children are to be tried everywhere. */
function zufaelligeFamilie() {
  const kinder = eines([0, 1, 1, 2, 2, 3, 3, 4, 5])
  const erwachsene = eines([1, 1, 2, 2, 3])
  const personen = [
    ...Array.from({ length: erwachsene }, () => zufaelligePerson(19 + Math.floor(zahl() * 60))),
    ...Array.from({ length: kinder }, () => zufaelligePerson(Math.floor(zahl() * 19))),
  ]
  const gebiet = eines(REGIONEN)
  const alle = [...new Set(tabellen.get(gebiet)?.tarife.map(({ versicherer }) => versicherer))]
  const hoechstens = [100, 100, 100, 16, 8, 5][kinder] ?? 0
  const kassen = alle
    .map(kasse => ({ kasse, los: zahl() }))
    .sort((a, b) => a.los - b.los)
    .slice(0, hoechstens)
    .map(({ kasse }) => kasse)
  return { personen: personen.sort(() => zahl() - 0.5), gebiet, kassen }
}

const nurVon = (tabelle: Regionstabelle, kassen: readonly number[]): Regionstabelle => ({
  ...tabelle,
  tarife: tabelle.tarife.filter(({ versicherer }) => kassen.includes(versicherer)),
})

/** What the rows of an answer cost by the raw table, tier by tier. */
function nachgerechnet(gebiet: string, personen: readonly Mitglied[], { policen }: Loesung): number {
  return policen.reduce((summe, { angebot, stufe, franchise }, index) => {
    const person = personen[index]
    const [klasse, untergruppe] =
      stufe === 'ERW' ? ['AKL-ERW', ''] : stufe === 'JUG' ? ['AKL-JUG', ''] : ['AKL-KIN', stufe]
    const schluessel = [gebiet, angebot.versicherer, klasse, untergruppe, person?.unfall, `FRA-${franchise}`].join(' ')
    return summe + (preise.get(schluessel) ?? Number.NaN)
  }, 0)
}

test('200 random families: both answers are those of a search that tries everything in the raw table', () => {
  const gesehen = { getrennteKinder: 0, ermaessigte: 0, erlass: 0, gemischt: 0, kombinationGuenstiger: 0 }
  for (let runde = 0; runde < 200; runde += 1) {
    const { personen, gebiet, kassen } = zufaelligeFamilie()
    const ganze = tabellen.get(gebiet)
    if (!ganze) throw new Error(`no table of ${gebiet}`)
    const tabelle = nurVon(ganze, kassen)
    const beste = besteKombination({ tabelle, personen })
    const einzelne = alleBeiEinerKasse({ tabelle, personen })
    const familie = JSON.stringify({ runde, gebiet, personen })

    expect(beste?.gesamt ?? Infinity, familie).toBe(kombination(gebiet, kassen, personen))
    const erwartet = kassen
      .map(versicherer => ({ versicherer, gesamt: beiKasse(gebiet, versicherer, personen) }))
      .filter(({ gesamt }) => gesamt < Infinity)
      .sort((a, b) => a.gesamt - b.gesamt || a.versicherer - b.versicherer)
    expect(
      einzelne.map(({ versicherer, gesamt }) => ({ versicherer, gesamt })),
      familie,
    ).toEqual(erwartet)
    for (const loesung of [...einzelne, ...(beste ? [beste] : [])]) {
      expect(loesung.praemien, familie).toBe(nachgerechnet(gebiet, personen, loesung))
      expect(12 * loesung.praemien + loesung.beteiligung).toBe(loesung.gesamt)
    }
    for (const { versicherer, policen } of einzelne)
      expect(new Set(policen.map(({ angebot }) => angebot.versicherer))).toEqual(new Set([versicherer]))

    if (!beste) continue
    gesehen.getrennteKinder += Number(beste.kinder.length > 1)
    gesehen.ermaessigte += Number(beste.policen.some(({ stufe }) => /^K[345]$/.test(stufe)))
    gesehen.erlass += Number([beste, ...einzelne].some(({ kinder }) => kinder.some(({ erlass }) => erlass > 0)))
    gesehen.gemischt += Number(beste.kinder.some(({ hoechstens }) => hoechstens === undefined))
    gesehen.kombinationGuenstiger += Number(beste.gesamt < (einzelne[0]?.gesamt ?? 0))
  }
  // The families must reach what the rules are about.
  for (const [fall, anzahl] of Object.entries(gesehen)) expect(anzahl, fall).toBeGreaterThan(0)
})
