import { type Franken, franken } from '../werte/rappen.ts'

/* Health costs of a year as visitors name them: whole francs, up to where every franchise and its share are reached. */

export const HOECHSTE_KOSTEN = franken(10_000)
export const KOSTENSCHRITT = franken(100)

/** What is assumed until the visitor says otherwise. */
export const ERWARTETE_KOSTEN = franken(800)

/** A healthy year, as an example. */
export const WENIG_KOSTEN = franken(300)

/** The steps to choose from where there is no room for every hundred. */
export const KOSTENSTUFEN: readonly Franken[] = [0, 200, 500, 800, 1000, 1500, 2000, 3000, 5000, 7500, 10_000].map(
  franken,
)
