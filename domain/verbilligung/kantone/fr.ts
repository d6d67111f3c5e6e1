import { offenerHaushalt } from '../haushalt.ts'
import { type JeArt, jeArt, nachAlter } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { genau, keinAnspruch, keineZahl, schritt, summeJePerson } from '../rechnen.ts'
import type { Anspruch, Einheit, Lage, Regeln } from '../regel.ts'
import { auszahlung, hoechstensGanze } from '../richtpraemien.ts'

/** Sources: ECAS, Mémento réduction des primes 2026; ORP (RSF 842.1.13), in force 01.01.2024, with Annexe 1. */

/** Average premiums a month by region. */
const DURCHSCHNITT_2026 = [nachAlter(569, 415, 136), nachAlter(524, 386, 124)]

/** ORP Art. 3: the income must lie below. */
const GRENZE = { alleinOhneKind: 37_000, alleinMitKindern: 43_400, verheiratet: 65_000, jeKind: 14_000 }

/** ORP Art. 4: above there is no claim; the first is of the revenu net, which our income only contains. */
const HOECHSTES = { einkommen: 150_000, vermoegen: 250_000 }

const MINDESTSATZ = { kind: 0.8, jungInAusbildung: 0.5 }
const HOECHSTSATZ = 0.65

/**
 * Annexe 1 prints 60 steps, equally far from each other: from 0.01 % under the limit (1 %) to 60.01 % (65 %), rounded to two
 * places. `unterGrenze` in per cent of the limit.
 */
function satzNachAnnexe(unterGrenze: number): number {
  const aufZwei = (zahl: number) => Math.round(genau(zahl * 100)) / 100
  const abstand = aufZwei(unterGrenze)
  const ab = (stufe: number) => aufZwei(0.01 + (stufe * 60) / 59)
  let stufe = 0
  while (stufe < 59 && ab(stufe + 1) <= abstand) stufe++
  return genau(aufZwei(1 + (stufe * 64) / 59) / 100)
}

/** Who is in training up to 25 is a child in care (enfant à charge). */
function grenzeVon({ verheiratet, kind, jungInAusbildung }: Einheit): number {
  const kinder = kind + jungInAusbildung
  const basis = kinder > 0 ? GRENZE.alleinMitKindern : GRENZE.alleinOhneKind
  return (verheiratet ? GRENZE.verheiratet : basis) + GRENZE.jeKind * kinder
}

function anspruch(lage: Lage): Anspruch {
  const { einheit, region, einkommen, vermoegen } = lage
  const grund = offenerHaushalt(einheit)
  if (grund) return keineZahl(grund)
  const praemien = DURCHSCHNITT_2026[region - 1]
  if (!praemien) return keineZahl('angabeFehlt')
  if (vermoegen > HOECHSTES.vermoegen) return keinAnspruch(einheit, [schritt('vermoegensgrenze', HOECHSTES.vermoegen)])

  const { massgebend, schritte } = massgebendes(lage, { satz: 0.05 })
  const grenze = grenzeVon(einheit)
  const zeilen = [...schritte, schritt('einkommensgrenze', grenze)]
  if (massgebend >= grenze) return keinAnspruch(einheit, zeilen)
  if (einkommen > HOECHSTES.einkommen) return keineZahl('angabeFehlt')

  const satz = satzNachAnnexe(((grenze - massgebend) / grenze) * 100)
  const saetze: JeArt = {
    erwachsen: satz,
    jung: satz,
    jungInAusbildung: Math.max(satz, MINDESTSATZ.jungInAusbildung),
    kind: Math.max(satz, MINDESTSATZ.kind),
  }
  const summe = 12 * summeJePerson(einheit, art => praemien[art])
  const gehoben = 12 * summeJePerson(einheit, art => (saetze[art] > satz ? saetze[art] * praemien[art] : 0))
  return auszahlung(
    einheit,
    jeArt(art => 12 * saetze[art] * praemien[art]),
    [
      ...zeilen,
      schritt('richtpraemien', summe),
      schritt('anteil', summe * satz, satz),
      ...(gehoben > 0 ? [schritt('mindestanspruch', gehoben)] : []),
    ],
  )
}

export const FR: Regeln = {
  2026: {
    anspruch,
    hoechstens: region => {
      const praemien = DURCHSCHNITT_2026[region - 1]
      return hoechstensGanze(
        praemien && jeArt(art => 12 * praemien[art] * (art === 'kind' ? MINDESTSATZ.kind : HOECHSTSATZ)),
      )
    },
    deckel: 'netto',
  },
}
