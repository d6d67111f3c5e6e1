import { auchInAusbildung } from '../haushalt.ts'
import { anteilig, jeMonat, nachAlter } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { ausJahr, genau, keinAnspruch, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Lage, Regel, Regeln } from '../regel.ts'

/**
 * Appenzell Ausserrhoden. SOVAR, Merkblatt IPV 2026 (18.12.2025); EG zum KVG, bGS 833.14. «Verheiratete und
 * Alleinerziehende mit Kindern 31'005» is read as holding for couples without children too: it is the EL amount for
 * couples. The Richtprämie goes by age alone, need and limits by marriage and children: couples and parents of 19 to 25
 * are described, those in training are not.
 */
const J2026 = {
  // Of a year. The child's amount is 80 % already.
  richtpraemien: { erwachsen: 6025.2, jung: 4233.6 },
  kind: 1114.8,
  satz: 0.46,
  lebensbedarf: { allein: 20670, familie: 31005, jeKind: 2000 },
  // By number of children, from five on the same.
  obergrenze: {
    allein: [35000, 46200, 47000, 50400, 56700, 63000],
    verheiratet: [55000, 68200, 75900, 76000, 77000, 81000],
  },
  vermoegensgrenze: { allein: 120000, verheiratet: 200000 },
  vermoegensanteil: 0.15,
  untergrenze: 20,
}

type WerteAR = typeof J2026

function anspruch(werte: WerteAR, { einheit, einkommen, vermoegen }: Lage, kinder: number): Anspruch {
  const { verheiratet, erwachsen, jung, jungInAusbildung, kind } = einheit
  const { richtpraemien, lebensbedarf, satz, untergrenze } = werte
  const stand = verheiratet ? 'verheiratet' : 'allein'

  const me = massgebendes({ einkommen, vermoegen }, { satz: werte.vermoegensanteil })
  const vermoegensgrenze = werte.vermoegensgrenze[stand]
  if (vermoegen > vermoegensgrenze) {
    return keinAnspruch(einheit, [...me.schritte, schritt('vermoegensgrenze', vermoegensgrenze)])
  }
  const obergrenze = werte.obergrenze[stand][Math.min(kinder, 5)] ?? 0
  if (me.massgebend > obergrenze) {
    return keinAnspruch(einheit, [...me.schritte, schritt('einkommensgrenze', obergrenze)])
  }

  if (jungInAusbildung > 0) return keineZahl('inAusbildung')

  const bedarf = (verheiratet || kind > 0 ? lebensbedarf.familie : lebensbedarf.allein) + kind * lebensbedarf.jeKind
  const eigenanteil = genau(satz * Math.max(0, me.massgebend - bedarf))
  const derGrossen = erwachsen * richtpraemien.erwachsen + jung * richtpraemien.jung
  // EG Art. 11 against Art. 16: whether what is left of the own share also takes from the children's amount.
  if (kind > 0 && eigenanteil > derGrossen) return keineZahl('kinderMindestanspruch')

  const rest = Math.max(0, derGrossen - eigenanteil)
  const betrag = rest + kind * werte.kind
  const schritte = [
    ...me.schritte,
    schritt('abzug', bedarf),
    schritt('richtpraemien', derGrossen),
    schritt('eigenanteil', eigenanteil, satz),
    ...(kind > 0 ? [schritt('festerTeil', kind * werte.kind)] : []),
  ]
  if (betrag > 0 && betrag < untergrenze)
    return keinAnspruch(einheit, [...schritte, schritt('untergrenze', untergrenze)])
  // By the Richtpraemien: of a couple of two age groups neither gets more than the own one.
  return ausJahr(
    einheit,
    { ...anteilig(nachAlter(richtpraemien.erwachsen, richtpraemien.jung, 0), rest / derGrossen), kind: werte.kind },
    { schritte: [...schritte, schritt('anspruch', betrag)] },
  )
}

const regel = (werte: WerteAR): Regel => ({
  anspruch: lage => auchInAusbildung(lage, kinder => anspruch(werte, lage, kinder)),
  hoechstens: () => jeMonat({ ...werte.richtpraemien, kind: werte.kind }, 12),
  // bGS 833.141 Art. 7
  deckel: 'ordentlich',
})

export const AR: Regeln = { 2026: regel(J2026) }
