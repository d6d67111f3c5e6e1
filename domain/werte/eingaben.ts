/*
 * What people may type, one rule for the calculator, the household, the letters, the forms and the server. Rules give codes
 * and values; the sentences about them stand in content. Amounts of money are read in betrag-eingabe.ts, days in kalender-tag.ts.
 */

/* The most characters of a field, after cleaning. Single constants: the bundler writes their values where they are used. */

export const NAME_HOECHSTENS = 100
export const EMAIL_HOECHSTENS = 254
export const TELEFON_HOECHSTENS = 30
export const STRASSE_HOECHSTENS = 100
export const NUMMER_HOECHSTENS = 20
/** Of any country; a Swiss one has four digits. */
export const PLZ_HOECHSTENS = 12
export const ORT_HOECHSTENS = 50
/** An insurer, a model, a product, a price. */
export const ANGABE_HOECHSTENS = 100
export const NACHRICHT_HOECHSTENS = 3000
export const BEDUERFNISSE_HOECHSTENS = 500
export const BEGRUENDUNG_HOECHSTENS = 1000

/** Of a household, and in one letter. */
export const HOECHSTENS_PERSONEN = 8

/** Years and Swiss postcodes. */
export const ZIFFERN = 4
export const VIER_ZIFFERN = /^\d{4}$/

/** What a field of four digits keeps of what is typed. */
export const nurZiffern = (text: string): string => text.replace(/\D/g, '').slice(0, ZIFFERN)

export type Ziffernmangel = 'fehlt' | 'unvollstaendig'
export type Jahrgangsmangel = Ziffernmangel | 'ausserhalb'

/** Whether there is a place with it is a question to the table of places. */
export function plzMangel(plz: string): Ziffernmangel | null {
  if (plz === '') return 'fehlt'
  return VIER_ZIFFERN.test(plz) ? null : 'unvollstaendig'
}

/** Next year is allowed: a child may be registered before birth. */
export const jahrgangsgrenzen = (aktuellesJahr: number) => ({ von: aktuellesJahr - 120, bis: aktuellesJahr + 1 })

export function jahrgangsMangel(text: string, aktuellesJahr: number): Jahrgangsmangel | null {
  if (text === '') return 'fehlt'
  if (!VIER_ZIFFERN.test(text)) return 'unvollstaendig'
  const { von, bis } = jahrgangsgrenzen(aktuellesJahr)
  return Number(text) < von || Number(text) > bis ? 'ausserhalb' : null
}

/** The birth year that was typed; undefined while it is none. */
export function jahrgangAus(text: string, aktuellesJahr: number): number | undefined {
  return jahrgangsMangel(text, aktuellesJahr) === null ? Number(text) : undefined
}
