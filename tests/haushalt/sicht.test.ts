import { expect, test } from 'vitest'
import { type Sicht, sichtRechner } from '#app/features/rechner/ergebnis/sicht/sicht.ts'
import type { Aktion } from '#app/features/rechner/zustand/zustand.ts'
import { ersparnisProJahr } from '#domain/praemien/ersparnis.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { franken, rappen } from '#domain/werte/rappen.ts'
import { umfeld } from '../fixtures/rechner/umfeld.ts'
import { type Angaben, datenMit, imAngebot } from '../fixtures/rechner/wege.ts'
import { zufallszahlen } from '../fixtures/zufall.ts'
import {
  beiKasse,
  istKind,
  kinderAus,
  klasseVon,
  kombination,
  nachgerechnet,
  type Rohmitglied,
  stufenVon,
} from './alles-probieren.ts'
import { JAHR, REGIONEN, tabellen } from './rohdaten.ts'
import { standardImSchnitt, zeilenFuer } from './zeilen-probieren.ts'

/*
 * Households of one to four persons through the calculator's own state and selector, against a search that tries everything in
 * the raw table.
 */

const zahl = zufallszahlen(20261118)
const eines = <T>(werte: readonly T[]): T => werte[Math.floor(zahl() * werte.length)] as T
const UMFELD = umfeld(JAHR, {})
/** What a canton pays a month: nothing, something, and more than a child's premium. */
const BEITRAEGE = [
  ...[null, null, { erwachsen: 120_00, jung: 90_00, kind: 45_00 }],
  { erwachsen: 260_00, jung: 0, kind: 150_00 },
]
const ZUSAGEN = new Map(
  BEITRAEGE.flatMap(beitraege => {
    if (!beitraege) return []
    const { erwachsen, jung, kind } = beitraege
    const jeMonat = { erwachsen: rappen(erwachsen), jungInAusbildung: rappen(jung), kind: rappen(kind) }
    return [[beitraege, { regelJahr: JAHR, deckel: 'keiner' as const, jeMonat }]]
  }),
)

function zufaelligerHaushalt() {
  const kinder = eines([0, 0, 1, 1, 2, 2, 3])
  const erwachsene = kinder === 3 ? 1 : 1 + Math.floor(zahl() * (4 - kinder > 2 ? 2 : 4 - kinder))
  const beitraege = eines(BEITRAEGE)
  const nachKosten = zahl() < 0.25
  const alter = [
    ...Array.from({ length: erwachsene }, () => 19 + Math.floor(zahl() * (zahl() < 0.3 ? 7 : 60))),
    ...Array.from({ length: kinder }, () => Math.floor(zahl() * 19)),
  ]
  const personen = alter.map((jahre): Angaben => {
    const kind = jahre <= 18
    return {
      ...{ geburtsjahr: String(JAHR - jahre), rolle: kind ? 'kind' : 'erwachsen', unfall: eines(['MIT', 'OHNE']) },
      franchise: zahl() < 0.5 ? null : eines(kind ? [0, 100, 600] : [300, 500, 1500, 2500]),
      kosten: franken(eines([0, 300, 1500, 4000, 12_000])),
    }
  })
  return { gebiet: eines(REGIONEN), personen, beitraege, nachKosten, offen: 1 + Math.floor(zahl() * personen.length) }
}

type Haushalt = ReturnType<typeof zufaelligerHaushalt>

/** What the brute force is asked: by price everybody at one franchise, and nothing else counts. */
function roh({ personen, beitraege, nachKosten }: Haushalt): Rohmitglied[] {
  return personen.map(({ geburtsjahr, unfall, franchise = null, kosten }) => {
    const geboren = Number(geburtsjahr)
    const kind = JAHR - geboren <= 18
    const anfang = kind ? (personen.length > 1 ? 0 : 600) : 2500
    const art = kind ? 'kind' : JAHR - geboren <= 25 ? 'jung' : 'erwachsen'
    return {
      ...{ geburtsjahr: geboren, unfall: unfall === 'MIT' ? 'MIT-UNF' : 'OHN-UNF', beitrag: beitraege?.[art] ?? 0 },
      franchise: nachKosten ? null : (franchise ?? anfang),
      kosten: rappen(nachKosten ? 100 * (kosten ?? 0) : 0),
    }
  })
}

/** Remembers a table with premium reduction, which takes longer to sort than all the rest. */
const rechne = sichtRechner()

