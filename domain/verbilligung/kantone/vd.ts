import { jeMonat, summeVon } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { nichtBeschrieben } from '../nicht-beschrieben.ts'
import { ausMonat, genau, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Lage, Regel, Regeln } from '../regel.ts'

/**
 * Waadt, subside ordinaire. Arrêté du 17.12.2025 Art. 2; RLVLAMal, BLV 832.01.1 Art. 21 (01.11.2025); OVAM, Notice
 * explicative 2026 (19.12.2025). The subside spécifique hangs on the own premium, and the example of the notice
 * (16'836) is not what its reference premiums give (17'376): it is not worked out. Categories e, f and g (19 to 25,
 * family or training) are not told apart here.
 */

/**
 * Francs a month at no income, at C and from A to B; then the incomes C, A and B, and the exponent of the fall from C
 * to A.
 */
type Kurve = readonly [beiNull: number, beiC: number, kleinster: number, c: number, a: number, b: number, p: number]

const J2026 = {
  allein: [331, 331, 30, 17000, 40000, 50000, 2.5],
  mitKind: [336, 300, 20, 24200, 55000, 69000, 2.3],
  kind: [114, 114, 114, 26000, 63000, 76000, 1],
  jung: [255, 255, 20, 16000, 34000, 39000, 2.3],
  paar: [336, 300, 20, 24200, 70000, 72500, 3],
} as const satisfies Record<string, Kurve>
/** In training, independent: the most of both groups. */
const IN_AUSBILDUNG_HOECHSTENS = 255

/** Lump sums for premiums, wealth that does not count, and what a first and a further child takes off. */
const PAUSCHALE = { allein: 2200, verheiratet: 4400, jeKind: 1300 }
const FREI = { allein: 59000, verheiratet: 118000 }
const KINDERABZUG = { erstes: 6000, weitere: 7000 }

type WerteVD = typeof J2026

/** Art. 21: a line down to C, a curve down to A, the minimum up to B; each amount up to the whole franc. */
function betragBei([beiNull, beiC, kleinster, c, a, b, p]: Kurve, rd: number): number {
  if (rd > b) return 0
  if (rd > a) return kleinster
  if (rd > c) return Math.ceil(genau(kleinster + (beiC - kleinster) * (1 - ((rd - c) / (a - c)) ** 2) ** p))
  return Math.ceil(genau(beiC + ((beiNull - beiC) * (c - rd)) / c))
}

function anspruch(werte: WerteVD, { einheit, einkommen, vermoegen }: Lage): Anspruch {
  const grund = nichtBeschrieben(einheit, 'allein')
  if (grund) return keineZahl(grund)
  const { verheiratet, kind } = einheit
  const stand = verheiratet ? 'verheiratet' : 'allein'
  const { massgebend: rd, schritte } = massgebendes(
    { einkommen, vermoegen },
    {
      satz: 1 / 15,
      frei: FREI[stand],
      abzuege: [
        PAUSCHALE[stand] + kind * PAUSCHALE.jeKind,
        kind > 0 ? KINDERABZUG.erstes + (kind - 1) * KINDERABZUG.weitere : 0,
      ],
    },
  )
  const kategorie = kind > 0 ? werte.mitKind : verheiratet ? werte.paar : werte.allein
  const imMonat = {
    erwachsen: betragBei(kategorie, rd),
    jung: betragBei(werte.jung, rd),
    jungInAusbildung: 0,
    kind: betragBei(werte.kind, rd),
  }
  return ausMonat(einheit, imMonat, { schritte: [...schritte, schritt('anspruch', 12 * summeVon(einheit, imMonat))] })
}

const regel = (werte: WerteVD): Regel => ({
  anspruch: lage => anspruch(werte, lage),
  hoechstens: () =>
    jeMonat({
      erwachsen: werte.mitKind[0],
      jung: werte.jung[0],
      jungInAusbildung: IN_AUSBILDUNG_HOECHSTENS,
      kind: werte.kind[0],
    }),
  deckel: 'netto',
})

export const VD: Regeln = { 2026: regel(J2026) }
