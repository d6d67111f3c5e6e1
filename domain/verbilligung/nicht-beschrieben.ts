import { istKonkubinat, personen } from './rechnen.ts'
import type { Einheit, Grund } from './regel.ts'

/**
 * About whom of 19 to 25 a canton's rule says enough: nobody, one person by herself and not in training, or anybody.
 */
type Junge = 'nie' | 'allein' | 'immer'

/**
 * Why a rule says nothing about a unit. All describe one person or a couple from 26, with any number of children; with
 * younger grown-ups it mostly hangs on facts that nobody enters here (training, own income, whose unit).
 */
export function nichtBeschrieben(einheit: Einheit, junge: Junge): Grund | undefined {
  const { verheiratet, erwachsen, jung, jungInAusbildung, kind } = einheit
  if (istKonkubinat(einheit)) return 'konkubinat'
  if (junge === 'nie' && jung + jungInAusbildung > 0) return 'jungeErwachsene'
  if (junge === 'allein' && jungInAusbildung > 0) return 'inAusbildung'
  if (erwachsen === 0) {
    const allein = personen(einheit) === 1 && kind === 0 && !verheiratet
    return allein ? undefined : 'haushaltNichtBeschrieben'
  }
  if (erwachsen !== (verheiratet ? 2 : 1)) return 'haushaltNichtBeschrieben'
  return junge === 'allein' && jung > 0 ? 'jungeInDerFamilie' : undefined
}
