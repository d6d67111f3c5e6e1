import { offenerHaushalt } from '../haushalt.ts'
import { type JeArt, jeArt, jeMonat, nachAlter } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { ausMonat, einhellig, keinAnspruch, keineZahl, personen, schritt, summeJePerson } from '../rechnen.ts'
import type { Anspruch, Lage, Regeln } from '../regel.ts'

/**
 * Sources: KVO (SG 834.410), annex 2 of 21.10.2025; SoHaV (SG 890.710) §§ 11, 28; ASB, Berechnungsbeispiel 2026. Group 9 with
 * an alternative model: ordinance and report print 240 for grown-ups, the leaflet 230; the ordinance holds.
 */

/** By group, a month, with free choice of doctor; the last figure of young ones and children holds for all further groups. */
const BETRAEGE_2026 = {
  erwachsen: [444, 415, 385, 352, 325, 296, 266, 237, 210, 179, 148, 118, 91, 61, 43, 37, 33, 30, 26, 23, 20, 17],
  jung: [329, 308, 289, 266, 247, 232, 229],
  kind: [157, 146, 137, 129, 124],
}
const LETZTE_GRUPPE = BETRAEGE_2026.erwachsen.length - 1

/** § 21 para. 1bis KVO: more with a besondere Versicherungsform; less in the last group. */
const BONUS_2026 = nachAlter(30, 6, 6)
const BONUS_2026_LETZTE = nachAlter(9, 0, 0)

/** Upper end of the first group by persons, and how far the groups lie apart: one person, more. */
const OBERGRENZEN_2026 = [23_125, 37_000, 47_000, 55_000, 61_000]
const JE_WEITERE_PERSON = 4_000
const ABSTAND = { eine: 1_250, mehrere: 2_000 }

/** § 28 SoHaV */
const FREIBETRAG = { allein: 37_500, paar: 60_000, jeKind: 15_000 }

const betraegeDer = (gruppe: number): JeArt => {
  const { erwachsen, jung, kind } = BETRAEGE_2026
  const ausListe = (liste: readonly number[]) => liste[gruppe] ?? liste.at(-1) ?? 0
  return nachAlter(ausListe(erwachsen), ausListe(jung), ausListe(kind))
}
const bonusDer = (gruppe: number): JeArt => (gruppe === LETZTE_GRUPPE ? BONUS_2026_LETZTE : BONUS_2026)

function anspruch(lage: Lage): Anspruch {
  const { einheit } = lage
  const { verheiratet, erwachsen, jung, jungInAusbildung, kind } = einheit
  const grund = offenerHaushalt(einheit)
  if (grund) return keineZahl(grund)
  // They may still belong to the unit of their parents (SoHaG § 5).
  if (erwachsen === 0) return keineZahl('jungeErwachsene')
  // Whether they raise the allowance is not told.
  const frei = (kinder: number) => (verheiratet ? FREIBETRAG.paar : FREIBETRAG.allein) + FREIBETRAG.jeKind * kinder
  return einhellig(
    'vermoegenMitJungen',
    [kind, kind + jung + jungInAusbildung].map(kinder => gerechnet(lage, frei(kinder))),
  )
}

function gerechnet(lage: Lage, frei: number): Anspruch {
  const { einheit } = lage
  const { massgebend, schritte } = massgebendes(lage, { satz: 0.1, frei })
  const koepfe = personen(einheit)
  const gedruckt = OBERGRENZEN_2026[koepfe - 1] ?? OBERGRENZEN_2026.at(-1) ?? 0
  const erste = gedruckt + JE_WEITERE_PERSON * Math.max(0, koepfe - OBERGRENZEN_2026.length)
  const abstand = koepfe === 1 ? ABSTAND.eine : ABSTAND.mehrere
  const gruppe = Math.max(0, Math.ceil((massgebend - erste) / abstand))
  if (gruppe > LETZTE_GRUPPE) {
    return keinAnspruch(einheit, [...schritte, schritt('einkommensgrenze', erste + LETZTE_GRUPPE * abstand)])
  }
  const betraege = betraegeDer(gruppe)
  const imJahr = 12 * summeJePerson(einheit, art => betraege[art])
  return ausMonat(einheit, betraege, {
    schritte: [...schritte, schritt('stufe', erste + gruppe * abstand), schritt('anspruch', imJahr)],
    jeTarif: { mehrMitModell: jeMonat(bonusDer(gruppe)) },
  })
}

export const BS: Regeln = {
  2026: {
    anspruch,
    /** The first group, with an alternative model. */
    hoechstens: () => jeMonat(jeArt(art => betraegeDer(0)[art] + bonusDer(0)[art])),
    deckel: 'netto',
  },
}
