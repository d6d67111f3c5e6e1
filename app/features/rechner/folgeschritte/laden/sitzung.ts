import { HOECHSTENS_PERSONEN, ORT_HOECHSTENS, VIER_ZIFFERN } from '#domain/eingaben.ts'
import { ALLE_FRANCHISEN, type Franchise } from '#domain/franchise.ts'
import { HOECHSTE_KOSTEN, KOSTENSTUFEN } from '#domain/gesundheitskosten.ts'
import { ERSTKONTAKTE, TARIFTYPEN } from '#domain/modelle.ts'
import { franken } from '#domain/rappen.ts'
import { type Filter, type GemerkteAnsicht, SUCHE_HOECHSTENS } from '../../zustand/ansicht.ts'
import type { Haushalt, WeiterePerson, Wunsch } from '../../zustand/haushalt.ts'
import type { Unfallwahl } from '../../zustand/person.ts'
import type { Wahl } from '../../zustand/wahl.ts'
import type { Spaeter } from '../../zustand/zustand.ts'

/*
 * What a tab remembers of steps 2 and 3, so that a reload or a discarded tab comes back. A type of its own: what
 * is not named here is not stored. No contact field, nothing of the checklist, no amount of a bill.
 */
export type Sitzung = {
  eingabe: { geburtsjahr: string; plz: string; ort: string; unfallversicherung: Unfallwahl }
  /** The municipality, which postcode and place do not always tell. */
  bfs: number
  /** The year of the prices at once, if they were asked for. */
  sofort: number | null
  wahl: Wahl
  ansicht: GemerkteAnsicht
  haushalt: Omit<Haushalt, 'heute'>
}

/** Another one is another form: what an older version of the site has stored is not read. */
const VERSION = 4
const HOECHSTENS_ZEICHEN = 4_000
/** Official numbers have four digits, those of the demonstration data five. */
const HOECHSTE_GEMEINDE = 99_999
/** More than there are. */
const HOECHSTENS_KASSEN = 100

/** null for a comparison that somebody shared: it belongs to nobody. */
export function sitzungsText({ person, sofort, wahl, ansicht, haushalt }: Spaeter): string | null {
  if (person.art === 'geteilt') return null
  const { plz, ort, bfs } = person.ort
  const { ordnung, kosten, filter } = ansicht
  const sitzung: Sitzung = {
    eingabe: {
      ...{ geburtsjahr: String(person.geburtsjahr), plz: String(plz), ort },
      unfallversicherung: person.unfall,
    },
    bfs,
    sofort,
    wahl,
    ansicht: { filter, ordnung, kosten },
    haushalt: ohneBetrag(haushalt),
  }
  return JSON.stringify({ version: VERSION, ...sitzung })
}

function ohneBetrag({ heute: _, ...haushalt }: Haushalt): Omit<Haushalt, 'heute'> {
  return haushalt
}

/** null for everything this version has not written itself. */
export function sitzungAusText(text: string | null): Sitzung | null {
  if (text === null || text.length > HOECHSTENS_ZEICHEN) return null
  try {
    const daten = objekt(JSON.parse(text))
    if (daten.version !== VERSION) return null
    return {
      eingabe: eingabeAus(objekt(daten.eingabe)),
      bfs: ganzeZahl(daten.bfs, HOECHSTE_GEMEINDE),
      sofort: oderNull(daten.sofort, ganzeZahl),
      wahl: wahlAus(objekt(daten.wahl)),
      ansicht: ansichtAus(objekt(daten.ansicht)),
      haushalt: haushaltAus(objekt(daten.haushalt)),
    }
  } catch {
    return null
  }
}

type Objekt = Record<string, unknown>

const eingabeAus = (daten: Objekt): Sitzung['eingabe'] => ({
  geburtsjahr: passend(daten.geburtsjahr, VIER_ZIFFERN),
  plz: passend(daten.plz, VIER_ZIFFERN),
  ort: passend(daten.ort, new RegExp(`^.{1,${ORT_HOECHSTENS}}$`)),
  unfallversicherung: eines(daten.unfallversicherung, UNFALL),
})

