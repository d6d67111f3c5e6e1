import type { Ortseingabe } from '#app/lib/orte/ortseingabe.ts'
import type { Aufteilung, Ordnung } from '#domain/haushalt/aufteilung.ts'
import type { Auswahl } from '#domain/haushalt/haushalt.ts'
import type { Franchise } from '#domain/kosten/franchise.ts'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import type { Verzeichnis } from '#domain/praemien/datensatz.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { Zusage } from '#domain/verbilligung/kantonsbeitrag.ts'
import type { Franken } from '#domain/werte/rappen.ts'
import type { Eingabe as Verbilligungseingabe } from '../verbilligung/lage.ts'
import { type Ansicht, ERSTE_ANSICHT, type Filter } from './ansicht.ts'
import { type Eingabe, type EingabeFehler, LEERE_EINGABE } from './eingabe.ts'
import type { Kontakt, Versand } from './kontakt.ts'
import { beteiligte, type ErkanntePolice, type Person, type Unfallwahl } from './person.ts'

export type Schritt = 1 | 2 | 3

export type Daten = { tabelle: Regionstabelle; verzeichnis: Verzeichnis }
type Geladen<T> = { art: 'ruht' | 'laedt' | 'fehler' } | ({ art: 'bereit' } & T)
/** The table of the year that is not compared: bills and letters are looked up in both. */
export type AnderesJahr = Geladen<Pick<Daten, 'tabelle'>>

/** A comparison that somebody shared: prices of nobody in particular, not enough for an enquiry. */
export type Geteilt = {
  /** The year of the shared prices, where the address names it. */
  jahr: number | null
  kanton: string
  region: number
  klasse: Altersklasse
  /** Franchise, accident cover and choices; its birth year is not known. */
  person: Person
}

/**
 * All of the calculator. What a tab keeps of it, and what lies in memory alone, says `laden/sitzung.ts`: income, wealth and
 * contact are never kept.
 */
export type Zustand = Eingabe & {
  schritt: Schritt
  geteilt: Geteilt | null
  /** The year of the prices for who must be insured at once; null: the compared year. */
  sofort: number | null
  daten: Geladen<Daten>
  anderesJahr: AnderesJahr
  /** How several are insured, and where all are; null: what the calculator starts with. */
  aufteilung: Aufteilung | null
  kasse: number | null
  verbilligung: {
    /** Memory alone. */
    eingabe: Verbilligungseingabe | null
    /** What prices are reckoned with; null: full prices. */
    zusage: Zusage | null
  }
  ansicht: Ansicht
  kontakt: Kontakt | null
  versand: Versand
  /** Complaints of step 1 on screen. Each failed attempt is counted: it leads to the first field that is wrong. */
  fehler: EingabeFehler
  fehlversuche: number
  uebergang: 'ruht' | 'laeuft' | 'gescheitert'
  /** Came from a shared address and wants to send an enquiry: says why step 1 is asked. */
  fuerAnfrage: boolean
  /** For whom the offers were shown when the visitor left them: others start anew. */
  gezeigtFuer: Eingabe | null
}

