import { einhellig, keineZahl } from './rechnen.ts'
import type { Anspruch, Einheit, Grund, Lage } from './regel.ts'

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

/**
 * The same where they belong to their parents' unit, but whether they count as children there is open, and so is what they get: all
 * that can be sure is that nobody gets anything. `gerechnet` is told how many count as children, and reckons with the most that
 * those in training may get.
 */
export function auchInAusbildung(lage: Lage, gerechnet: (kinder: number) => Anspruch): Anspruch {
  const { kind, jungInAusbildung } = lage.einheit
  const grund = offenerHaushalt(lage.einheit)
  if (grund) return keineZahl(grund)
  if (jungInAusbildung === 0) return gerechnet(kind)
  const lesarten = [kind, kind + jungInAusbildung].map(gerechnet)
  return einhellig(
    'inAusbildung',
    lesarten.map(lesart => (lesart.art === 'betrag' && lesart.imJahr === 0 ? lesart : keineZahl('inAusbildung'))),
  )
}
