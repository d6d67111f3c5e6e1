import { HOECHSTENS_PERSONEN, ORT_HOECHSTENS, VIER_ZIFFERN } from '#domain/eingaben.ts'
import { ALLE_FRANCHISEN, type Franchise } from '#domain/franchise.ts'
import { HOECHSTE_KOSTEN } from '#domain/gesundheitskosten.ts'
import type { Auswahl } from '#domain/haushalt.ts'
import { ERSTKONTAKTE, TARIFTYPEN } from '#domain/modelle.ts'
import { franken, rappen } from '#domain/rappen.ts'
import type { Kandidat } from '#domain/rechnung.ts'
import { ERSTE_ANSICHT, type Filter, SUCHE_HOECHSTENS } from '../zustand/ansicht.ts'
import type { ErkanntePolice, Person } from '../zustand/person.ts'
import type { Haushalt } from '../zustand/personen.ts'
import type { Aufteilung, Zustand } from '../zustand/zustand.ts'
import { eines, ganzeZahl, liste, type Objekt, objekt, oderNull, passend } from './lesen.ts'

/*
 * What of the calculator's state stays where:
 *
 * - In the tab, until it is closed or an enquiry is sent: what is named here. A reload or a discarded tab comes back with it. A policy
 *   that was recognised is a product of the official table; the amount that was typed to find it is not kept.
 * - In memory, until the document is left: everything else of `zustand.ts`, also what is typed into a form.
 * - Never anywhere else: income and wealth, the fields of step 3, the points of the checklist.
 */
export type Sitzung = Haushalt & {
  plz: string
  ort: string
  /** The municipality, which postcode and place do not always tell. */
  bfs: number
  /** The year of the prices at once, if they were asked for. */
  sofort: number | null
  aufteilung: Aufteilung | null
  kasse: number | null
  filter: Filter
  ordnung: Zustand['ansicht']['ordnung']
}

/** Another one is another form: what an older version of the site has stored is not read. */
const VERSION = 5
const HOECHSTENS_ZEICHEN = 12_000
/** Official numbers have four digits, those of the demonstration data five. */
const HOECHSTE_GEMEINDE = 99_999
/** More than there are. */
const HOECHSTENS_KASSEN = 100
/** Rappen; no premium of a month comes near. */
const HOECHSTE_PRAEMIE = 999_999

/** Whatever else a person or a policy comes to hold stays in memory. */
const FELDER = [
  ...['version', 'plz', 'ort', 'bfs', 'fuerWen', 'personen', 'sofort', 'aufteilung', 'kasse', 'filter', 'ordnung'],
  ...['rolle', 'geburtsjahr', 'unfall', 'franchise', 'kosten', 'wahl', 'aktuelleKasse', 'aktuelleFranchise', 'police'],
  ...['versicherer', 'typ', 'tarif', 'name', 'kandidat', 'jahr', 'lesart', 'praemie', 'imFolgejahr', 'vorgaenger'],
  ...['antwort', 'nachfolger', 'vorher', 'kontakte', 'suche', 'ohneKassen'],
]

/** null for a comparison that somebody shared: it belongs to nobody. */
export function sitzungsText(zustand: Zustand): string | null {
  const { geteilt, wohnort, fuerWen, personen, sofort, aufteilung, kasse, ansicht } = zustand
  if (geteilt || !wohnort.gewaehlt) return null
  const { plz, ort, gewaehlt } = wohnort
  const sitzung: Sitzung = {
    ...{ plz, ort, bfs: gewaehlt.bfs, fuerWen, personen, sofort, aufteilung, kasse },
    ...{ filter: ansicht.filter, ordnung: ansicht.ordnung },
  }
  return JSON.stringify({ version: VERSION, ...sitzung }, FELDER)
}

/** null for everything this version has not written itself. */
export function sitzungAusText(text: string | null): Sitzung | null {
  if (text === null || text.length > HOECHSTENS_ZEICHEN) return null
  try {
    const daten = objekt(JSON.parse(text))
    if (daten.version !== VERSION) return null
    return {
      plz: passend(daten.plz, VIER_ZIFFERN),
      ort: passend(daten.ort, new RegExp(`^.{1,${ORT_HOECHSTENS}}$`)),
      bfs: ganzeZahl(daten.bfs, HOECHSTE_GEMEINDE),
      fuerWen: eines(daten.fuerWen, ['ich', 'paar', 'familie'] as const),
      personen: personenAus(daten.personen),
      sofort: oderNull(daten.sofort, ganzeZahl),
      aufteilung: oderNull(daten.aufteilung, wert => eines(wert, ['kasse', 'kombination'] as const)),
      kasse: oderNull(daten.kasse, ganzeZahl),
      filter: filterAus(objekt(daten.filter)),
      ordnung: eines(daten.ordnung, ['preis', 'gesamtkosten'] as const),
    }
  } catch {
    return null
  }
}