const wahlAus = (daten: Objekt): Wahl => ({
  franchise: eines(daten.franchise, ALLE_FRANCHISEN),
  gewaehlt: oderNull(daten.gewaehlt, wert => {
    const { versicherer, typ, tarif } = objekt(wert)
    return {
      versicherer: ganzeZahl(versicherer),
      typ: eines(typ, TARIFTYPEN),
      tarif: oderNull(tarif, name => passend(name, TARIFNAME)),
    }
  }),
  aktuelleKasse: oderNull(daten.aktuelleKasse, ganzeZahl),
  aktuelleFranchise: oderNull(daten.aktuelleFranchise, franchise),
})

const filterAus = (daten: Objekt): Filter => ({
  // Earlier releases kept something else here.
  kontakte: liste(daten.kontakte ?? [], ERSTKONTAKTE.length).map(wert => eines(wert, ERSTKONTAKTE)),
  suche: passend(daten.suche, new RegExp(`^.{0,${SUCHE_HOECHSTENS}}$`)),
  ohneKassen: liste(daten.ohneKassen, HOECHSTENS_KASSEN).map(wert => ganzeZahl(wert)),
})

const ansichtAus = (daten: Objekt): GemerkteAnsicht => ({
  filter: filterAus(objekt(daten.filter)),
  ordnung: eines(daten.ordnung, ['preis', 'gesamtkosten'] as const),
  kosten: franken(ganzeZahl(daten.kosten, HOECHSTE_KOSTEN)),
})

function haushaltAus(daten: Objekt): Omit<Haushalt, 'heute'> {
  const weitere = liste(daten.weitere, HOECHSTENS_PERSONEN - 1)
  return {
    fuerWen: eines(daten.fuerWen, ['ich', 'paar', 'familie'] as const),
    ich: wunschAus(objekt(daten.ich)),
    weitere: weitere.map((wert, index) => personAus(objekt(wert), index + 1)),
    antwort: eines(daten.antwort, ['kombination', 'kasse'] as const),
    kasse: oderNull(daten.kasse, ganzeZahl),
  }
}

const personAus = (daten: Objekt, id: number): WeiterePerson => ({
  ...wunschAus(daten),
  id,
  rolle: eines(daten.rolle, ['erwachsen', 'kind'] as const),
  geburtsjahr: passend(daten.geburtsjahr, /^\d{0,4}$/),
  unfall: eines(daten.unfall, UNFALL),
})

const wunschAus = (daten: Objekt): Wunsch => ({
  franchise: oderNull(daten.franchise, franchise),
  kosten: eines(daten.kosten, KOSTENSTUFEN),
})

const UNFALL = ['MIT', 'OHNE'] as const
/** Longer than any tariff is called. */
const TARIFNAME = /^.{1,100}$/

function objekt(wert: unknown): Objekt {
  if (typeof wert !== 'object' || wert === null) throw new Error('no object')
  return wert as Objekt
}

function liste(wert: unknown, hoechstens: number): unknown[] {
  if (!Array.isArray(wert) || wert.length > hoechstens) throw new Error('no list')
  return wert
}

function passend(wert: unknown, form: RegExp): string {
  if (typeof wert !== 'string' || !form.test(wert)) throw new Error('another text')
  return wert
}

function eines<T>(wert: unknown, erlaubt: readonly T[]): T {
  const gefunden = erlaubt.find(einer => einer === wert)
  if (gefunden === undefined) throw new Error('another value')
  return gefunden
}

/** Years and numbers of insurers have at most four digits. */
function ganzeZahl(wert: unknown, hoechstens = 9_999): number {
  if (typeof wert !== 'number' || !Number.isInteger(wert) || wert < 0 || wert > hoechstens) throw new Error('no number')
  return wert
}

const franchise = (wert: unknown): Franchise => eines(wert, ALLE_FRANCHISEN)

const oderNull = <T>(wert: unknown, lies: (wert: unknown) => T): T | null => (wert === null ? null : lies(wert))
