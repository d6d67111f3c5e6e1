import { offenerHaushalt } from '../haushalt.ts'
import { nachAlter } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { keinAnspruch, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Lage, Regeln } from '../regel.ts'
import { allgemeinerAnspruch, auszahlung, hoechstensGanze, mitMindestanspruch } from '../richtpraemien.ts'

/**
 * Sources: EGzKVG (SRSZ 361.100), as of 01.02.2026; SRSZ 361.110 § 1; VVzEGzKVG (SRSZ 361.111) § 7a; SVA Schwyz, Grenzwerte
 * 2026 of 05.11.2025 and Merkblatt 2027 of 23.03.2026, whose examples still have the premiums of 2026.
 */

const JAHR_2026 = {
  /** 90 % of the average premiums. */
  richtpraemien: nachAlter(5_583.6, 3_931.2, 1_285.2),
  selbstbehalt: 0.11,
  /** By number of children. Holds for the cheapest rents; elsewhere the limit is higher, by how much is not published. */
  hoechsteinkommen: {
    allein: [43_554, 56_052, 65_845, 74_343, 80_161],
    ehepaar: [63_573, 74_631, 84_184, 90_882, 96_700],
  },
  /** The limit contains the average premiums (§ 5), which are lower for young ones: 6204 less 4368. */
  wenigerJeJunge: 1_836,
}
const MINDESTANTEIL = { kind: 0.8, jungInAusbildung: 0.5 }
const UNTERGRENZE = 50

function anspruch(lage: Lage): Anspruch {
  const { einheit, vermoegen } = lage
  const { verheiratet, erwachsen, jung, jungInAusbildung, kind } = einheit
  const { richtpraemien, selbstbehalt, hoechsteinkommen, wenigerJeJunge } = JAHR_2026
  const grund = offenerHaushalt(einheit)
  if (grund) return keineZahl(grund)
  const frei = 25_000 * (erwachsen + jung) + 15_000 * (kind + jungInAusbildung)
  // § 5 para. 1 lit. d
  const hoechstvermoegen = frei + (verheiratet ? 500_000 : 250_000)
  if (vermoegen > hoechstvermoegen) return keinAnspruch(einheit, [schritt('vermoegensgrenze', hoechstvermoegen)])
  // Below it, the allowance is told for grown-ups, children and young ones in training alone.
  if (jung > 0 && vermoegen > 0) return keineZahl('vermoegenMitJungen')
  const publiziert = (verheiratet ? hoechsteinkommen.ehepaar : hoechsteinkommen.allein)[kind]
  if (publiziert === undefined) return keineZahl('haushaltNichtBeschrieben')

  const { massgebend, schritte } = massgebendes(lage, { satz: 0.1, frei })
  const allgemein = allgemeinerAnspruch(einheit, richtpraemien, selbstbehalt, massgebend)
  // Below the limit everybody is entitled; at or above it only a claim too small to be paid is sure.
  const ohneMindestanspruch = kind + jungInAusbildung === 0
  const zuKlein = ohneMindestanspruch && allgemein.anspruch < UNTERGRENZE
  if (massgebend >= publiziert - wenigerJeJunge * jung && !zuKlein) return keineZahl('offeneZone')
  // The examples print the plain difference and add that the minimum is examined: ours is a floor of the sum.
  const mit = mitMindestanspruch(einheit, allgemein.anteile, {
    kind: MINDESTANTEIL.kind * richtpraemien.kind,
    jungInAusbildung: MINDESTANTEIL.jungInAusbildung * richtpraemien.jungInAusbildung,
  })
  return auszahlung(einheit, mit.aufDemGanzen, [...schritte, ...allgemein.schritte, ...mit.schritte], {
    untergrenze: UNTERGRENZE,
    mindestens: !mit.eindeutig,
  })
}

export const SZ: Regeln = {
  2026: { anspruch, hoechstens: () => hoechstensGanze(JAHR_2026.richtpraemien), deckel: 'netto' },
}
