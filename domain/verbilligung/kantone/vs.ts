import { jeMonat } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { nichtBeschrieben } from '../nicht-beschrieben.ts'
import { ausMonat, keinAnspruch, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Einheit, Lage, Regel, Regeln } from '../regel.ts'

/**
 * Wallis. VüIPV, SGS 832.105 (01.05.2026); Einkommenstabelle 2026 (19.12.2025); Modalités/Directives RIP 2026
 * (22.12.2025). Children of one person with one child up to 63'000: so table, directives and the French annex; only
 * the German annex for the media has 61'000.
 */
const J2026 = {
  // Referenzpraemien of a month, regions I and II: grown-up, child.
  praemien: [
    { erwachsen: 561, kind: 133 },
    { erwachsen: 481, kind: 110 },
  ],
  saetze: [0.7, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05],
  // Incomes up to and with, one for each rate …
  grenzen: {
    allein: [21000, 23917, 26833, 29750, 32667, 35583, 38500],
    alleinMitKind: [38250, 41896, 45542, 49188, 52833, 56479, 60125],
    verheiratet: [36750, 41854, 46958, 52063, 57167, 62271, 67375],
  },
  // … and what the table adds to the row: from the second child, married from the first.
  zuschlag: {
    allein: [0, 0, 10000, 18000, 24000, 30000, 36000, 42000, 48000, 54000],
    verheiratet: [0, 12000, 22000, 30000, 36000, 42000, 48000],
  },
  kinderanteil: 0.8,
  // From the second child of one person on, children's limit is the one of the last rate.
  kinderBis: { alleinMitEinemKind: 63000, verheiratet: 116000 },
  vermoegensgrenze: 1_000_000,
  vermoegensanteil: 0.05,
} as const

type WerteVS = typeof J2026

function anspruch(werte: WerteVS, { einheit, region, einkommen, vermoegen }: Lage): Anspruch {
  // Art. 3 and 6: which row and which premium hold for who is 19 to 25 is not written down.
  const grund = nichtBeschrieben(einheit, 'nie')
  if (grund) return keineZahl(grund)
  const { verheiratet, kind } = einheit
  const praemie = werte.praemien[region - 1]
  if (!praemie) return keineZahl('angabeFehlt')
  const stand = verheiratet ? 'verheiratet' : 'allein'
  const zuschlag = werte.zuschlag[stand][kind]
  if (zuschlag === undefined) return keineZahl('haushaltNichtBeschrieben')

  const { massgebend: me, schritte } = massgebendes({ einkommen, vermoegen }, { satz: werte.vermoegensanteil })
  // Of the gross wealth, which is never below the net one.
  if (vermoegen > werte.vermoegensgrenze) {
    return keinAnspruch(einheit, [...schritte, schritt('vermoegensgrenze', werte.vermoegensgrenze)])
  }
  const zeile = werte.grenzen[!verheiratet && kind > 0 ? 'alleinMitKind' : stand].map(bis => bis + zuschlag)
  const { satz, bis } = satzIn(zeile, werte, me)
  const letzte = zeile.at(-1) ?? 0
  const kinderBis = grenzeDerKinder(werte, einheit, letzte)
  const kinderanteil = kind > 0 && me <= kinderBis ? werte.kinderanteil : 0

  const imMonat = { erwachsen: satz * praemie.erwachsen, kind: kinderanteil * praemie.kind }
  const derKinder = 12 * kind * imMonat.kind
  const betrag = 12 * einheit.erwachsen * imMonat.erwachsen + derKinder
  return ausMonat(einheit, imMonat, {
    schritte: [
      ...schritte,
      satz > 0
        ? schritt('stufe', bis, satz)
        : schritt('einkommensgrenze', kind > 0 && kinderanteil === 0 ? kinderBis : letzte),
      ...(derKinder > 0 ? [schritt('festerTeil', derKinder, kinderanteil)] : []),
      schritt('anspruch', betrag),
    ],
  })
}

function satzIn(zeile: readonly number[], { saetze }: WerteVS, me: number) {
  const stufe = zeile.findIndex(bis => me <= bis)
  return { satz: saetze[stufe] ?? 0, bis: zeile[stufe] ?? 0 }
}

function grenzeDerKinder({ kinderBis }: WerteVS, { verheiratet, kind }: Einheit, letzte: number): number {
  if (verheiratet) return kinderBis.verheiratet
  return kind === 1 ? kinderBis.alleinMitEinemKind : letzte
}

const regel = (werte: WerteVS): Regel => ({
  anspruch: lage => anspruch(werte, lage),
  hoechstens: region => {
    const praemie = werte.praemien[region - 1]
    return praemie
      ? jeMonat({ erwachsen: werte.saetze[0] * praemie.erwachsen, kind: werte.kinderanteil * praemie.kind })
      : {}
  },
  deckel: 'netto',
})

export const VS: Regeln = { 2026: regel(J2026) }
