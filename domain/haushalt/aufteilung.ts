import type { Erstkontakt } from '../praemien/modelle.ts'
import { imJahr } from '../praemien/praemie.ts'
import type { Regionstabelle } from '../praemien/regionstabelle.ts'
import { minus, rappen } from '../werte/rappen.ts'
import { alleBeiEinerKasse, besteKombination, type Kassenloesung, type Loesung } from './antwort.ts'
import { haushaltspreise, type Mitglied } from './haushalt.ts'

/** By what offers are ranked: the premium, or what a year costs with the expected health costs. */
export type Ordnung = 'preis' | 'gesamtkosten'

/** All at one insurer, or everybody where it costs least. */
export type Aufteilung = 'kasse' | 'kombination'

/** Both ways to insure several; one person is a combination of one. */
export type Loesungen = { kassen: readonly Kassenloesung[]; kombination: Loesung | undefined }

/** Which offers come into question. */
export type Auslese = { kontakte: readonly Erstkontakt[]; kassen: ReadonlySet<number> | null }

export const ALLE: Auslese = { kontakte: [], kassen: null }

export function loesungen(
  tabelle: Regionstabelle,
  personen: readonly Mitglied[],
  bfs: number | undefined,
  { kontakte, kassen }: Auslese,
): Loesungen {
  const frage = { tabelle, personen, bfs, kontakte, ...(kassen && { kassen }) }
  // Both look at the same prices.
  const preise = haushaltspreise(frage)
  return {
    kassen: personen.length > 1 ? alleBeiEinerKasse(frage, preise) : [],
    kombination: besteKombination(frage, preise),
  }
}

/** Less than that in a year is not worth several bills. */
const WERT_IM_JAHR = rappen(120_00)

/** What is paid in a year, by which the answers are ranked. */
export const mass = ({ praemien, gesamt }: Loesung, ordnung: Ordnung) =>
  ordnung === 'preis' ? imJahr(praemien) : gesamt

/** Where nobody has said otherwise: all at one insurer, unless that costs much more. */
export function anfangsAufteilung({ kassen: [kasse], kombination }: Loesungen, ordnung: Ordnung): Aufteilung {
  if (!kasse || !kombination) return 'kombination'
  return minus(mass(kasse, ordnung), mass(kombination, ordnung)) >= WERT_IM_JAHR ? 'kombination' : 'kasse'
}
