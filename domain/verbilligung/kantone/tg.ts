import { jeMonat, summeVon } from '../je-art.ts'
import { nichtBeschrieben } from '../nicht-beschrieben.ts'
import { ausJahr, keinAnspruch, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Lage, Regel, Regeln } from '../regel.ts'

/**
 * Thurgau. TG KVV, RB 832.10 § 14 to 18 (in force 01.01.2026); Amt für Gesundheit, Merkblatt 2026 (16.12.2025).
 * `einkommen` is the einfache satzbestimmende Steuer zu 100 %.
 */
const J2026 = {
  // Simple tax up to and with, amount of a year: A, B, C.
  stufen: [
    [400, 3408],
    [600, 2556],
    [800, 1704],
  ],
  // D: of the parents' tax.
  kind: { bis: 1600, betrag: 1236 },
} as const

type WerteTG = typeof J2026

function anspruch({ stufen, kind }: WerteTG, { einheit, einkommen: steuer, vermoegen }: Lage): Anspruch {
  // In training half of the effective premium, in the year after; how others under 26 are counted is not said.
  const grund = nichtBeschrieben(einheit, 'nie')
  if (grund) return keineZahl(grund)
  const schritte = [schritt('massgebend', steuer)]
  if (vermoegen > 0) return keinAnspruch(einheit, [...schritte, schritt('vermoegensgrenze', 0)])
  // How the tax of a couple falls on the two is not said; up to the first and above the last limit it does not matter.
  const erste = stufen[0][0]
  if (einheit.verheiratet && steuer > erste && steuer <= kind.bis) return keineZahl('steuerwertEhepaar')

  const stufe = stufen.find(([bis]) => steuer <= bis)
  const jeJahr = {
    erwachsen: stufe?.[1] ?? 0,
    jung: 0,
    jungInAusbildung: 0,
    kind: steuer <= kind.bis ? kind.betrag : 0,
  }
  const betrag = summeVon(einheit, jeJahr)
  const grenze = einheit.kind > 0 ? kind.bis : stufen[2][0]
  return ausJahr(einheit, jeJahr, {
    schritte: [
      ...schritte,
      betrag > 0 ? schritt('stufe', stufe?.[0] ?? kind.bis) : schritt('einkommensgrenze', grenze),
      schritt('anspruch', betrag),
    ],
  })
}

const regel = (werte: WerteTG): Regel => ({
  anspruch: lage => anspruch(werte, lage),
  hoechstens: () => {
    const erwachsen = werte.stufen[0][1]
    return jeMonat({ erwachsen, jungInAusbildung: erwachsen, kind: werte.kind.betrag }, 12)
  },
  // RB 832.1 § 8
  deckel: 'durchschnitt',
})

export const TG: Regeln = { 2026: regel(J2026) }