/** The state of somebody who has just come back to step 1. */
export const ansichtAus = ({ filter, ordnung }: Sitzung): Zustand['ansicht'] => ({ ...ERSTE_ANSICHT, filter, ordnung })

function personenAus(wert: unknown): Person[] {
  const personen = liste(wert, HOECHSTENS_PERSONEN).map((eine, index) => personAus(objekt(eine), index + 1))
  if (personen[0]?.rolle !== 'sie') throw new Error('nobody')
  return personen
}

const personAus = (daten: Objekt, id: number): Person => ({
  id,
  rolle: eines(daten.rolle, id === 1 ? (['sie'] as const) : (['erwachsen', 'kind'] as const)),
  geburtsjahr: passend(daten.geburtsjahr, /^\d{0,4}$/),
  unfall: eines(daten.unfall, UNFALLWAHL),
  franchise: oderNull(daten.franchise, franchise),
  kosten: oderNull(daten.kosten, wert => franken(ganzeZahl(wert, HOECHSTE_KOSTEN))),
  wahl: oderNull(daten.wahl, auswahlAus),
  aktuelleKasse: oderNull(daten.aktuelleKasse, ganzeZahl),
  aktuelleFranchise: oderNull(daten.aktuelleFranchise, franchise),
  police: oderNull(daten.police, policeAus),
})

function auswahlAus(wert: unknown): Auswahl {
  const { versicherer, typ, tarif } = objekt(wert)
  return {
    versicherer: ganzeZahl(versicherer),
    typ: eines(typ, TARIFTYPEN),
    tarif: oderNull(tarif, name => passend(name, TARIFNAME)),
  }
}

function policeAus(wert: unknown): ErkanntePolice {
  const { kasse, kandidat, antwort, vorher } = objekt(wert)
  const { nachfolger, franchise: neue } = objekt(antwort)
  const { franchise: alte, unfall } = objekt(vorher)
  return {
    kasse: ganzeZahl(kasse),
    kandidat: kandidatAus(objekt(kandidat)),
    antwort: {
      ...(nachfolger !== undefined && { nachfolger: nachfolger === 'keiner' ? 'keiner' : produktAus(nachfolger) }),
      ...(neue !== undefined && { franchise: franchise(neue) }),
    },
    vorher: { franchise: oderNull(alte, franchise), unfall: eines(unfall, UNFALLWAHL) },
  }
}

function kandidatAus({ imFolgejahr, vorgaenger, ...daten }: Objekt): Kandidat {
  return {
    ...jahrespreisAus(daten),
    franchise: franchise(daten.franchise),
    unfall: eines(daten.unfall, ['OHN-UNF', 'MIT-UNF'] as const),
    ...(imFolgejahr !== undefined && { imFolgejahr: jahrespreisAus(objekt(imFolgejahr)) }),
    ...(vorgaenger !== undefined && { vorgaenger: produktAus(vorgaenger) }),
  }
}

const jahrespreisAus = (daten: Objekt): NonNullable<Kandidat['imFolgejahr']> => ({
  jahr: ganzeZahl(daten.jahr),
  typ: eines(daten.typ, TARIFTYPEN),
  tarif: passend(daten.tarif, TARIFNAME),
  lesart: eines(daten.lesart, ['brutto', 'netto'] as const),
  praemie: rappen(ganzeZahl(daten.praemie, HOECHSTE_PRAEMIE)),
})

function produktAus(wert: unknown) {
  const { typ, name } = objekt(wert)
  return { typ: eines(typ, TARIFTYPEN), name: passend(name, TARIFNAME) }
}

const filterAus = (daten: Objekt): Filter => ({
  kontakte: liste(daten.kontakte, ERSTKONTAKTE.length).map(wert => eines(wert, ERSTKONTAKTE)),
  suche: passend(daten.suche, new RegExp(`^.{0,${SUCHE_HOECHSTENS}}$`)),
  ohneKassen: liste(daten.ohneKassen, HOECHSTENS_KASSEN).map(wert => ganzeZahl(wert)),
})

const UNFALLWAHL = ['MIT', 'OHNE'] as const
/** Longer than any tariff is called. */
const TARIFNAME = /^.{1,100}$/

const franchise = (wert: unknown): Franchise => eines(wert, ALLE_FRANCHISEN)
