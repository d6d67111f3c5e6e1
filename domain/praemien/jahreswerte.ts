import { type Rappen, rappen } from '../werte/rappen.ts'

/** The year of a price; with the refund the operator has set for it, where no release knows one yet. */
export type Preisjahr = { jahr: number; abgabe?: Rappen }

/** Levy on CO2 and VOC, refunded every month through the health insurers (published by the BAFU each autumn). */
const UMWELTABGABE: Readonly<Record<number, Rappen>> = {
  2024: rappen(535),
  2025: rappen(515),
  2026: rappen(515),
  2027: rappen(475),
}

/** The refund per month. A year without one is shown without a deduction. */
export function umweltabgabe({ jahr, abgabe }: Preisjahr): Rappen | undefined {
  return UMWELTABGABE[jahr] ?? abgabe
}
