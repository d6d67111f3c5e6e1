import { offenerHaushalt } from '../haushalt.ts'
import { jeMonat, nachAlter } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { ausMonat, einhellig, keinAnspruch, keineZahl, personen, schritt, summeJePerson } from '../rechnen.ts'
import type { Anspruch, Einheit, Lage, Regeln } from '../regel.ts'

/** Sources: ASV Bern, Berechnungsschema «Gültig ab 1. Januar 2026»; KKVV (BSG 842.111.1), as of 01.12.2025. */

/** Income up to and including; the last step is for families with children only. */
const STUFEN = [9_000, 17_000, 25_000, 35_000, 45_000]

/** By region, a month: grown-ups and young ones by step, children, young ones with their family or in training. */
const BETRAEGE_2026 = [
  { erwachsen: [221, 147, 107, 67, 33.5], jung: [206, 138, 100, 63, 31.5], kind: 119.3, jungMitFamilie: 239.25 },
  { erwachsen: [196, 132, 96, 60, 30], jung: [183, 124, 90, 56, 28], kind: 106, jungMitFamilie: 214.15 },
  { erwachsen: [183, 123, 89, 56, 28], jung: [170, 116, 84, 52, 26], kind: 99.35, jungMitFamilie: 200.3 },
]

const SOZIALABZUG = { ehepaar: 13_000, alleinerziehend: 9_750, alleinstehend: 2_200, kinder: [15_000, 12_500, 10_000] }
const FREI_JE_KOPF = 17_000

/** Region 2 by the federal office, region 3 by the list of the canton. */
const REUTIGEN = 767

function sozialabzug({ verheiratet, kind }: Einheit): number {
  const { ehepaar, alleinerziehend, alleinstehend, kinder } = SOZIALABZUG
  const [erstes = 0, zweites = 0, weiteres = 0] = kinder
  const fuerKinder = Math.min(kind, 1) * erstes + (kind > 1 ? zweites : 0) + Math.max(0, kind - 2) * weiteres
  return (verheiratet ? ehepaar : kind > 0 ? alleinerziehend : alleinstehend) + fuerKinder
}

function anspruch(lage: Lage): Anspruch {
  const { einheit, region, gemeinde } = lage
  const grund = offenerHaushalt(einheit)
  if (grund) return keineZahl(grund)
  // Whether the deduction for children counts for them, and up to which income they get the amount, is told in two ways.
  if (einheit.jungInAusbildung > 0) return keineZahl('jungeInDerFamilie')
  return einhellig(
    'gemeinde',
    (gemeinde === REUTIGEN ? [2, 3] : [region]).map(eine => gerechnet({ ...lage, region: eine })),
  )
}

function gerechnet(lage: Lage): Anspruch {
  const { einheit, region } = lage
  const betraege = BETRAEGE_2026[region - 1]
  if (!betraege) return keineZahl('angabeFehlt')

  const { massgebend, schritte } = massgebendes(lage, {
    satz: 0.05,
    frei: FREI_JE_KOPF * personen(einheit),
    abzuege: [sozialabzug(einheit)],
  })
  const stufen = einheit.kind > 0 ? STUFEN : STUFEN.slice(0, -1)
  const stufe = stufen.findIndex(bis => massgebend <= bis)
  if (stufe < 0) return keinAnspruch(einheit, [...schritte, schritt('einkommensgrenze', stufen.at(-1) ?? 0)])
  const jeMonat = nachAlter(betraege.erwachsen[stufe] ?? 0, betraege.jung[stufe] ?? 0, betraege.kind)
  const imJahr = 12 * summeJePerson(einheit, art => jeMonat[art])
  return ausMonat(einheit, jeMonat, {
    schritte: [...schritte, schritt('stufe', stufen[stufe] ?? 0), schritt('anspruch', imJahr)],
  })
}

export const BE: Regeln = {
  2026: {
    anspruch,
    hoechstens: region => {
      const betraege = BETRAEGE_2026[region - 1]
      return betraege ? jeMonat(nachAlter(betraege.erwachsen[0] ?? 0, betraege.jungMitFamilie, betraege.kind)) : {}
    },
    deckel: 'netto',
  },
}
