import { offenerHaushaltOhneAusbildung } from '../haushalt.ts'
import { nachAlter } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { keineZahl } from '../rechnen.ts'
import type { Anspruch, Lage, Regeln } from '../regel.ts'
import { allgemeinerAnspruch, auszahlung, hoechstensGanze, mitMindestanspruch } from '../richtpraemien.ts'

/** Sources: NG 742.111 of 09.12.2025; kKVG (NG 742.1); Merkblatt 2026, February 2026. */

const JAHR_2026 = {
  richtpraemien: nachAlter(5_400, 3_912, 1_260),
  selbstbehalt: 0.1,
  /** Art. 14 para. 1 kKVG: up to this income of the parents 80 % for a child. */
  grenzeKinder: 100_000,
  mindestKind: 0.8,
}
/** § 5 NG 742.111 */
const UNTERGRENZE = 100

function anspruch(lage: Lage): Anspruch {
  const { einheit } = lage
  const { richtpraemien, selbstbehalt, grenzeKinder, mindestKind } = JAHR_2026
  const grund = offenerHaushaltOhneAusbildung(einheit)
  if (grund) return keineZahl(grund)

  const { massgebend, schritte } = massgebendes(lage, { satz: 0.2 })
  const allgemein = allgemeinerAnspruch(einheit, richtpraemien, selbstbehalt, massgebend)
  // Art. 14 para. 2 kKVG can be read in three ways; only where there is no general claim all of them give the same.
  const kinderAnspruch = einheit.kind > 0 && massgebend <= grenzeKinder
  if (kinderAnspruch && allgemein.anspruch > 0) return keineZahl('kinderMindestanspruch')
  const minima = kinderAnspruch ? { kind: mindestKind * richtpraemien.kind } : {}
  const mit = mitMindestanspruch(einheit, allgemein.anteile, minima)
  return auszahlung(einheit, mit.aufDemGanzen, [...schritte, ...allgemein.schritte, ...mit.schritte], {
    untergrenze: UNTERGRENZE,
  })
}

export const NW: Regeln = {
  2026: { anspruch, hoechstens: () => hoechstensGanze(JAHR_2026.richtpraemien), deckel: 'netto' },
}
