import type { OrtMitId } from '#domain/standort.ts'
import type { Person } from './person.ts'

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
  /** What the canton pays goes along, where that was reckoned with. */
  mitVerbilligung: boolean
}

export function leererKontakt({ plz, ort }: OrtMitId): Kontakt {
  return {
    ...{ vorname: '', nachname: '', strasse: '', nummer: '', plz: String(plz), ort, email: '', telefon: '' },
    ...{ andereKasse: false, datenschutz: false, weitergabe: false, mitVerbilligung: false },
  }
}

/** The address of step 3 follows step 1 until the visitor has typed another one. */
export function amNeuenOrt(kontakt: Kontakt | null, vorher: Person, person: Person): Kontakt | null {
  if (!kontakt || vorher.art === 'geteilt' || person.art === 'geteilt') return kontakt
  const folgt = kontakt.plz === String(vorher.ort.plz) && kontakt.ort === vorher.ort.ort
  return folgt ? { ...kontakt, plz: String(person.ort.plz), ort: person.ort.ort } : kontakt
}

/** How far the enquiry is. Whoever goes back while it is sent gets the answer, and sends nothing twice. */
export type Versand = { art: 'bereit' } | { art: 'sendet' } | { art: 'gescheitert'; grund: string }
