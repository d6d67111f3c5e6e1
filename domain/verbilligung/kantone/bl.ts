import { offenerHaushaltOhneAusbildung } from '../haushalt.ts'
import { nachAlter } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { keinAnspruch, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Einheit, Lage, Regeln } from '../regel.ts'
import { allgemeinerAnspruch, auszahlung, hoechstensGanze, mitMindestanspruch } from '../richtpraemien.ts'

/** Sources: EG KVG (SGS 362), in force 01.04.2023; Dekret SGS 362.1; PVV (SGS 362.12) of 18.11.2025, in force 01.01.2026. */

const JAHR_2026 = {
  richtpraemien: nachAlter(12 * 383, 12 * 318, 12 * 164),
  prozentanteil: 0.0775,
  /** § 1 Dekret, by number of children. */
  obergrenzen: { eine: [31_000, 52_000, 68_000], zwei: [51_000, 72_000, 88_000], jeWeiteresKind: 11_000 },
}
/** § 8 para. 3 EG KVG: at least this part for children and for young ones. */
const MINDESTANTEIL = { kind: 0.8, jung: 0.5 }
const ABZUG_JE_KIND = 5_000

function obergrenzeVon({ verheiratet, kind }: Einheit): number {
  const { eine, zwei, jeWeiteresKind } = JAHR_2026.obergrenzen
  return ((verheiratet ? zwei : eine)[Math.min(kind, 2)] ?? 0) + jeWeiteresKind * Math.max(0, kind - 2)
}

function anspruch(lage: Lage): Anspruch {
  const { einheit } = lage
  const { richtpraemien, prozentanteil } = JAHR_2026
  const grund = offenerHaushaltOhneAusbildung(einheit)
  if (grund) return keineZahl(grund)

  const { massgebend, schritte } = massgebendes(lage, { satz: 0.2, abzuege: [ABZUG_JE_KIND * einheit.kind] })
  // The calculator of the office refuses from exactly the limit on.
  const obergrenze = obergrenzeVon(einheit)
  if (massgebend >= obergrenze) return keinAnspruch(einheit, [...schritte, schritt('einkommensgrenze', obergrenze)])
  const allgemein = allgemeinerAnspruch(einheit, richtpraemien, prozentanteil, massgebend)
  const mit = mitMindestanspruch(einheit, allgemein.anteile, {
    kind: MINDESTANTEIL.kind * richtpraemien.kind,
    jung: MINDESTANTEIL.jung * richtpraemien.jung,
  })
  // A floor of the sum, or each child on top of the parents' share: open.
  if (!mit.eindeutig) return keineZahl(einheit.kind > 0 ? 'kinderMindestanspruch' : 'jungeErwachsene')
  return auszahlung(einheit, mit.aufDemGanzen, [...schritte, ...allgemein.schritte, ...mit.schritte])
}

export const BL: Regeln = {
  2026: { anspruch, hoechstens: () => hoechstensGanze(JAHR_2026.richtpraemien), deckel: 'netto' },
}
