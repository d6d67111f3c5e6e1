import { auchInAusbildung } from '../haushalt.ts'
import { jeMonat, summeVon } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { ausMonat, einhellig, keinAnspruch, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Lage, Regel, Regeln, Zusatz } from '../regel.ts'

/**
 * Jura. Arrêté RSJU 832.115.1 for 2026 with annexes (28.10.2025); Ordonnance RSJU 832.115 (01.01.2026). Who is 16 to
 * 18 and not in training has amounts of an own column, which nobody enters here; those in training under 25 get them
 * on request. Annexe 1 pays each person by the own column, so couples and parents under 25 are described; whether the
 * family's supplement of annexe 2, printed for grown-ups, is theirs too is not.
 */
const J2026 = {
  // Annexe 1, of a month: steps of 1000 francs of income, from 0.
  erwachsen: [
    225, 215, 205, 195, 185, 175, 165, 155, 145, 125, 110, 100, 95, 90, 85, 75, 70, 65, 60, 55, 45, 40, 35, 30, 25, 20,
    15,
  ],
  jung: [
    160, 155, 150, 145, 140, 135, 130, 125, 120, 110, 100, 90, 85, 80, 75, 70, 65, 60, 55, 50, 45, 40, 35, 30, 25, 20,
    15,
  ],
  inAusbildungHoechstens: 196,
  kind: 100,
  kindUnter: 53000,
  // Annexe 2: on top for each parent where one has a main job, in as many steps as there are amounts.
  familienzuschlag: [300, 300, 300, 300, 285, 265, 235, 205, 175, 145, 115, 105, 95, 85, 70, 55, 25, 15],
  abzug: { nichtLedig: 5000, mitKindern: 10000, erstesUndZweites: 4000, weitere: 6000 },
  wertschriftenBis: 150000,
  vermoegensanteil: 0.05,
}

type WerteJU = typeof J2026

function sozialabzug({ abzug }: WerteJU, verheiratet: boolean, kinder: number, zusatz: Zusatz): number {
  if (kinder > 0) {
    return abzug.mitKindern + Math.min(kinder, 2) * abzug.erstesUndZweites + Math.max(0, kinder - 2) * abzug.weitere
  }
  return verheiratet || zusatz.getrennt ? abzug.nichtLedig : 0
}

function anspruch(werte: WerteJU, lage: Lage, kinder: number): Anspruch {
  const wertschriften = lage.zusatz?.wertschriften ?? 0
  // Ordonnance Art. 7a excludes above, the office from the limit on.
  const ausgeschlossen = [wertschriften > werte.wertschriftenBis, wertschriften >= werte.wertschriftenBis]
  return einhellig(
    'widerspruch',
    ausgeschlossen.map(ist => gerechnet(werte, lage, kinder, ist)),
  )
}

function gerechnet(
  werte: WerteJU,
  { einheit, einkommen, vermoegen, zusatz = {} }: Lage,
  kinder: number,
  ausgeschlossen: boolean,
): Anspruch {
  const { familienzuschlag, wertschriftenBis, kindUnter } = werte
  const { massgebend: rd, schritte } = massgebendes(
    { einkommen, vermoegen },
    { satz: werte.vermoegensanteil, abzuege: [sozialabzug(werte, einheit.verheiratet, kinder, zusatz)] },
  )
  if (ausgeschlossen) return keinAnspruch(einheit, [...schritte, schritt('vermoegensgrenze', wertschriftenBis)])

  const mitKind = kinder > 0
  const stufe = Math.floor(rd / 1000)
  const zuschlag = mitKind ? (familienzuschlag[stufe] ?? 0) : 0
  if (zuschlag > 0 && zusatz.erwerb === undefined) return keineZahl('angabeFehlt')
  if (zuschlag > 0 && zusatz.erwerb && einheit.jung > 0) return keineZahl('jungeErwachsene')
  const imMonat = monatsansaetze(werte, rd, zusatz.erwerb ? zuschlag : 0)
  const betrag = 12 * summeVon(einheit, imMonat)
  const grenze = mitKind ? kindUnter : 1000 * werte.erwachsen.length
  return ausMonat(einheit, imMonat, {
    schritte: [
      ...schritte,
      betrag > 0 ? schritt('stufe', 1000 * stufe + 999) : schritt('einkommensgrenze', grenze - 1),
      schritt('anspruch', betrag),
    ],
  })
}

function monatsansaetze(werte: WerteJU, rd: number, familienzuschlag: number) {
  const stufe = Math.floor(rd / 1000)
  const unter = rd < werte.kindUnter
  return {
    erwachsen: (werte.erwachsen[stufe] ?? 0) + familienzuschlag,
    jung: werte.jung[stufe] ?? 0,
    // On request.
    jungInAusbildung: unter ? werte.inAusbildungHoechstens : 0,
    kind: unter ? werte.kind : 0,
  }
}

const regel = (werte: WerteJU): Regel => ({
  anspruch: lage => auchInAusbildung(lage, kinder => anspruch(werte, lage, kinder)),
  hoechstens: () =>
    jeMonat({
      erwachsen: (werte.erwachsen[0] ?? 0) + (werte.familienzuschlag[0] ?? 0),
      jung: werte.jung[0] ?? 0,
      jungInAusbildung: werte.inAusbildungHoechstens,
      kind: werte.kind,
    }),
  deckel: 'netto',
})

export const JU: Regeln = { 2026: regel(J2026) }
