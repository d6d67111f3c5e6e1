import type { Altersklasse } from '#domain/altersklasse.ts'
import type { Franchise } from '#domain/franchise.ts'
import { kostenbeteiligung } from '#domain/kostenbeteiligung.ts'
import type { Rappen } from '#domain/rappen.ts'

type Aufteilung = { franchise: Rappen; selbstbehalt: Rappen; selbst: Rappen; kasse: Rappen }

/** Who pays what of a year's health costs. */
export function aufteilung(kosten: Rappen, franchise: Franchise, klasse: Altersklasse): Aufteilung {
  const selbst = kostenbeteiligung(kosten, franchise, klasse)
  const bisFranchise = Math.min(kosten, franchise * 100)
  return { franchise: bisFranchise, selbstbehalt: selbst - bisFranchise, selbst, kasse: kosten - selbst }
}

const GANZE_BREITE: Franchise = 2500
const KLEINSTER_ANTEIL = 0.08

/** Width of a franchise's bar, 0 to 1: even the smallest one is seen. */
export function balkenanteil(franchise: Franchise): number {
  return Math.max(franchise / GANZE_BREITE, KLEINSTER_ANTEIL)
}
