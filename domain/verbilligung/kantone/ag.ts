import { type Altersgruppen, anteilig, jeMonat, nachAlter, summeVon } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { nichtBeschrieben } from '../nicht-beschrieben.ts'
import { ausJahr, einhellig, genau, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Einheit, Grund, Lage, Regel, Regeln } from '../regel.ts'

/**
 * Aargau. KVGG, SAR 837.200 (01.12.2025); V KVGG, SAR 837.211 with annex 1 (27.08.2025). The page of the SVA showed
 * values of 2026 and 2027 under one year: for 2026 the decree is followed. Two in one household for two years, or
 * with a common child, count as a couple.
 */
type WerteAG = {
  richtpraemien: Altersgruppen
  satz: number
  /** Without and with children; what is missing is not published. */
  abzug: Readonly<Partial<Record<'allein' | 'alleinMitKindern' | 'verheiratet' | 'verheiratetMitKindern', number>>>
}

const J2026: WerteAG = {
  richtpraemien: [5830, 4260, 1380],
  satz: 0.175,
  abzug: { allein: 8500, alleinMitKindern: 12200, verheiratet: 0, verheiratetMitKindern: 8000 },
}

/**
 * Page of the SVA (20.09.2026), not yet in the decree; its example proves the deductions of couples with children
 * alone.
 */
const J2027: WerteAG = {
  richtpraemien: [6070, 4440, 1450],
  satz: 0.1925,
  abzug: { verheiratetMitKindern: 8000 },
}

const ABZUG_JE_KIND = 2500
const VERMOEGENSANTEIL = 1 / 5
/** V KVGG § 5 para. 2: who is under 26 and has no more is rated with the parents. */
const MIT_DEN_ELTERN_BIS = 24000
/** KVGG § 7 para. 2: of the effective premium, once there is a claim. */
const MINDESTANTEIL = { kind: 0.5, jungInAusbildung: 0.5 }
/**
 * Below this part of the Richtpraemie half of the own premium may be more; from it on, a few francs at most (BAG
 * table 2026).
 */
const SICHER_AB = 2 / 3

function ohneRechnung(einheit: Einheit, einkommen: number): Grund | undefined {
  const { erwachsen, jung } = einheit
  const grund = nichtBeschrieben(einheit, 'immer')
  if (grund) return grund
  if (erwachsen === 0) return einkommen <= MIT_DEN_ELTERN_BIS ? 'jungeInDerFamilie' : undefined
  return jung > 0 ? 'jungeInDerFamilie' : undefined
}

function anspruch(werte: WerteAG, lage: Lage): Anspruch {
  const { einheit, einkommen } = lage
  const grund = ohneRechnung(einheit, einkommen)
  if (grund) return keineZahl(grund)
  // Whether somebody in training makes «with children» of a household is not said.
  const mitKindern =
    einheit.kind > 0 ? [true] : einheit.erwachsen > 0 && einheit.jungInAusbildung > 0 ? [true, false] : [false]
  return einhellig(
    'inAusbildung',
    mitKindern.map(mit => gerechnet(werte, lage, mit)),
  )
}

function gerechnet(
  { richtpraemien, satz, abzug }: WerteAG,
  { einheit, einkommen, vermoegen }: Lage,
  mitKindern: boolean,
): Anspruch {
  const { verheiratet, erwachsen, jungInAusbildung, kind } = einheit
  const stand = verheiratet ? 'verheiratet' : 'allein'
  const einkommensabzug = abzug[mitKindern ? (`${stand}MitKindern` as const) : stand]
  if (einkommensabzug === undefined) return keineZahl('haushaltNichtBeschrieben')

  const praemien = nachAlter(...richtpraemien)
  const mitGezaehlt = erwachsen > 0 ? kind + jungInAusbildung : 0
  const me = massgebendes(
    { einkommen, vermoegen },
    { satz: VERMOEGENSANTEIL, abzuege: [einkommensabzug, mitGezaehlt * ABZUG_JE_KIND] },
  )
  const summe = summeVon(einheit, praemien)
  const eigenanteil = satz * me.massgebend
  const betrag = genau(Math.max(0, summe - eigenanteil))
  const mitMindestanteil = betrag > 0 && kind + jungInAusbildung > 0
  if (mitMindestanteil && betrag / summe < SICHER_AB) return keineZahl('kinderMindestanspruch')
  // V KVGG § 4 para. 4: in proportion to the Richtpraemien.
  return ausJahr(einheit, anteilig(praemien, betrag / summe), {
    schritte: [
      ...me.schritte,
      schritt('richtpraemien', summe),
      schritt('eigenanteil', eigenanteil, satz),
      schritt('anspruch', betrag),
    ],
    ...(mitMindestanteil && { mindestens: true, jeTarif: { mindestanteil: MINDESTANTEIL } }),
  })
}

const regel = (werte: WerteAG): Regel => ({
  anspruch: lage => anspruch(werte, lage),
  hoechstens: () => jeMonat(nachAlter(...werte.richtpraemien), 12),
  deckel: 'netto',
})

export const AG: Regeln = { 2026: regel(J2026), 2027: regel(J2027) }
