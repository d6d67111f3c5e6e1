import { kantonMitCode } from '#domain/kantone.ts'

/** Several premium regions, but one rule for all of them. */
const EINE_REGEL = ['BL', 'TI', 'VD']

/** The premium regions a visitor is asked for; none where the canton's rule does not. */
export function gefragteRegionen(kanton: string): readonly number[] {
  const regionen = kantonMitCode(kanton)?.regionen ?? []
  return regionen.length > 1 && !EINE_REGEL.includes(kanton) ? regionen : []
}
