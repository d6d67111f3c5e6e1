import type { Verzeichnis } from '#domain/datensatz.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Franken } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Ansicht, Filter, Ordnung } from './ansicht.ts'
import { type Eingabe, type EingabeFehler, LEERE_EINGABE } from './eingabe.ts'
import { type Haushalt, NUR_ICH } from './haushalt.ts'
import type { Kontakt, Versand } from './kontakt.ts'
import type { EigenePerson, Person, Unfallwahl } from './person.ts'
import type { Auswahl, Wahl } from './wahl.ts'

export type Schritt = 1 | 2 | 3

export type Daten = { tabelle: Regionstabelle; verzeichnis: Verzeichnis }
export type Laden = { art: 'laedt' } | { art: 'fehler' } | ({ art: 'bereit' } & Daten)

/** What holds in every step. */
type Gemeinsames = { eingabe: Eingabe; haushalt: Haushalt; versand: Versand }

/** What steps 2 and 3 held, so that nothing is lost on the way back. */
export type Fortgang = {
  person: Person
  /** The year of the prices for who must be insured at once; null: the compared year. */
  sofort: number | null
  wahl: Wahl
  ansicht: Ansicht
  kontakt: Kontakt | null
}

export type Schritt1 = Gemeinsames & {
  schritt: 1
  /** Complaints on screen. Each failed attempt is counted: it leads to the first field that is wrong. */
  fehler: EingabeFehler
  fehlversuche: number
  uebergang: 'ruht' | 'laeuft' | 'gescheitert'
  fortgang: Fortgang | null
  /** Came from a shared address and wants to send an enquiry: says why step 1 is asked. */
  fuerAnfrage: boolean
}
export type Schritt2 = Gemeinsames & Fortgang & { schritt: 2; daten: Laden }
export type Schritt3 = Gemeinsames &
  Fortgang & { schritt: 3; person: EigenePerson; daten: { art: 'bereit' } & Daten; kontakt: Kontakt }

export type Spaeter = Schritt2 | Schritt3
export type Zustand = Schritt1 | Spaeter

/** What prices are asked for; those that were loaded count only while this is the question. */
export type Gefragt = Pick<Fortgang, 'person' | 'sofort'>

export type Aktion =
  /** Typed in step 1; complaints on screen that it settles go away. */
  | { art: 'eingabe'; eingabe: Eingabe; offen?: EingabeFehler }
  | { art: 'haushalt'; haushalt: Haushalt }
  | { art: 'wartet' }
  | { art: 'gescheitert' }
  | { art: 'unvollstaendig'; eingabe: Eingabe; fehler: EingabeFehler }
  /** What an earlier document knew: step 1 as if somebody had come back to it. */
  | { art: 'fortsetzen'; eingabe: Eingabe; haushalt: Haushalt; fortgang: Fortgang | null }
  /** Step 1 is complete, or a shared address was opened with its franchise; with the data when they are known already. */
  | ({ art: 'angebot'; eingabe?: Eingabe; praemienjahr: number; franchise?: Franchise; daten?: Daten } & Gefragt)
  | { art: 'beginn'; sofort: number | null }
  | ({ art: 'geladen' } & Gefragt & Daten)
  | ({ art: 'ladefehler' } & Gefragt)
  | { art: 'erneut' }
  /** The same person with or without accident cover. */
  | { art: 'unfall'; unfall: Unfallwahl }
  | { art: 'franchise'; franchise: Franchise }
  | { art: 'waehle'; auswahl: Auswahl }
  | { art: 'aktuelleKasse'; nummer: number | null }
  | { art: 'aktuelleFranchise'; franchise: Franchise | null }
  | { art: 'heutigerTarif'; tarif: Ansicht['heutigerTarif'] }
  | { art: 'ordnung'; ordnung: Ordnung }
  | { art: 'kosten'; kosten: Franken }
  | { art: 'filter'; filter: Partial<Filter> }
  | { art: 'oeffne'; schluessel: string }
  | { art: 'merkeVor'; schluessel: string }
  | { art: 'nebeneinander'; offen: boolean }
  | { art: 'wichtig'; punkt: string; filter?: Partial<Filter>; ordnung?: Ordnung }
  | { art: 'verbilligung'; zusage: Ansicht['verbilligung'] }
  | { art: 'klappeAus' }
  | { art: 'mehr' }
  | { art: 'anfrage' }
  | { art: 'kontakt'; kontakt: Kontakt }
  | { art: 'versand'; versand: Versand }
  | { art: 'zurueck'; schritt: 1 | 2 }

export const ANFANG: Schritt1 = {
  schritt: 1,
  eingabe: LEERE_EINGABE,
  haushalt: NUR_ICH,
  versand: { art: 'bereit' },
  ...{ fehler: {}, fehlversuche: 0, uebergang: 'ruht', fortgang: null, fuerAnfrage: false },
}