function gezeigt({ personen, beitraege, nachKosten, offen }: Haushalt, tabelle: Regionstabelle) {
  const daten = datenMit(tabelle)
  const vorher: Aktion[] = [
    { art: 'zusage', zusage: beitraege && (ZUSAGEN.get(beitraege) ?? null) },
    { art: 'ordnung', ordnung: nachKosten ? 'gesamtkosten' : 'preis' },
  ]
  const zeige = (...weitere: Aktion[]) => rechne(imAngebot(personen, daten, ...vorher, ...weitere), daten, UMFELD)
  const [kasse, frei] = (['kasse', 'kombination'] as const).map(aufteilung =>
    zeige({ art: 'aufteilung', aufteilung }, { art: 'person', id: offen }),
  )
  if (!kasse || !frei) throw new Error('two ways')
  return { anfang: zeige(), kasse, frei }
}

/** The answer's prices by the raw table, their sum, and what is saved against Standard. */
function pruefeAntwort(sicht: Sicht, gebiet: string, personen: readonly Rohmitglied[]) {
  const { loesung, volleLoesung, bezug } = sicht
  if (!loesung || !volleLoesung || !bezug) throw new Error('no answer')
  expect(loesung.praemien).toBe(nachgerechnet(gebiet, personen, loesung))
  const ohneBeitrag = personen.map(person => ({ ...person, beitrag: 0 }))
  expect(volleLoesung.praemien).toBe(nachgerechnet(gebiet, ohneBeitrag, loesung))
  expect(loesung.praemien).toBe(loesung.policen.reduce((summe, { praemie }) => summe + praemie, 0))
  expect(loesung.gesamt).toBe(12 * loesung.praemien + loesung.beteiligung)
  const standard = personen.map((person, index) =>
    standardImSchnitt(gebiet, personen, person, loesung.policen[index]?.franchise ?? -1),
  )
  expect(bezug.personen.map(({ preis }) => preis)).toEqual(standard)
  const summe = standard.reduce((a, b) => a + b, 0)
  expect(ersparnisProJahr(loesung.praemien, bezug)).toBe(12 * Math.max(0, summe - loesung.praemien))
}

/** Insurers with what all pay there, cheapest first. */
function kassenliste(gebiet: string, kassen: readonly number[], personen: readonly Rohmitglied[]) {
  const voll = personen.map(person => ({ ...person, beitrag: 0 }))
  return kassen
    .map(kasse => ({ kasse, gesamt: beiKasse(gebiet, kasse, personen), voll: beiKasse(gebiet, kasse, voll) }))
    .filter(({ gesamt }) => gesamt < Infinity)
    .sort((a, b) => a.gesamt - b.gesamt || a.voll - b.voll || a.kasse - b.kasse)
}

/** The rows of the person whose line is open, with siblings where the answer has them. */
function pruefeTarife({ liste, personen: sichten }: Sicht, gebiet: string, personen: readonly Rohmitglied[]) {
  const stelle = sichten.findIndex(({ id }) => id === liste.person?.id)
  const person = personen[stelle]
  if (!person) throw new Error('nobody')
  const stufenBei = (kasse: number) => {
    const dort = personen.filter(
      (eine, index) => eine === person || sichten[index]?.gewaehlt?.angebot.versicherer === kasse,
    )
    const geschwister = kinderAus(dort)
    return stufenVon(person, geschwister.indexOf(person) + 1, geschwister.length)
  }
  if (person.franchise !== null) {
    const erwartet = zeilenFuer(gebiet, person, person.franchise, stufenBei).map(
      ({ kasse, typ, name, preis, netto, gleichTeuer }) => [kasse, typ, name, preis, netto, gleichTeuer].join(' '),
    )
    const zeilen = liste.zeilen.map(({ versicherer, preis, voll, tarif }) => {
      const gleiche = tarif?.gleichTeuer.map(({ modell }) => modell)
      return [versicherer, tarif?.modell, tarif?.tarif, preis, voll, gleiche].join(' ')
    })
    // Joined they are compared in no time.
    if (zeilen.join() !== erwartet.join()) expect(zeilen).toEqual(erwartet)
    const gewaehlte = liste.zeilen.find(({ schluessel }) => schluessel === liste.gewaehlt)
    expect(gewaehlte?.preis).toBe(sichten[stelle]?.gewaehlt?.praemie)
    return
  }
  // By yearly cost each row has a franchise of its own: no other one is better.
  const alle = (istKind(person) ? [0, 100, 200, 300, 400, 500, 600] : [300, 500, 1000, 1500, 2000, 2500]).flatMap(
    franchise => zeilenFuer(gebiet, person, franchise, stufenBei).map(zeile => ({ ...zeile, franchise })),
  )
  const jahr = ({ preis, franchise }: { preis: number; franchise: number }) => {
    const ab = Math.min(person.kosten, 100 * franchise)
    return 12 * preis + ab + Math.min(Math.round((person.kosten - ab) / 10), istKind(person) ? 350_00 : 700_00)
  }
  for (const { versicherer, tarif, gesamt, preis } of liste.zeilen) {
    if (!tarif) throw new Error('no tariff')
    const seine = alle.filter(
      ({ kasse, typ, gleichTeuer }) => kasse === versicherer && [typ, ...gleichTeuer].includes(tarif.modell),
    )
    expect(gesamt).toBe(Math.min(...seine.map(jahr)))
    expect(gesamt).toBe(jahr({ preis, franchise: tarif.franchise }))
  }
  const jahre = liste.zeilen.map(({ gesamt }) => gesamt)
  expect(jahre).toEqual(jahre.toSorted((a, b) => a - b))
  expect(jahre[0]).toBe(Math.min(...alle.map(jahr)))
}

