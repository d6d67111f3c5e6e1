import type { Einheit, Grund } from './regel.ts'

/**
 * Who claims is one grown-up or two who are a couple; young ones out of training count as grown-ups. Why no rule describes
 * this household, undefined when one does.
 */
export function offenerHaushalt({ verheiratet, erwachsen, jung, jungInAusbildung }: Einheit): Grund | undefined {
  const eltern = erwachsen + jung
  const erwartet = verheiratet ? 2 : 1
  if (eltern === erwartet) return undefined
  if (eltern < erwartet) return jungInAusbildung > 0 ? 'inAusbildung' : 'haushaltNichtBeschrieben'
  if (erwachsen > 0 && erwachsen <= erwartet) return 'jungeInDerFamilie'
  return verheiratet ? 'haushaltNichtBeschrieben' : 'konkubinat'
}

/** The same in cantons whose sources do not tell how young ones in training are reckoned. */
export const offenerHaushaltOhneAusbildung = (einheit: Einheit): Grund | undefined =>
  offenerHaushalt(einheit) ?? (einheit.jungInAusbildung > 0 ? 'inAusbildung' : undefined)
