import { type JeArt, jeArt, jeMonat } from './je-art.ts'
import { ARTEN, ausJahr, genau, keinAnspruch, schritt, summeJePerson } from './rechnen.ts'
import type { Anspruchsbetrag, Einheit, JePerson, Personenart, Rechenschritt } from './regel.ts'

/** The model of most cantons: the canton's own premiums of the household, less a part of its income. Francs of a year. */

type Teilweise = Readonly<Partial<JeArt>>

/** The whole premium is the most a person can get. Empty for a region the canton does not have. */
export const hoechstensGanze = (praemien: JeArt | undefined): JePerson => jeMonat(praemien, 12)

type Allgemein = {
  anspruch: number
  /** Per person, in proportion to the premiums. */
  anteile: JeArt
  schritte: readonly Rechenschritt[]
}

export function allgemeinerAnspruch(einheit: Einheit, praemien: JeArt, satz: number, massgebend: number): Allgemein {
  const summe = genau(summeJePerson(einheit, art => praemien[art]))
  const eigenanteil = genau(satz * massgebend)
  const anspruch = Math.max(0, genau(summe - eigenanteil))
  return {
    anspruch,
    anteile: jeArt(art => (anspruch * praemien[art]) / summe),
    schritte: [schritt('richtpraemien', summe), schritt('eigenanteil', eigenanteil, satz)],
  }
}

/** LU, UR: a part of some premiums is paid in any case, only the rest counts among the premiums of the household. */
export function mitFestemTeil(
  einheit: Einheit,
  praemien: JeArt,
  { fest, satz, massgebend }: { fest: Teilweise; satz: number; massgebend: number },
): { jePerson: JeArt; schritte: readonly Rechenschritt[] } {
  const festerTeil = jeArt(art => praemien[art] * (fest[art] ?? 0))
  const rest = jeArt(art => praemien[art] - festerTeil[art])
  const allgemein = allgemeinerAnspruch(einheit, rest, satz, massgebend)
  const summe = summeJePerson(einheit, art => festerTeil[art])
  return {
    jePerson: jeArt(art => allgemein.anteile[art] + festerTeil[art]),
    schritte: [...allgemein.schritte, ...(summe > 0 ? [schritt('festerTeil', summe)] : [])],
  }
}

type MitMindestanspruch = {
  /** The minimum is a floor of the sum: who gets less is raised, the others are cut. */
  aufDemGanzen: JeArt
  /** Who gets less is raised, the others keep what they have. */
  jePerson: JeArt
  /** Both readings give the same sum. */
  eindeutig: boolean
  schritte: readonly Rechenschritt[]
}

/** KVG 65 para. 1bis. Most cantons leave open which of the two readings holds. */
export function mitMindestanspruch(einheit: Einheit, anteile: JeArt, minima: Teilweise): MitMindestanspruch {
  const minimum = (art: Personenart) => minima[art] ?? 0
  const darueber = (art: Personenart) => Math.max(0, anteile[art] - minimum(art))
  const summeMinima = summeJePerson(einheit, minimum)
  const summeDarueber = summeJePerson(einheit, darueber)
  const ganzes = Math.max(
    summeJePerson(einheit, art => anteile[art]),
    summeMinima,
  )
  const bleibt = summeDarueber > 0 ? (ganzes - summeMinima) / summeDarueber : 0
  const gehoben = ARTEN.some(art => einheit[art] > 0 && genau(anteile[art]) < genau(minimum(art)))
  return {
    aufDemGanzen: jeArt(art => minimum(art) + bleibt * darueber(art)),
    jePerson: jeArt(art => minimum(art) + darueber(art)),
    eindeutig: genau(ganzes) === genau(summeMinima + summeDarueber),
    schritte: gehoben ? [schritt('mindestanspruch', summeMinima)] : [],
  }
}

/** What is paid in the year; a sum below `untergrenze` is not. */
export function auszahlung(
  einheit: Einheit,
  jeJahr: JeArt,
  schritte: readonly Rechenschritt[],
  { untergrenze = 0, auf = false, mindestens = false } = {},
): Anspruchsbetrag {
  const summe = genau(summeJePerson(einheit, art => jeJahr[art]))
  const zeilen = [...schritte, schritt('anspruch', summe)]
  return summe > 0 && summe < untergrenze
    ? keinAnspruch(einheit, [...zeilen, schritt('untergrenze', untergrenze)])
    : ausJahr(einheit, jeJahr, { schritte: zeilen, auf, mindestens })
}
