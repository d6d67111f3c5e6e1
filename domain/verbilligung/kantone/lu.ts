import { auchInAusbildung } from '../haushalt.ts'
import { nachAlter } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { keinAnspruch, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Lage, Regeln } from '../regel.ts'
import { allgemeinerAnspruch, auszahlung, hoechstensGanze, mitFestemTeil } from '../richtpraemien.ts'

/**
 * Sources: Prämienverbilligungsverordnung (SRL 866a) of 04.11.2025; Prämienverbilligungsgesetz (SRL 866); WAS, Richtprämien
 * 2026 and Berechnungsbeispiel 2026, November 2025. Another collection counts children with 80 %; the official example has
 * 20 % in the sum and 80 % in any case.
 */

const RICHTPRAEMIEN_2026 = [
  nachAlter(5_628, 4_044, 1_308),
  nachAlter(5_304, 3_780, 1_224),
  nachAlter(5_100, 3_660, 1_176),
]

/** § 2a SRL 866a: up to this income 80 % of a child's premium and half of one's in training are paid in any case. */
const GRENZE = { eltern: 96_392, elternteil: 77_114 }
const FEST = { kind: 0.8, jungInAusbildung: 0.5 }
const UNTERGRENZE = 100

function anspruch(lage: Lage, kinder: number): Anspruch {
  const { einheit, region, vermoegen } = lage
  const { verheiratet, kind, jungInAusbildung } = einheit
  const praemien = RICHTPRAEMIEN_2026[region - 1]
  if (!praemien) return keineZahl('angabeFehlt')
  // § 7 para. 2ter SRL 866
  const hoechstvermoegen = (verheiratet ? 200_000 : 100_000) + 50_000 * kinder
  if (vermoegen > hoechstvermoegen) return keinAnspruch(einheit, [schritt('vermoegensgrenze', hoechstvermoegen)])

  const { massgebend, schritte } = massgebendes(lage, { satz: 0.1, abzuege: [9_000 * kinder] })
  // § 2 SRL 866a: 10 % and 0.00006 percentage points for each franc
  const satz = 0.1 + 0.0000006 * massgebend
  const grenze = verheiratet ? GRENZE.eltern : GRENZE.elternteil
  if (kind + jungInAusbildung > 0 && massgebend > grenze) {
    // Whether a child then counts with its whole premium is open.
    return allgemeinerAnspruch(einheit, praemien, satz, massgebend).anspruch > 0
      ? keineZahl('kinderMindestanspruch')
      : keinAnspruch(einheit, [...schritte, schritt('einkommensgrenze', grenze)])
  }
  const mit = mitFestemTeil(einheit, praemien, { fest: FEST, satz, massgebend })
  return auszahlung(einheit, mit.jePerson, [...schritte, ...mit.schritte], { untergrenze: UNTERGRENZE, auf: true })
}

export const LU: Regeln = {
  2026: {
    anspruch: lage => auchInAusbildung(lage, kinder => anspruch(lage, kinder)),
    hoechstens: region => hoechstensGanze(RICHTPRAEMIEN_2026[region - 1]),
    deckel: 'netto',
  },
}
