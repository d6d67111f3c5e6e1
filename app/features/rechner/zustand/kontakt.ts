import type { Ortseingabe } from '#app/lib/orte/ortseingabe.ts'

/** Step 3 as it is typed. */
export type Kontakt = ReturnType<typeof leererKontakt>

type PlzUndOrt = Pick<Ortseingabe, 'plz' | 'ort'>

export const leererKontakt = ({ plz, ort }: PlzUndOrt) => ({
  vorname: '',
  nachname: '',
  strasse: '',
  nummer: '',
  plz,
  ort,
  email: '',
  telefon: '',
  /** Insured nowhere in the list, or not yet at all. */
  andereKasse: false,
  datenschutz: false,
  weitergabe: false,
  /** What the canton pays goes along, where that was reckoned with. */
  mitVerbilligung: false,
})

/** The address of step 3 follows step 1 until the visitor has typed another one. */
export function amNeuenOrt(kontakt: Kontakt | null, vorher: PlzUndOrt, neu: PlzUndOrt): Kontakt | null {
  const folgt = kontakt?.plz === vorher.plz && kontakt.ort === vorher.ort
  return kontakt && folgt ? { ...kontakt, plz: neu.plz, ort: neu.ort } : kontakt
}

/** How far the enquiry is. Whoever goes back while it is sent gets the answer, and sends nothing twice. */
export type Versand = { art: 'bereit' } | { art: 'sendet' } | { art: 'gescheitert'; grund: string }
