import { auchInAusbildung } from '../haushalt.ts'
import { type JeArt, jeArt, nachAlter, summeVon } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { ARTEN, keinAnspruch, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Einheit, Lage, Regeln } from '../regel.ts'
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
  /** 80 % for children and half in training, of 84 % of the average premium. */
  mindestens: { ...nachAlter(0, 0, 0.84 * 0.8), jungInAusbildung: 0.84 * 0.5 },
  /** Up to this income, higher with somebody in training; above it 60 % of the excess are taken off. */
  familiengrenze: { kinder: 70_500, inAusbildung: 94_000 },
  abbau: 0.6,
}

/** Provisional; premiums of the year are not published. By region: alone, alone up to 25, married, married up to 25. */
const GRENZEN_2027 = [
  [59_420, 42_620, 94_670, 67_900],
  [54_235, 39_045, 86_410, 62_205],
  [50_570, 36_185, 80_575, 57_650],
]

/** 2026 and 2027: above the limit no claim, above half of it a tenth counts as income. */
const vermoegensgrenze = ({ verheiratet }: Einheit, kinder: number) => (verheiratet || kinder > 0 ? 300_000 : 150_000)

const referenzpraemien = (region: number): JeArt | undefined => {
  const monat = JAHR_2026.durchschnitt[region - 1]
  return monat && jeArt(art => JAHR_2026.referenz * monat[art] * 12)
}

function anspruch2026(lage: Lage, kinder: number): Anspruch {
  const { einheit, region, vermoegen } = lage
  const { referenz, eigenanteil, mindestens, familiengrenze, abbau } = JAHR_2026
  const praemien = referenzpraemien(region)
  if (!praemien) return keineZahl('angabeFehlt')
  const grenze = vermoegensgrenze(einheit, kinder)
  if (vermoegen > grenze) return keinAnspruch(einheit, [schritt('vermoegensgrenze', grenze)])

  const { massgebend, schritte } = massgebendes(lage, { satz: 0.1, frei: grenze / 2 })
  // § 3 para. 3, § 6 para. 3 and 4
  const satz = einheit.verheiratet ? eigenanteil.verheiratet : eigenanteil.allein
  const allgemein = allgemeinerAnspruch(einheit, praemien, satz, massgebend)
  // § 7: the reduction above the limit is per child or per family, which is not settled.
  const minima = jeArt(art => (mindestens[art] / referenz) * praemien[art])
  const familien = einheit.jungInAusbildung > 0 ? familiengrenze.inAusbildung : familiengrenze.kinder
  const abgebaut = familien + summeVon(einheit, minima) / abbau
  const ueberGrenze = massgebend > familien
  const gehoben = ARTEN.some(art => einheit[art] > 0 && allgemein.anteile[art] < minima[art])
  if (ueberGrenze && massgebend < abgebaut && gehoben) return keineZahl('offeneZone')
  const mit = mitMindestanspruch(einheit, allgemein.anteile, ueberGrenze ? {} : minima)
  return auszahlung(einheit, mit.jePerson, [...schritte, ...allgemein.schritte, ...mit.schritte])
}

function anspruch2027(lage: Lage, kinder: number): Anspruch {
  const { einheit, region, vermoegen } = lage
  const hoechstvermoegen = vermoegensgrenze(einheit, kinder)
  if (vermoegen > hoechstvermoegen) return keinAnspruch(einheit, [schritt('vermoegensgrenze', hoechstvermoegen)])
  if (einheit.kind + einheit.jungInAusbildung > 0) return keineZahl('jahrNichtPubliziert')
  const spalte = (einheit.verheiratet ? 2 : 0) + (einheit.erwachsen > 0 ? 0 : 1)
  const grenze = GRENZEN_2027[region - 1]?.[spalte]
  if (grenze === undefined) return keineZahl('angabeFehlt')
  const { massgebend, schritte } = massgebendes(lage, { satz: 0.1, frei: hoechstvermoegen / 2 })
  return massgebend > grenze
    ? keinAnspruch(einheit, [...schritte, schritt('einkommensgrenze', grenze)])
    : keineZahl('jahrNichtPubliziert')
}

export const ZH: Regeln = {
  2026: {
    anspruch: lage => auchInAusbildung(lage, kinder => anspruch2026(lage, kinder)),
    hoechstens: region => hoechstensGanze(referenzpraemien(region)),
    deckel: 'brutto',
  },
  2027: {
    anspruch: lage => auchInAusbildung(lage, kinder => anspruch2027(lage, kinder)),
    hoechstens: () => ({}),
    deckel: 'brutto',
  },
}
