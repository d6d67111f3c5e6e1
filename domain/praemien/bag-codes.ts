import { type Franchise, franchiseAusBetrag } from '../kosten/franchise.ts'
import type { Kanton } from '../orte/kantone.ts'
import type { Altersklasse } from './altersklasse.ts'
import { TARIFTYPEN, type Tariftyp } from './modelle.ts'

/**
 * The federal office's codes come in two generations: up to 2026 (`PR-REG CH1`, `AKL-ERW`, `TAR-HMO`) and from 2027
 * (`PR_REG_1`, `AKA_03_ERW`, `PRAXIS`). Both are read here; inside, only the first exists, except for the type of a tariff,
 * which from 2027 on says something else (`domain/praemien/modelle.ts`).
 */
export type Unfall = 'OHN-UNF' | 'MIT-UNF'

/** Column of a tariff: adults and young adults have one each, children one per tier of their family. */
export type Stufe = 'ERW' | 'JUG' | 'K1' | 'K3' | 'K4' | 'K5'

/** A map, not an object: a request's text must not find what every object inherits, such as `constructor`. */
const ALTERSKLASSE: ReadonlyMap<string, Altersklasse> = new Map([
  ['AKL-KIN', 'AKL-KIN'],
  ['AKL-JUG', 'AKL-JUG'],
  ['AKL-ERW', 'AKL-ERW'],
  ['AKA_01_KIN', 'AKL-KIN'],
  ['AKA_02_JUG', 'AKL-JUG'],
  ['AKA_03_ERW', 'AKL-ERW'],
])

export function altersklasseAusCode(code: string): Altersklasse | undefined {
  return ALTERSKLASSE.get(code)
}

export function unfallAusCode(code: string): Unfall | undefined {
  if (code === 'OHN-UNF' || code === 'OHN_UNF') return 'OHN-UNF'
  return code === 'MIT-UNF' || code === 'MIT_UNF' ? 'MIT-UNF' : undefined
}

/** What the visitor chooses, 'MIT' or 'OHNE'; anything but MIT is OHNE. */
export function unfallAusWahl(wahl: string): Unfall {
  return wahl === 'MIT' ? 'MIT-UNF' : 'OHN-UNF'
}

export function franchiseAusCode(code: string): Franchise | undefined {
  const match = /^FRA-(\d{1,4})$|^FRA_\d\d_[EJK]_(\d{4})$/.exec(code)
  return franchiseAusBetrag(Number(match?.[1] ?? match?.[2]))
}

export function regionAusCode(code: string): number | undefined {
  const ziffer = /^(?:PR-REG CH|PR_REG_)?([0-3])$/.exec(code)?.[1]
  return ziffer === undefined ? undefined : Number(ziffer)
}

/** A canton with one region takes every spelling of any region; elsewhere the number must exist. */
export function regionImKanton(kanton: Kanton, code: string): number | undefined {
  const region = regionAusCode(code)
  if (region === undefined) return undefined
  if (kanton.regionen.length === 1) return kanton.regionen[0]
  return kanton.regionen.includes(region) ? region : undefined
}

/** Adults' tier is empty up to 2026 and E1 or J1 from 2027; undefined for a child's tier nobody has defined. */
export function stufeAusCode(klasse: Altersklasse, untergruppe: string): Stufe | undefined {
  if (klasse === 'AKL-ERW') return untergruppe === '' || untergruppe === 'E1' ? 'ERW' : undefined
  if (klasse === 'AKL-JUG') return untergruppe === '' || untergruppe === 'J1' ? 'JUG' : undefined
  return untergruppe === 'K1' || untergruppe === 'K3' || untergruppe === 'K4' || untergruppe === 'K5'
    ? untergruppe
    : undefined
}

/** One child alone is tier K1. */
export function stufeEinerPerson(klasse: Altersklasse): Stufe {
  return klasse === 'AKL-ERW' ? 'ERW' : klasse === 'AKL-JUG' ? 'JUG' : 'K1'
}

/** The generations share no code; lists of tariff names leave the old prefix out (`HAM`). */
export function tariftypAusCode(code: string): Tariftyp | undefined {
  return TARIFTYPEN.find(typ => typ === code) ?? TARIFTYPEN.find(typ => typ === `TAR-${code}`)
}

/** Cross-border pseudo-cantons of the premium table. */
export function istPseudokanton(kanton: string): boolean {
  return kanton === 'ZE' || kanton === 'ZR'
}
