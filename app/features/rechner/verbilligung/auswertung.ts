import type { Kantonsangaben } from '#content/verbilligung/angaben.ts'
import { type Zusage, zusageAus } from '#domain/kantonsbeitrag.ts'
import { groesserer, kleinerer, minus, type Rappen, rappen, summe } from '#domain/rappen.ts'
import { type Geltend, geltenderAnspruch } from '#domain/verbilligung/geltend.ts'
import { type Lohnspanne, lohnspanne, monatsbetrag, type Spanne } from '#domain/verbilligung/lohnspanne.ts'
import { personen } from '#domain/verbilligung/rechnen.ts'
import type { JePerson, Lage, Personenart } from '#domain/verbilligung/regel.ts'
import {
  type Bekannte,
  type Eingabe,
  eingabeIn,
  ganzerHaushalt,
  type Haushalt,
  haushaltAus,
  lageAus,
  lernendeVon,
  lohnlageAus,
} from './lage.ts'

export type Frage = {
  kanton: string
  region: number
  gemeinde: number | undefined
  /** Of the prices it is reckoned for. */
  jahr: number
  bekannte: readonly Bekannte[]
}

export type Genau = { lage: Lage; geltend: Geltend; betrag: Rappen }

export type Auswertung = {
  eingabe: Eingabe
  /** All who count together. */
  haushalt: Haushalt
  /** Those of them whose premiums are compared: what others get lowers no price here. */
  verglichene: Haushalt
  nurEigene: boolean
  lernende: readonly number[]
  /** null while the wage or an answer is missing. */
  spanne: Lohnspanne | null
  /** null while the canton's own terms are not filled in. */
  genau: Genau | null
}

/** What every part of the panel may need. */
export type TeilProps = {
  kanton: string
  region: number
  jahr: number
  bekannte: readonly Bekannte[]
  preise: readonly Rappen[] | undefined
  angaben: Kantonsangaben
  auswertung: Auswertung
  aendere: (teil: Partial<Eingabe>) => void
  zeigeNetto: (geltend: Geltend) => void
}

/** What the range hangs on, as one value: it stays while the canton's own terms are typed. null while something is missing. */
export function spannenfrage(
  { kanton, jahr, bekannte, ...ort }: Frage,
  getippteEingabe: Eingabe | null,
): string | null {
  const eingabe = eingabeIn(kanton, getippteEingabe)
  const lohnlage = eingabe.ausgerechnet && lohnlageAus(eingabe.getippt, ganzerHaushalt(bekannte, eingabe), ortVon(ort))
  if (!lohnlage) return null
  const frage: Parameters<typeof lohnspanne> = [kanton, jahr, lohnlage, haushaltAus(bekannte, eingabe)]
  return JSON.stringify(frage)
}

/** Some hundred times the rules of a canton: worked out when the question changes, not with every key. */
export const spanneZu = (frage: string | null): Lohnspanne | null =>
  frage === null ? null : lohnspanne(...(JSON.parse(frage) as Parameters<typeof lohnspanne>))

const ortVon = ({ region, gemeinde }: Pick<Frage, 'region' | 'gemeinde'>) => ({ region, gemeinde })

/** All that follows from what was typed. */
export function ausgewertet(
  { kanton, jahr, bekannte, ...ort }: Frage,
  getippteEingabe: Eingabe | null,
  spanne: Lohnspanne | null,
): Auswertung {
  const eingabe = eingabeIn(kanton, getippteEingabe)
  const haushalt = ganzerHaushalt(bekannte, eingabe)
  const verglichene = haushaltAus(bekannte, eingabe)
  const lage = lageAus(eingabe.getippt, haushalt, ortVon(ort))
  return {
    ...{ eingabe, haushalt, verglichene, spanne },
    nurEigene: anzahl(haushalt) > anzahl(verglichene),
    lernende: lernendeVon(bekannte, eingabe.inAusbildung),
    genau: lage && genauIn(kanton, jahr, lage, verglichene),
  }
}

const anzahl = (haushalt: Haushalt) => personen({ ...haushalt, verheiratet: false })

function genauIn(kanton: string, jahr: number, lage: Lage, verglichene: Haushalt): Genau {
  const geltend = geltenderAnspruch(kanton, jahr, lage)
  return { lage, geltend, betrag: geltend.art === 'betrag' ? monatsbetrag(geltend.jeMonat, verglichene) : NICHTS }
}

/** What prices are reckoned with after a press; null where it lowers none of them. */
export const zusageFuer = (geltend: Geltend, { lernende, verglichene }: Auswertung): Zusage | null =>
  geltend.art === 'betrag' && monatsbetrag(geltend.jeMonat, verglichene) > 0 ? zusageAus(geltend, lernende) : null

const NICHTS = rappen(0)

/** What is left to pay of the whole price, at the most and at the least that the canton pays. */
export type Anteile = { ganz: Rappen; tief: Rappen; hoch: Rappen }

/**
 * For a bar: of each person at most the own premium (`preise` in the order of `bekannte`). Undefined where the amount hangs on the
 * franchise of the offer (NE).
 */
export function anteileAm(
  preise: readonly Rappen[] | undefined,
  { vorsichtig, hoechstens }: Spanne,
  bekannte: readonly Bekannte[],
  lernende: readonly number[],
): Anteile | undefined {
  if (preise?.length !== bekannte.length || vorsichtig.faelltMitFranchise) return undefined
  const bleibt = (jeMonat: JePerson) =>
    summe(preise.map((preis, stelle) => nachAbzug(preis, jeMonat[artVon(bekannte[stelle], lernende)])))
  const enden = [bleibt(hoechstens.jeMonat), bleibt(vorsichtig.jeMonat)] as const
  return { ganz: summe(preise), tief: kleinerer(...enden), hoch: groesserer(...enden) }
}

const nachAbzug = (preis: Rappen, betrag: Rappen = NICHTS): Rappen => groesserer(NICHTS, minus(preis, betrag))

function artVon(person: Bekannte | undefined, lernende: readonly number[]): Personenart {
  if (!person) return 'erwachsen'
  return person.art === 'jung' && lernende.includes(person.nummer) ? 'jungInAusbildung' : person.art
}
