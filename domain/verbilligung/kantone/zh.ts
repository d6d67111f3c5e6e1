import { offenerHaushaltOhneAusbildung } from '../haushalt.ts'
import { type JeArt, jeArt, nachAlter } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { keinAnspruch, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Lage, Regeln } from '../regel.ts'
import { allgemeinerAnspruch, auszahlung, hoechstensGanze, mitMindestanspruch } from '../richtpraemien.ts'

/**
 * Sources: EG KVG (LS 832.01); RRB 297/2025 of 19.03.2025; SVA Zürich, regional average premiums 2026 and income limits 2026,
 * 2027; RRB 303/2026 of 18.03.2026. The calculation example of the SVA starts from 5776; 70 % of 640 × 12 is 5376, and only
 * that explains the published limits.
 */

const JAHR_2026 = {
  /** Average premiums a month by region. */
  durchschnitt: [nachAlter(640, 459, 154), nachAlter(584, 420, 140), nachAlter(544, 389, 130)],
  referenz: 0.7,
  eigenanteil: { allein: 0.084, verheiratet: 0.105 },
  /** Children: 80 % of 84 % of the average premium, up to this income; above it 60 % of the excess are taken off. */
  mindestKind: 0.84 * 0.8,
  familiengrenze: 70_500,
  abbau: 0.6,
}

/** Provisional; premiums of the year are not published. By region: alone, alone up to 25, married, married up to 25. */
const GRENZEN_2027 = [
  [59_420, 42_620, 94_670, 67_900],
  [54_235, 39_045, 86_410, 62_205],
  [50_570, 36_185, 80_575, 57_650],
]

/** 2026 and 2027: above the limit no claim, above half of it a tenth counts as income. */
const vermoegensgrenze = ({ einheit }: Lage) => (einheit.verheiratet || einheit.kind > 0 ? 300_000 : 150_000)
const mitVermoegen = (lage: Lage) => massgebendes(lage, { satz: 0.1, frei: vermoegensgrenze(lage) / 2 })

const referenzpraemien = (region: number): JeArt | undefined => {
  const monat = JAHR_2026.durchschnitt[region - 1]
  return monat && jeArt(art => JAHR_2026.referenz * monat[art] * 12)
}

function anspruch2026(lage: Lage): Anspruch {
  const { einheit, region, vermoegen } = lage
  const { durchschnitt, eigenanteil, mindestKind, familiengrenze, abbau } = JAHR_2026
  const grund = offenerHaushaltOhneAusbildung(einheit)
  if (grund) return keineZahl(grund)
  const praemien = referenzpraemien(region)
  if (!praemien) return keineZahl('angabeFehlt')
  const grenze = vermoegensgrenze(lage)
  if (vermoegen > grenze) return keinAnspruch(einheit, [schritt('vermoegensgrenze', grenze)])

  const { massgebend, schritte } = mitVermoegen(lage)
  // § 3 para. 3, § 6 para. 3 and 4
  const satz = einheit.verheiratet ? eigenanteil.verheiratet : eigenanteil.allein
  const allgemein = allgemeinerAnspruch(einheit, praemien, satz, massgebend)
  // § 7: the reduction above the limit is per child or per family, which is not settled.
  const mindest = mindestKind * (durchschnitt[region - 1]?.kind ?? 0) * 12
  const abgebaut = familiengrenze + (einheit.kind * mindest) / abbau
  const ueberGrenze = massgebend > familiengrenze
  if (ueberGrenze && massgebend < abgebaut && allgemein.anteile.kind < mindest) return keineZahl('offeneZone')
  const mit = mitMindestanspruch(einheit, allgemein.anteile, ueberGrenze ? {} : { kind: mindest })
  return auszahlung(einheit, mit.jePerson, [...schritte, ...allgemein.schritte, ...mit.schritte])
}

function anspruch2027(lage: Lage): Anspruch {
  const { einheit, region, vermoegen } = lage
  const grund = offenerHaushaltOhneAusbildung(einheit)
  if (grund) return keineZahl(grund)
  if (einheit.kind > 0) return keineZahl('jahrNichtPubliziert')
  const hoechstvermoegen = vermoegensgrenze(lage)
  if (vermoegen > hoechstvermoegen) return keinAnspruch(einheit, [schritt('vermoegensgrenze', hoechstvermoegen)])
  const spalte = (einheit.verheiratet ? 2 : 0) + (einheit.erwachsen > 0 ? 0 : 1)
  const grenze = GRENZEN_2027[region - 1]?.[spalte]
  if (grenze === undefined) return keineZahl('angabeFehlt')
  const { massgebend, schritte } = mitVermoegen(lage)
  return massgebend > grenze
    ? keinAnspruch(einheit, [...schritte, schritt('einkommensgrenze', grenze)])
    : keineZahl('jahrNichtPubliziert')
}

export const ZH: Regeln = {
  2026: {
    anspruch: anspruch2026,
    hoechstens: region => hoechstensGanze(referenzpraemien(region)),
    deckel: 'brutto',
  },
  2027: { anspruch: anspruch2027, hoechstens: () => ({}), deckel: 'brutto' },
}
