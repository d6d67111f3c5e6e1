import { auchInAusbildung } from '../haushalt.ts'
import { nachAlter } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { keinAnspruch, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Lage, Regeln } from '../regel.ts'
import { allgemeinerAnspruch, auszahlung, hoechstensGanze } from '../richtpraemien.ts'

/**
 * Sources: Departement des Innern, Parameter 2026 of 27.01.2026; Sozialverordnung (BGS 831.2) §§ 68–75, 01.04.2026. The own
 * share rises from 10 to 16 % of the income; at which incomes the two ends stand is not published.
 */

const JAHR_2026 = {
  richtpraemien: nachAlter(12 * 422, 12 * 305, 12 * 98),
  mindestens: 0.1,
  grenzwert: 74_000,
}

function anspruch(lage: Lage): Anspruch {
  const { einheit } = lage
  const { richtpraemien, mindestens, grenzwert } = JAHR_2026
  const { massgebend, schritte } = massgebendes(lage, { satz: 0.5 })
  if (massgebend > grenzwert) return keinAnspruch(einheit, [...schritte, schritt('einkommensgrenze', grenzwert)])
  // Sure at both ends: without income there is no own share, and where its lowest rate takes all, there is no claim.
  const beiTiefstemSatz = allgemeinerAnspruch(einheit, richtpraemien, mindestens, massgebend)
  const sicherNichts = einheit.kind + einheit.jungInAusbildung === 0 && beiTiefstemSatz.anspruch === 0
  if (massgebend > 0 && !sicherNichts) return keineZahl('skalaNichtPubliziert')
  return auszahlung(einheit, beiTiefstemSatz.anteile, [...schritte, ...beiTiefstemSatz.schritte])
}

export const SO: Regeln = {
  2026: {
    anspruch: lage => auchInAusbildung(lage, () => anspruch(lage)),
    hoechstens: () => hoechstensGanze(JAHR_2026.richtpraemien),
    deckel: 'netto',
  },
}
