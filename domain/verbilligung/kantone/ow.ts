import { offenerHaushalt } from '../haushalt.ts'
import { nachAlter } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { keinAnspruch, keineZahl, personen, schritt } from '../rechnen.ts'
import type { Anspruch, Einheit, Lage, Regeln } from '../regel.ts'
import { allgemeinerAnspruch, auszahlung, hoechstensGanze, mitMindestanspruch } from '../richtpraemien.ts'

/**
 * Sources: Kantonsratsbeschluss GDB 851.12 of 26.03.2026; EV KVG (GDB 851.11); Merkblatt 2026, January 2026. EG KVG Art. 2
 * para. 2 (GDB 851.1), since 01.04.2026, frames the own share by 9 to 12 %, the decision for 2026 has no upper end: no figure
 * where it matters.
 */

const JAHR_2026 = {
  richtpraemien: nachAlter(5_018.4, 3_570, 1_380),
  /** Rises with each franc above `ab`: 0.01 percentage points for 100 francs. */
  selbstbehalt: { satz: 0.095, ab: 35_000, jeFranken: 0.000001, rahmen: 0.12 },
  /** Art. 7 EV KVG: no claim from these incomes on; the minimum for children ends at the first. */
  grenze: 50_000,
  grenzeMitKindern: 75_000,
  grenzeInAusbildung: 25_000,
}
const ABZUG = 7_000
const UNTERGRENZE = 100

/** Art. 7 para. 4 EV KVG: 80 % for the first three children, all for the further ones; here the mean of them. */
function mindestansprueche({ kind }: Einheit, massgebend: number) {
  const { richtpraemien, grenze, grenzeInAusbildung } = JAHR_2026
  const gezaehlt = 0.8 * Math.min(kind, 3) + Math.max(0, kind - 3)
  return {
    kind: kind > 0 && massgebend < grenze ? (richtpraemien.kind * gezaehlt) / kind : 0,
    jungInAusbildung: massgebend < grenzeInAusbildung ? 0.5 * richtpraemien.jungInAusbildung : 0,
  }
}

function anspruch(lage: Lage): Anspruch {
  const { einheit } = lage
  const { verheiratet, jung, jungInAusbildung, kind } = einheit
  const { richtpraemien, selbstbehalt, grenze, grenzeMitKindern } = JAHR_2026
  const grund = offenerHaushalt({ ...einheit, jung: jung + jungInAusbildung, jungInAusbildung: 0 })
  if (grund) return keineZahl(grund)
  // Merkblatt 2026: young ones apply alone, in training their own income counts; families apply together for their children.
  // Which of the two holds for young couples and young parents is not said.
  if (jung + jungInAusbildung > 0 && personen(einheit) > 1) return keineZahl('jungeErwachsene')

  const { massgebend, schritte } = massgebendes(lage, {
    satz: 0.1,
    abzuege: [ABZUG * (kind + (verheiratet ? 1 : 0))],
  })
  const hoechsteinkommen = kind > 0 ? grenzeMitKindern : grenze
  if (massgebend >= hoechsteinkommen) {
    return keinAnspruch(einheit, [...schritte, schritt('einkommensgrenze', hoechsteinkommen)])
  }
  const satz = selbstbehalt.satz + selbstbehalt.jeFranken * Math.max(0, massgebend - selbstbehalt.ab)
  const allgemein = allgemeinerAnspruch(einheit, richtpraemien, satz, massgebend)
  const imRahmen = allgemeinerAnspruch(einheit, richtpraemien, Math.min(satz, selbstbehalt.rahmen), massgebend)
  if (imRahmen.anspruch > allgemein.anspruch && imRahmen.anspruch >= UNTERGRENZE) return keineZahl('widerspruch')
  const mit = mitMindestanspruch(einheit, allgemein.anteile, mindestansprueche(einheit, massgebend))
  // Art. 14 para. 4 EV KVG: up to five Rappen a month
  return auszahlung(einheit, mit.aufDemGanzen, [...schritte, ...allgemein.schritte, ...mit.schritte], {
    untergrenze: UNTERGRENZE,
    auf: true,
  })
}

export const OW: Regeln = {
  2026: { anspruch, hoechstens: () => hoechstensGanze(JAHR_2026.richtpraemien), deckel: 'netto' },
}
