import { auchInAusbildung } from '../haushalt.ts'
import { jeArt, nachAlter } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { keinAnspruch, schritt } from '../rechnen.ts'
import type { Anspruch, Lage, Regeln } from '../regel.ts'
import { allgemeinerAnspruch, auszahlung, hoechstensGanze, mitMindestanspruch } from '../richtpraemien.ts'

/**
 * Sources: Ausgleichskasse Zug, Broschüre 2026 of 12.12.2025; IPVG (BGS 842.6); Regierungsratsbeschluss «Prämienverbilligung
 * 2025» of 26.11.2024, whose examples this formula meets. The law says half for children, decision and leaflet 80 %.
 */

const JAHR_2026 = {
  richtpraemien: nachAlter(4_984.8, 3_472.8, 1_224),
  selbstbehalt: 0.08,
  mindestens: { kind: 0.8, jungInAusbildung: 0.5 },
  /** Above the first income the claim shrinks by 0.5 % for each 100 francs begun; above the second there is none. */
  voll: 70_000,
  hoechsteinkommen: 89_900,
  kuerzungJe100: 0.005,
}
const ABZUG_JE_KIND = 8_500
const UNTERGRENZE = 50

function anspruch(lage: Lage, kinder: number): Anspruch {
  const { einheit } = lage
  const { richtpraemien, selbstbehalt, mindestens, voll, hoechsteinkommen, kuerzungJe100 } = JAHR_2026
  const { massgebend, schritte } = massgebendes(lage, { satz: 0.1, abzuege: [ABZUG_JE_KIND * kinder] })
  if (massgebend > hoechsteinkommen) {
    return keinAnspruch(einheit, [...schritte, schritt('einkommensgrenze', hoechsteinkommen)])
  }
  const allgemein = allgemeinerAnspruch(einheit, richtpraemien, selbstbehalt, massgebend)
  const zeilen = [...schritte, ...allgemein.schritte]
  if (massgebend > voll) {
    const gekuerzt = kuerzungJe100 * Math.ceil((massgebend - voll) / 100)
    return auszahlung(
      einheit,
      jeArt(art => allgemein.anteile[art] * (1 - gekuerzt)),
      [...zeilen, schritt('kuerzung', allgemein.anspruch * gekuerzt, gekuerzt)],
      { untergrenze: UNTERGRENZE },
    )
  }
  // «Anspruch (höherer Betrag)»: the minimum is a floor of the sum.
  const mit = mitMindestanspruch(einheit, allgemein.anteile, {
    kind: mindestens.kind * richtpraemien.kind,
    jungInAusbildung: mindestens.jungInAusbildung * richtpraemien.jungInAusbildung,
  })
  return auszahlung(einheit, mit.aufDemGanzen, [...zeilen, ...mit.schritte], { untergrenze: UNTERGRENZE })
}

export const ZG: Regeln = {
  2026: {
    anspruch: lage => auchInAusbildung(lage, kinder => anspruch(lage, kinder)),
    hoechstens: () => hoechstensGanze(JAHR_2026.richtpraemien),
    deckel: 'keiner',
  },
}