export type Aktion =
  /** Typed in step 1; complaints on screen that it settles go away. */
  | { art: 'eingabe'; eingabe: Eingabe; offen?: EingabeFehler | undefined }
  | { art: 'uebergang'; uebergang: 'laeuft' | 'gescheitert' }
  | { art: 'unvollstaendig'; eingabe: Eingabe; fehler: EingabeFehler }
  /** What an earlier document knew: step 1 as if somebody had come back to it. */
  | { art: 'fortsetzen'; erinnert: Partial<Zustand> }
  /** Step 1 is complete; with the data when they are known already. */
  | { art: 'angebot'; eingabe: Eingabe; sofort: number | null; daten?: Daten | undefined; form?: Ansicht['form'] }
  | { art: 'geteilt'; geteilt: Geteilt }
  | { art: 'beginn'; sofort: number | null }
  | ({ art: 'geladen'; frage: Datenfrage } & Daten)
  | { art: 'ladefehler'; frage: Datenfrage }
  | { art: 'erneut' }
  | { art: 'anderesJahr'; frage: Datenfrage; anderesJahr: AnderesJahr }
  | { art: 'unfall'; id: number; unfall: Unfallwahl }
  | { art: 'franchise'; id: number; franchise: Franchise }
  | { art: 'kosten'; id: number; kosten: Franken }
  /** An offer for one person, in whichever way all are insured just now. */
  | { art: 'waehle'; id: number; auswahl: Auswahl; aufteilung: Aufteilung }
  | { art: 'aufteilung'; aufteilung: Aufteilung }
  | { art: 'kasse'; kasse: number }
  /** Back to the first of the list, for everybody. */
  | { art: 'erstes' }
  | { art: 'aktuelleKasse'; id: number; nummer: number | null }
  | { art: 'aktuelleFranchise'; id: number; franchise: Franchise | null }
  /** A bill or letter was recognised, or is not theirs after all. */
  | { art: 'police'; id: number; police: Omit<ErkanntePolice, 'vorher'> | null }
  | { art: 'policenAntwort'; id: number; antwort: ErkanntePolice['antwort'] }
  | { art: 'ordnung'; ordnung: Ordnung }
  | { art: 'filter'; filter: Partial<Filter> }
  | { art: 'person'; id: number | null }
  | { art: 'form'; form: Ansicht['form'] }
  | { art: 'oeffne'; schluessel: string }
  | { art: 'merkeVor'; schluessel: string }
  | { art: 'nebeneinander'; offen: boolean }
  | { art: 'wichtig'; punkt: string; filter?: Partial<Filter>; ordnung?: Ordnung }
  | { art: 'verbilligungseingabe'; eingabe: Verbilligungseingabe }
  | { art: 'zusage'; zusage: Zusage | null }
  | { art: 'klappeAus' }
  | { art: 'mehr' }
  | { art: 'anfrage' }
  | { art: 'kontakt'; kontakt: Kontakt }
  | { art: 'versand'; versand: Versand }
  | { art: 'zurueck'; schritt: Schritt }

export type Dispatch = (aktion: Aktion) => void

/** What moves the calculator, as its views use it. */
export type Rechenwerk = {
  dispatch: Dispatch
  /** From step 1, perhaps straight to a form of step 2. */
  goToAngebot: (form?: Ansicht['form']) => Promise<void>
  /** From step 2, at the franchise that the visitor's own offer has there. */
  goToAnfrage: (franchise: Franchise) => void
  goBack: (davor: 1 | 2) => void
  /** The enquiry is sent: the next visit starts anew. */
  forget: () => void
  /** That of the page. */
  aktuellesJahr: number
}

export const ANFANG: Zustand = {
  ...LEERE_EINGABE,
  schritt: 1,
  geteilt: null,
  sofort: null,
  daten: { art: 'ruht' },
  anderesJahr: { art: 'ruht' },
  aufteilung: null,
  kasse: null,
  verbilligung: { eingabe: null, zusage: null },
  ansicht: ERSTE_ANSICHT,
  kontakt: null,
  versand: { art: 'bereit' },
  fehler: {},
  fehlversuche: 0,
  uebergang: 'ruht',
  fuerAnfrage: false,
  gezeigtFuer: null,
}

/** Whose prices are compared, the visitor first. */
export const verglichene = (zustand: Zustand): readonly Person[] =>
  zustand.geteilt ? [zustand.geteilt.person] : beteiligte(zustand)

/** What prices are asked for: those that were loaded count only while this is the question. */
export type Datenfrage = {
  gebiet: { kanton: string; region: number; ort: Ortseingabe['gewaehlt'] }
  sofort: number | null
}

export function datenfrage({
  geteilt,
  wohnort: { gewaehlt },
  sofort,
}: Pick<Zustand, 'geteilt' | 'wohnort' | 'sofort'>): Datenfrage | null {
  const gebiet = geteilt ?? gewaehlt
  if (!gebiet) return null
  return { gebiet: { kanton: gebiet.kanton, region: gebiet.region, ort: geteilt ? null : gewaehlt }, sofort }
}

/** null while there are none, and in step 1. */
export const datenVon = ({ schritt, daten }: Zustand): Daten | null =>
  schritt > 1 && daten.art === 'bereit' ? daten : null

/** The table of the visitor's own region in the compared year, while it is on screen. A shared comparison is not the visitor's. */
export const eigeneTabelle = (zustand: Zustand): Regionstabelle | undefined =>
  zustand.geteilt || zustand.sofort !== null ? undefined : datenVon(zustand)?.tabelle
