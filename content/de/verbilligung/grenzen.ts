import { type Franken, franken } from '#domain/werte/rappen.ts'

export type Grenzen = {
  kanton: string
  /** Where in the canton, if amounts differ by region. */
  wo?: string
  /** The determining income up to which one adult may get something. */
  allein: Franken
  /** Couple with two children. */
  familie: Franken
  /** The most that one adult gets a month, in whole francs. */
  hoechstens: Franken
}

/** Published limits of 2026 that can be read without working anything out; the sources stand with the cantons. */
export const GRENZEN_2026: readonly Grenzen[] = [
  { kanton: 'ZH', wo: 'Stadt Zürich', allein: franken(64_000), familie: franken(127_040), hoechstens: franken(448) },
  { kanton: 'BE', wo: 'Region 1', allein: franken(35_000), familie: franken(45_000), hoechstens: franken(221) },
  { kanton: 'FR', wo: 'Saane', allein: franken(37_000), familie: franken(93_000), hoechstens: franken(369) },
  { kanton: 'BS', allein: franken(49_375), familie: franken(97_000), hoechstens: franken(444) },
  { kanton: 'BL', allein: franken(31_000), familie: franken(88_000), hoechstens: franken(383) },
  { kanton: 'AR', allein: franken(35_000), familie: franken(75_900), hoechstens: franken(502) },
  { kanton: 'VD', allein: franken(50_000), familie: franken(76_000), hoechstens: franken(331) },
  { kanton: 'VS', wo: 'Region 1', allein: franken(38_500), familie: franken(116_000), hoechstens: franken(392) },
  { kanton: 'GE', allein: franken(50_000), familie: franken(157_000), hoechstens: franken(348) },
]
