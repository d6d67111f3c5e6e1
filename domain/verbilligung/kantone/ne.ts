import { jeMonat } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { nichtBeschrieben } from '../nicht-beschrieben.ts'
import { ausMonat, keinAnspruch, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Einheit, Lage, Regel, Regeln } from '../regel.ts'

/**
 * Neuenburg. Arrêté RSN 821.102 (12.11.2025) with the extraordinary amounts of the Décret RSN 821.104 (02.12.2025),
 * which are paid on top; OCAB, Normes de classification 2026 (11.12.2025). Amounts hold for franchise 300. Those of
 * 19 to 25 are not known in full.
 */
const J2026 = {
  // Of a month, classes S1 to S15: ordinary and extraordinary amount together.
  erwachsen: [611, 579, 515, 453, 390, 328, 272, 216, 166, 110, 91, 78, 66, 53, 41],
  kind: 160,
  inAusbildungHoechstens: 484,
  // Without children: S1, what each class up to S9 adds, and S10, where it ends.
  ohneKinder: {
    allein: { s1: 22800, stufe: 1140, s10: 50600 },
    verheiratet: { s1: 30000, stufe: 2280, s10: 67551 },
  },
  // One person with 1 to 10 children.
  mitKindern: {
    s1: [33000, 40800, 46800, 51600, 54600, 57600, 60600, 63600, 66600, 69600],
    s15: [65089, 72824, 80560, 88295, 96030, 103765, 111500, 119236, 126971, 134706],
    // S12, S13, S14: as much for each child, on top of the same sum.
    sockel: 52140,
    jeKind: [4008, 5016, 6024],
  },
  // A couple with 1, 2, 3 children: limits between S1 and S15 were not to be had.
  paarMitKindern: { s1: [37500, 44400, 50400], s15: [100939, 104317, 104755] },
  // Art. 16: below it only on request.
  nurAufGesuchUnter: { allein: 15000, verheiratet: 20000, jeKind: 3000 },
  vermoegen: { satz: 0.3, frei: { allein: 4000, verheiratet: 8000, jeKind: 2000, hoechstens: 10000 } },
}

type WerteNE = typeof J2026

/** Upper limits of the classes, S1 first; undefined stands for those that are not known. */
function klassen(werte: WerteNE, { verheiratet, kind }: Einheit): (number | undefined)[] {
  const { s1, stufe, s10 } = werte.ohneKinder[verheiratet ? 'verheiratet' : 'allein']
  const bisS9 = (von: number) => Array.from({ length: 9 }, (_, klasse) => von + klasse * stufe)
  if (kind === 0) return [...bisS9(s1), s10]
  const mitKindern = verheiratet ? werte.paarMitKindern : werte.mitKindern
  const erste = mitKindern.s1[kind - 1]
  const letzte = mitKindern.s15[kind - 1]
  if (erste === undefined || letzte === undefined) return []
  if (verheiratet) return [erste, undefined, letzte]
  const { sockel, jeKind } = werte.mitKindern
  return [...bisS9(erste), erste + 10 * stufe, erste + 11 * stufe, ...jeKind.map(je => sockel + kind * je), letzte]
}

function anspruch(werte: WerteNE, { einheit, einkommen, vermoegen }: Lage): Anspruch {
  const grund = nichtBeschrieben(einheit, 'nie')
  if (grund) return keineZahl(grund)
  const { verheiratet, erwachsen, kind } = einheit
  const stand = verheiratet ? 'verheiratet' : 'allein'
  const { nurAufGesuchUnter, vermoegen: wie } = werte
  const grenzen = klassen(werte, einheit)
  const letzte = grenzen.at(-1)
  if (letzte === undefined) return keineZahl('haushaltNichtBeschrieben')
  if (einkommen < nurAufGesuchUnter[stand] + kind * nurAufGesuchUnter.jeKind) return keineZahl('nurAufGesuch')

  const { massgebend: rd, schritte } = massgebendes(
    { einkommen, vermoegen },
    { satz: wie.satz, frei: Math.min(wie.frei.hoechstens, wie.frei[stand] + kind * wie.frei.jeKind) },
  )
  if (rd > letzte) return keinAnspruch(einheit, [...schritte, schritt('einkommensgrenze', letzte)])
  const klasse = grenzen.findIndex(bis => bis === undefined || rd <= bis)
  const bis = grenzen[klasse]
  if (bis === undefined) return keineZahl('offeneZone')

  const imMonat = { erwachsen: werte.erwachsen[klasse] ?? 0, kind: werte.kind }
  const betrag = 12 * (erwachsen * imMonat.erwachsen + kind * imMonat.kind)
  return ausMonat(einheit, imMonat, { schritte: [...schritte, schritt('stufe', bis), schritt('anspruch', betrag)] })
}

const regel = (werte: WerteNE): Regel => ({
  anspruch: lage => anspruch(werte, lage),
  hoechstens: () =>
    jeMonat({
      erwachsen: werte.erwachsen[0] ?? 0,
      jungInAusbildung: werte.inAusbildungHoechstens,
      kind: werte.kind,
    }),
  deckel: 'netto',
  faelltMitFranchise: true,
})

export const NE: Regeln = { 2026: regel(J2026) }