test('1000 random households of one to four: both ways, totals, savings and orders, gross and net', () => {
  const gesehen = {
    allein: 0,
    junge: 0,
    kasse: 0,
    kombination: 0,
    geschwister: 0,
    netto: 0,
    umsonst: 0,
    nachKosten: 0,
    kindOffen: 0,
  }
  const haushalte = Array.from({ length: 1000 }, (_, runde) => ({ runde, ...zufaelligerHaushalt() }))
  const jeTabelle = Map.groupBy(haushalte, ({ gebiet, beitraege }) => gebiet + JSON.stringify(beitraege))
  for (const haushalt of [...jeTabelle.values()].flat()) {
    const { gebiet } = haushalt
    const tabelle = tabellen.get(gebiet)
    if (!tabelle) throw new Error(`no table of ${gebiet}`)
    const kassen = [...new Set(tabelle.tarife.map(({ versicherer }) => versicherer))]
    const personen = roh(haushalt)
    try {
      const { anfang, kasse, frei } = gezeigt(haushalt, tabelle)
      const tiefste = kombination(gebiet, kassen, personen)
      expect(frei.loesung?.gesamt).toBe(tiefste)
      expect([frei.aufteilung, frei.istGuenstigste]).toEqual(['kombination', true])
      pruefeAntwort(frei, gebiet, personen)
      pruefeTarife(frei, gebiet, personen)
      const jeKasse = personen.length > 1 ? kassenliste(gebiet, kassen, personen) : []
      const [beste] = jeKasse
      if (beste) {
        expect(kasse.liste.zeilen.map(({ gesamt }) => gesamt)).toEqual(jeKasse.map(({ gesamt }) => gesamt))
        // By yearly cost the full price depends on the franchise that is best with the reduction.
        if (!haushalt.nachKosten)
          expect(kasse.liste.zeilen.map(({ versicherer }) => versicherer)).toEqual(jeKasse.map(eine => eine.kasse))
        expect(kasse.loesung?.gesamt).toBe(beste.gesamt)
        expect(kasse.istGuenstigste).toBe(beste.gesamt === tiefste)
        pruefeAntwort(kasse, gebiet, personen)
      }
      const alleBeiEiner = beste !== undefined && beste.gesamt - tiefste < 120_00
      expect(anfang.aufteilung).toBe(alleBeiEiner ? 'kasse' : 'kombination')
      expect(anfang.loesung?.gesamt).toBe(alleBeiEiner ? beste.gesamt : tiefste)

      gesehen.allein += Number(personen.length === 1)
      gesehen.junge += Number(personen.some(person => klasseVon(person) === 'AKL-JUG'))
      gesehen.kasse += Number(alleBeiEiner)
      gesehen.kombination += Number(personen.length > 1 && !alleBeiEiner)
      gesehen.geschwister += Number(frei.loesung?.policen.some(({ stufe }) => /^K[345]$/.test(stufe)))
      gesehen.netto += Number(haushalt.beitraege !== null)
      gesehen.umsonst += Number(frei.loesung?.policen.some(({ praemie }) => praemie === 0))
      gesehen.nachKosten += Number(haushalt.nachKosten)
      gesehen.kindOffen += Number(frei.liste.person?.klasse === 'AKL-KIN')
    } catch (cause) {
      throw new Error(JSON.stringify(haushalt), { cause })
    }
  }
  // The households must reach what the rules are about.
  for (const [fall, anzahl] of Object.entries(gesehen)) expect(anzahl, fall).toBeGreaterThan(20)
})
