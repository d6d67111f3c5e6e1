import { offenerHaushalt } from '../haushalt.ts'
import { nachAlter } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { keineZahl, personen } from '../rechnen.ts'
import type { Anspruch, Lage, Regeln } from '../regel.ts'
import { auszahlung, hoechstensGanze, mitFestemTeil } from '../richtpraemien.ts'

/**
 * Sources: Prämienverbilligungsreglement (RB 20.2213), in force 01.11.2024; media release of 18.12.2025; SVS Uri,
 * Berechnungsformular 2026.
 */

const JAHR_2026 = {
  richtpraemien: nachAlter(4_368, 2_844, 1_104),
  selbstbehalt: 0.085,
  /** Up to this income a part is paid in any case; only the rest counts among the premiums. */
  mittleresEinkommen: 90_000,
  fest: { kind: 0.8, jungInAusbildung: 0.5 },
}

function anspruch(lage: Lage): Anspruch {
  const { einheit } = lage
  const { richtpraemien, selbstbehalt, mittleresEinkommen, fest } = JAHR_2026
  const junge = einheit.jung + einheit.jungInAusbildung
  const grund = offenerHaushalt({ ...einheit, jung: junge, jungInAusbildung: 0 })
  if (grund) return keineZahl(grund)
  // Art. 4 para. 6: young ones are reckoned on their own, in training or not. What becomes of a spouse's income and of
  // children is not said.
  if (junge > 0 && personen(einheit) > 1) return keineZahl('jungeErwachsene')

  const { massgebend, schritte } = massgebendes(lage, { satz: 0.15 })
  const mit = mitFestemTeil(einheit, richtpraemien, {
    fest: massgebend <= mittleresEinkommen ? fest : {},
    satz: selbstbehalt,
    massgebend,
  })
  return auszahlung(einheit, mit.jePerson, [...schritte, ...mit.schritte])
}

export const UR: Regeln = {
  2026: { anspruch, hoechstens: () => hoechstensGanze(JAHR_2026.richtpraemien), deckel: 'keiner' },
}
