import { auchInAusbildung } from '../haushalt.ts'
import { derRegion, jeArt, jeMonat, summeVon } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { ausJahr, genau, keinAnspruch, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Lage, Regel, Regeln } from '../regel.ts'

/**
 * St. Gallen. Regierungsbeschluss sGS 331.538 (09.12.2025), Verordnung sGS 331.111, Merkblatt Form. 4100 (22.12.2025).
 * Art. 5 has its rows by marriage and children, the Referenzprämien «Erwachsene bis 25»: couples and parents of that age
 * are described. Young grown-ups in the parents' household: how they are counted is shown nowhere.
 */
const J2026 = {
  referenzpraemien: [
    [6285.6, 4492.8, 1462.8],
    [5879.4, 4218, 1351.2],
    [5681.4, 4063.2, 1306.8],
  ],
  // Art. 5: per cent of the whole income, income up to which it holds, rise per franc above in percentage points.
  belastung: {
    allein: { satz: 12.16, sockel: 18700, anstieg: 0.0002 },
    alleinMitKindern: { satz: 10.96, sockel: 18700, anstieg: 0.0002, hoechstens: 0.0003 },
    verheiratet: { satz: 12.16, sockel: 28050, anstieg: 0.0003 },
    verheiratetMitKindern: { satz: 12.41, sockel: 28050, anstieg: 0.00025, hoechstens: 0.00035 },
  },
  jeKind: { sockel: 5610, anstieg: 0.00003, abzug: 4000, vermoegensgrenze: 20000 },
  // Art. 6: 80 % for a child up to this income before the deduction for children; 1, 2, 3, 4, 5 and more children.
  kinderanteil: 0.8,
  kinderBis: { allein: [65700, 65700, 70700, 75700, 80700], verheiratet: [86500, 86500, 91500, 96500, 101500] },
  vermoegensgrenze: { ohneKinder: 100000, hoechstens: 150000 },
  vermoegensanteil: 0.2,
  // sGS 331.111 Art. 20: of a person and year.
  untergrenze: 100,
} as const

type WerteSG = typeof J2026
type Belastung = { satz: number; sockel: number; anstieg: number; hoechstens?: number }

function anspruch(werte: WerteSG, { einheit, region, einkommen, vermoegen }: Lage, kinder: number): Anspruch {
  const praemien = derRegion(werte.referenzpraemien, region)
  if (!praemien) return keineZahl('angabeFehlt')

  const { verheiratet, kind } = einheit
  const { belastung, jeKind, untergrenze } = werte
  const me = massgebendes({ einkommen, vermoegen }, { satz: werte.vermoegensanteil, abzuege: [kind * jeKind.abzug] })
  // sGS 331.111 Art. 12 para. 3
  const { ohneKinder, hoechstens } = werte.vermoegensgrenze
  const vermoegensgrenze = Math.min(hoechstens, ohneKinder + kinder * jeKind.vermoegensgrenze)
  if (vermoegen > vermoegensgrenze) {
    return keinAnspruch(einheit, [...me.schritte, schritt('vermoegensgrenze', vermoegensgrenze)])
  }

  if (einheit.jungInAusbildung > 0) return keineZahl('inAusbildung')

  const stand = verheiratet ? 'verheiratet' : 'allein'
  const zeile: Belastung = belastung[kind > 0 ? (`${stand}MitKindern` as const) : stand]
  const anstieg = Math.min(zeile.hoechstens ?? zeile.anstieg, zeile.anstieg + kind * jeKind.anstieg)
  const ueberSockel = Math.max(0, me.massgebend - zeile.sockel - kind * jeKind.sockel)
  const satz = (zeile.satz + anstieg * ueberSockel) / 100
  const eigenanteil = satz * me.massgebend
  const summe = summeVon(einheit, praemien)
  const anteil = Math.max(0, summe - eigenanteil) / summe

  const kinderBis = werte.kinderBis[stand][Math.min(kind, 5) - 1] ?? 0
  const mitGarantie = me.massgebend + kind * jeKind.abzug <= kinderBis && anteil < werte.kinderanteil
  const vorUntergrenze = jeArt(art => praemien[art] * (art === 'kind' && mitGarantie ? werte.kinderanteil : anteil))
  const jeJahr = jeArt(art => (genau(vorUntergrenze[art]) < untergrenze ? 0 : vorUntergrenze[art]))
  const betrag = summeVon(einheit, jeJahr)
  return ausJahr(einheit, jeJahr, {
    schritte: [
      ...me.schritte,
      schritt('richtpraemien', summe),
      schritt('eigenanteil', eigenanteil, satz),
      ...(kind > 0 && mitGarantie ? [schritt('mindestanspruch', kind * jeJahr.kind, werte.kinderanteil)] : []),
      ...(betrag < summeVon(einheit, vorUntergrenze) ? [schritt('untergrenze', untergrenze)] : []),
      schritt('anspruch', betrag),
    ],
  })
}

const regel = (werte: WerteSG): Regel => ({
  anspruch: lage => auchInAusbildung(lage, kinder => anspruch(werte, lage, kinder)),
  hoechstens: region => jeMonat(derRegion(werte.referenzpraemien, region), 12),
  deckel: 'keiner',
})

export const SG: Regeln = { 2026: regel(J2026) }
