import type { Altersklasse } from '../praemien/altersklasse.ts'
import { franken, inRappen, type Rappen } from '../werte/rappen.ts'

/** Yearly amount in whole francs. */
export type Franchise = (typeof ERWACHSENE)[number] | (typeof KINDER)[number]
export type FranchiseCode = `FRA-${number}`

const ERWACHSENE = [300, 500, 1000, 1500, 2000, 2500] as const
const KINDER = [0, 100, 200, 300, 400, 500, 600] as const

/** Every amount that exists for anyone, ascending. */
export const ALLE_FRANCHISEN: readonly Franchise[] = [...new Set([...KINDER, ...ERWACHSENE])].sort((a, b) => a - b)

/** KVV 93 para. 1 and KVV 103 para. 1. Whether an insurer sells a step is a matter of its tariff. */
export function erlaubteFranchisen(klasse: Altersklasse): readonly Franchise[] {
  return klasse === 'AKL-KIN' ? KINDER : ERWACHSENE
}

export function ordentlicheFranchise(klasse: Altersklasse): Franchise {
  return klasse === 'AKL-KIN' ? 0 : 300
}

export function hoechsteFranchise(klasse: Altersklasse): Franchise {
  return klasse === 'AKL-KIN' ? 600 : 2500
}

/** The chosen one where the person's class has it that year. Adults start with the highest, as does a child alone; of a household with none. */
export function gueltigeFranchise(gewaehlt: Franchise | null, klasse: Altersklasse, zuMehreren: boolean): Franchise {
  if (gewaehlt !== null && erlaubteFranchisen(klasse).includes(gewaehlt)) return gewaehlt
  return klasse === 'AKL-KIN' && zuMehreren ? 0 : hoechsteFranchise(klasse)
}

/** Undefined for every amount that is none. */
export function franchiseAusBetrag(betrag: number): Franchise | undefined {
  return ALLE_FRANCHISEN.find(franchise => franchise === betrag)
}

export function franchiseCode(franchise: Franchise): FranchiseCode {
  return `FRA-${franchise}`
}

/** The specification's lenient reading: whatever is no franchise counts as the ordinary one of adults. */
export function franchiseAusEingabe(text: string): Franchise {
  return franchiseAusBetrag(Number(/^(?:FRA-)?(\d+)$/.exec(text.trim())?.[1])) ?? 300
}

export const franchiseBetrag = (franchise: Franchise): Rappen => inRappen(franken(franchise))
