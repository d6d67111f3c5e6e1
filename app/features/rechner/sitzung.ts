import { ALLE_FRANCHISEN, type Franchise } from '#domain/franchise.ts'
import { HOECHSTENS_PERSONEN } from '#domain/haushalt.ts'
import { TARIFTYPEN } from '#domain/modelle.ts'
import type { GemerkteAnsicht } from './angebot/ansicht.tsx'
import type { Unfallwahl, Wahl } from './angebot/eingang.ts'
import { ORT_HOECHSTENS } from './eingabe.ts'
import { type Haushalt, KOSTEN, type WeiterePerson, type Wunsch } from './haushalt/eingang.ts'
import type { Zustand } from './zustand.ts'

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
  haushalt: Omit<Haushalt, 'heute'> | null
}

/** Another one is another form: what an older version of the site has stored is not read. */
const VERSION = 2
const HOECHSTENS_ZEICHEN = 4_000

/** null for a comparison that somebody shared: it belongs to nobody. */
export function sitzungsText(zustand: Exclude<Zustand, { schritt: 1 }>, ansicht: GemerkteAnsicht): string | null {
  const { person, sofort, wahl, haushalt } = zustand
  if (person.art === 'geteilt') return null
  const { plz, ort, bfs } = person.ort
  const { modell, ordnung, kosten } = ansicht
  const sitzung: Sitzung = {
    eingabe: {
      ...{ geburtsjahr: String(person.geburtsjahr), plz: String(plz), ort },
      unfallversicherung: person.unfall,
    },
    bfs,
    sofort,
    wahl,
    ansicht: { modell, ordnung, kosten },
    haushalt: haushalt && ohneBetrag(haushalt),
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
      bfs: ganzeZahl(daten.bfs),
      sofort: oderNull(daten.sofort, ganzeZahl),
      wahl: wahlAus(objekt(daten.wahl)),
      ansicht: ansichtAus(objekt(daten.ansicht)),
      haushalt: oderNull(daten.haushalt, wert => haushaltAus(objekt(wert))),
    }
  } catch {
    return null
  }
}

type Objekt = Record<string, unknown>

const eingabeAus = (daten: Objekt): Sitzung['eingabe'] => ({
  geburtsjahr: passend(daten.geburtsjahr, /^\d{4}$/),
  plz: passend(daten.plz, /^\d{4}$/),
  ort: passend(daten.ort, new RegExp(`^.{1,${ORT_HOECHSTENS}}$`)),
  unfallversicherung: eines(daten.unfallversicherung, UNFALL),
})

const wahlAus = (daten: Objekt): Wahl => ({
  franchise: eines(daten.franchise, ALLE_FRANCHISEN),
  gewaehlt: oderNull(daten.gewaehlt, wert => {
    const { versicherer, typ } = objekt(wert)
    return { versicherer: ganzeZahl(versicherer), typ: eines(typ, TARIFTYPEN) }
  }),
  aktuelleKasse: oderNull(daten.aktuelleKasse, ganzeZahl),
  aktuelleFranchise: oderNull(daten.aktuelleFranchise, franchise),
})

const ansichtAus = (daten: Objekt): GemerkteAnsicht => ({
  modell: oderNull(daten.modell, wert => eines(wert, TARIFTYPEN)),
  ordnung: eines(daten.ordnung, ['preis', 'gesamtkosten'] as const),
  kosten: ganzeZahl(daten.kosten, 10_000),
})

function haushaltAus(daten: Objekt): Omit<Haushalt, 'heute'> {
  const weitere = daten.weitere
  if (!Array.isArray(weitere) || weitere.length >= HOECHSTENS_PERSONEN) throw new Error('weitere')
  return {
    aktiv: daten.aktiv === true,
    ich: wunschAus(objekt(daten.ich)),
    weitere: weitere.map((wert, index) => personAus(objekt(wert), index + 1)),
    antwort: eines(daten.antwort, ['kombination', 'kasse'] as const),
    kasse: oderNull(daten.kasse, ganzeZahl),
  }
}

const personAus = (daten: Objekt, id: number): WeiterePerson => ({
  ...wunschAus(daten),
  id,
  geburtsjahr: passend(daten.geburtsjahr, /^\d{0,4}$/),
  unfall: eines(daten.unfall, UNFALL),
})

const wunschAus = (daten: Objekt): Wunsch => ({
  franchise: oderNull(daten.franchise, franchise),
  kosten: eines(daten.kosten, KOSTEN),
})

const UNFALL = ['MIT', 'OHNE'] as const

function objekt(wert: unknown): Objekt {
  if (typeof wert !== 'object' || wert === null) throw new Error('no object')
  return wert as Objekt
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

/** Numbers of insurers and municipalities have at most four digits. */
function ganzeZahl(wert: unknown, hoechstens = 9_999): number {
  if (typeof wert !== 'number' || !Number.isInteger(wert) || wert < 0 || wert > hoechstens) throw new Error('no number')
  return wert
}

const franchise = (wert: unknown): Franchise => eines(wert, ALLE_FRANCHISEN)

const oderNull = <T>(wert: unknown, lies: (wert: unknown) => T): T | null => (wert === null ? null : lies(wert))
