import type { Rappen } from './rappen.ts'

/**
 * Levy on CO2 and VOC, refunded every month through the health insurers (published by the BAFU each autumn).
 * A year that is missing here is shown without a deduction.
 */
const UMWELTABGABE: Readonly<Record<number, Rappen>> = { 2024: 535, 2025: 515, 2026: 515, 2027: 475 }

export function umweltabgabe(jahr: number): Rappen | undefined {
  return UMWELTABGABE[jahr]
}
