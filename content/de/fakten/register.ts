import { AUSSTAENDE } from './ausstaende.ts'
import type { Fakt, Thema } from './fakt.ts'
import { GRENZGAENGER } from './grenzgaenger.ts'
import { KOSTENBETEILIGUNG } from './kostenbeteiligung.ts'
import { KUENDIGUNG } from './kuendigung.ts'
import { LEISTUNGEN } from './leistungen.ts'
import { PRAEMIEN } from './praemien.ts'
import { REFORMEN } from './reformen.ts'
import { UNFALL } from './unfall.ts'
import { VERBILLIGUNG } from './verbilligung.ts'
import { VERBILLIGUNG_NEU } from './verbilligung-neu.ts'
import { VERMITTLUNG } from './vermittlung.ts'
import { VERSICHERUNGSPFLICHT } from './versicherungspflicht.ts'
import { VERSPRECHEN } from './versprechen.ts'

/** All that the texts state as true, by subject. Server and build only: no page loads it. */
export const THEMEN: readonly Thema[] = [
  KOSTENBETEILIGUNG,
  KUENDIGUNG,
  AUSSTAENDE,
  VERSICHERUNGSPFLICHT,
  GRENZGAENGER,
  PRAEMIEN,
  VERSPRECHEN,
  UNFALL,
  LEISTUNGEN,
  VERBILLIGUNG,
  VERBILLIGUNG_NEU,
  REFORMEN,
  VERMITTLUNG,
]

const ALLE = {
  ...KOSTENBETEILIGUNG.fakten,
  ...KUENDIGUNG.fakten,
  ...AUSSTAENDE.fakten,
  ...VERSICHERUNGSPFLICHT.fakten,
  ...GRENZGAENGER.fakten,
  ...PRAEMIEN.fakten,
  ...VERSPRECHEN.fakten,
  ...UNFALL.fakten,
  ...LEISTUNGEN.fakten,
  ...VERBILLIGUNG.fakten,
  ...VERBILLIGUNG_NEU.fakten,
  ...REFORMEN.fakten,
  ...VERMITTLUNG.fakten,
}

export type FaktId = keyof typeof ALLE
export const FAKTEN: Readonly<Record<FaktId, Fakt>> = ALLE

/** The figures alone, as texts name them: `props.fakt.selbstbehalt.erwachsene`. */
export const WERTE: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(FAKTEN).map(([id, { werte = {} }]) => [id, werte]),
)
