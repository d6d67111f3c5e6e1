import { jeMonat } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { nichtBeschrieben } from '../nicht-beschrieben.ts'
import { ausMonat, keinAnspruch, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Lage, Regel, Regeln } from '../regel.ts'

/**
 * Genf. Barème subsides 2026 (21.04.2026); LaLAMal, rsGE J 3 05; RaLAMal, rsGE J 3 05.01; LRDU, rsGE J 4 06. Those of
 * 19 to 25 are counted with their parents' RDU and only on request.
 */
const J2026 = {
  // Of a month, groups 1 to 8; group 9 is one of children alone.
  erwachsen: [348, 294, 240, 196, 164, 120, 87, 55],
  kind: 132,
  kindInGruppe9: 67,
  jungHoechstens: 231,
  // RDU up to and with. Who has a child counts as a couple, and each child raises every limit.
  grenzen: {
    allein: [30000, 35000, 37500, 40000, 42500, 45000, 47500, 50000],
    paar: [45000, 55000, 65000, 75000, 85000, 95000, 105000, 115000],
    // 151'000 with one child.
    gruppe9: 145000,
    jeKind: 6000,
  },
  // RaLAMal Art. 10 para. 1: above it a presumption, and only on request.
  vermoegenBis: 250000,
  vermoegensanteil: 1 / 15,
}

type WerteGE = typeof J2026

function anspruch(werte: WerteGE, { einheit, einkommen, vermoegen }: Lage): Anspruch {
  const grund = nichtBeschrieben(einheit, 'nie')
  if (grund) return keineZahl(grund)
  if (vermoegen > werte.vermoegenBis) return keineZahl('nurAufGesuch')

  const { verheiratet, erwachsen, kind } = einheit
  const { allein, paar, gruppe9, jeKind } = werte.grenzen
  const { massgebend: rdu, schritte } = massgebendes({ einkommen, vermoegen }, { satz: werte.vermoegensanteil })
  const grenzen = [...(verheiratet || kind > 0 ? paar : allein), ...(kind > 0 ? [gruppe9] : [])].map(
    bis => bis + kind * jeKind,
  )
  const gruppe = grenzen.findIndex(bis => rdu <= bis)
  const bis = grenzen[gruppe]
  if (bis === undefined) return keinAnspruch(einheit, [...schritte, schritt('einkommensgrenze', grenzen.at(-1) ?? 0)])

  const imMonat = {
    erwachsen: werte.erwachsen[gruppe] ?? 0,
    kind: gruppe < werte.erwachsen.length ? werte.kind : werte.kindInGruppe9,
  }
  const betrag = 12 * (erwachsen * imMonat.erwachsen + kind * imMonat.kind)
  return ausMonat(einheit, imMonat, { schritte: [...schritte, schritt('stufe', bis), schritt('anspruch', betrag)] })
}

const regel = (werte: WerteGE): Regel => ({
  anspruch: lage => anspruch(werte, lage),
  hoechstens: () =>
    jeMonat({
      erwachsen: werte.erwachsen[0] ?? 0,
      jung: werte.jungHoechstens,
      jungInAusbildung: werte.jungHoechstens,
      kind: werte.kind,
    }),
  deckel: 'netto',
})

export const GE: Regeln = { 2026: regel(J2026) }
