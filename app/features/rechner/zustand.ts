import type { Verzeichnis } from '#domain/datensatz.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { OrtMitId } from '#domain/standort.ts'
import type { GemerkteAnsicht } from './angebot/ansicht.tsx'
import type { AngebotsAktion, Person, Unfallwahl, Wahl } from './angebot/eingang.ts'
import type { Haushalt, HaushaltsAktion } from './haushalt/eingang.ts'

/** Step 1 as it is typed. */
export type Eingabe = {
  geburtsjahr: string
  plz: string
  ort: string
  /** The municipality the visitor picked, or the only one; null while it is open. */
  gewaehlt: OrtMitId | null
  unfallversicherung: Unfallwahl
}

/** Someone who opened a shared address knows enough for prices, not for an enquiry. */
export type EigenePerson = Person & { art: 'eigen' }
export type GeteiltePerson = Person & { art: 'geteilt' }

/** Step 3 as it is typed. */
export type Kontakt = {
  vorname: string
  nachname: string
  strasse: string
  nummer: string
  plz: string
  ort: string
  email: string
  telefon: string
  /** Insured nowhere in the list, or not yet at all. */
  andereKasse: boolean
  datenschutz: boolean
  weitergabe: boolean
}

export type Daten = { tabelle: Regionstabelle; verzeichnis: Verzeichnis }
export type Laden =
  | { art: 'laedt' }
  | ({ art: 'bereit' } & Daten)
  /** The message is for the console; the visitor reads a sentence. */
  | { art: 'fehler'; meldung: string }

/** What steps 2 and 3 held, so that nothing is lost on the way back. */
export type Fortgang = {
  person: Person
  /** The year of the prices for who must be insured at once; null: the compared year. */
  sofort: number | null
  wahl: Wahl
  kontakt: Kontakt | null
  haushalt: Haushalt | null
  /** How step 2 was looked at in the document before this one; from there on the step itself knows. */
  ansicht: GemerkteAnsicht | null
}

export type Zustand =
  | {
      schritt: 1
      eingabe: Eingabe
      fortgang: Fortgang | null
      /** Came from a shared address and wants to send an enquiry: says why step 1 is asked. */
      fuerAnfrage: boolean
    }
  | ({ schritt: 2; eingabe: Eingabe; daten: Laden } & Fortgang)
  | {
      schritt: 3
      eingabe: Eingabe
      person: EigenePerson
      sofort: number | null
      daten: { art: 'bereit' } & Daten
      wahl: Wahl
      kontakt: Kontakt
      haushalt: Haushalt | null
      ansicht: GemerkteAnsicht | null
    }

/** What prices are asked for; those that were loaded count only while this is the question. */
export type Gefragt = Pick<Fortgang, 'person' | 'sofort'>

export type Aktion =
  | AngebotsAktion
  | HaushaltsAktion
  | { art: 'eingabe'; eingabe: Eingabe }
  /** What an earlier document knew: step 1 as if somebody had come back to it. */
  | { art: 'fortsetzen'; eingabe: Eingabe; fortgang: Fortgang }
  /** Step 1 is complete, or a shared address was opened with its franchise; with the data when they are known already. */
  | ({ art: 'angebot'; praemienjahr: number; franchise?: Franchise; daten?: Daten } & Gefragt)
  | { art: 'beginn'; sofort: number | null }
  | ({ art: 'geladen' } & Gefragt & Daten)
  | ({ art: 'ladefehler'; meldung: string } & Gefragt)
  | { art: 'erneut' }
  | { art: 'anfrage' }
  | { art: 'kontakt'; kontakt: Kontakt }
  | { art: 'zurueck'; schritt: 1 | 2 }

export const LEERE_EINGABE: Eingabe = { geburtsjahr: '', plz: '', ort: '', gewaehlt: null, unfallversicherung: 'OHNE' }

export const ANFANG: Zustand = { schritt: 1, eingabe: LEERE_EINGABE, fortgang: null, fuerAnfrage: false }
