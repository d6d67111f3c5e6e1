import { type Altersklasse, altersklasse } from '#domain/altersklasse.ts'
import { alleAngebote, type Frage, ohneDoppelte, rangliste, type Zeile } from '#domain/angebote.ts'
import { type Stufe, unfallAusWahl } from '#domain/bag-codes.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Person, Wahl } from './eingang.ts'

/** What the prices of a person depend on, apart from the franchise. */
export type Personenfrage = Omit<Frage, 'franchise' | 'modelle'> & { klasse: Altersklasse }

/** One child alone is asked with tier K1. */
const STUFE: Readonly<Record<Altersklasse, Stufe>> = { 'AKL-KIN': 'K1', 'AKL-JUG': 'JUG', 'AKL-ERW': 'ERW' }

export function angebotsFrage(person: Person, tabelle: Regionstabelle): Personenfrage {
  const unfall = unfallAusWahl(person.unfall)
  if (person.art === 'geteilt') return { klasse: person.klasse, stufe: STUFE[person.klasse], unfall }
  const klasse = altersklasse(person.geburtsjahr, tabelle.jahr)
  return { klasse, stufe: STUFE[klasse], unfall, bfs: person.ort.bfs }
}

/** The row that stands for the visitor's choice: the chosen model itself, or the row it was collapsed into. */
export function gewaehlteZeile<T extends Zeile>(zeilen: readonly T[], gewaehlt: Wahl['gewaehlt']): T | undefined {
  if (!gewaehlt) return undefined
  return zeilen.find(
    zeile =>
      zeile.versicherer === gewaehlt.versicherer &&
      (zeile.modell === gewaehlt.typ || zeile.gleichTeuer.includes(gewaehlt.typ)),
  )
}

/** The chosen offer at the chosen franchise; the cheapest when nothing is chosen or the choice is not sold. */
export function gewaehltesAngebot(tabelle: Regionstabelle, person: Person, wahl: Wahl): Zeile | undefined {
  const frage = { ...angebotsFrage(person, tabelle), franchise: wahl.franchise }
  const zeilen = rangliste(ohneDoppelte(alleAngebote(tabelle, frage)))
  const markiert = gewaehlteZeile(zeilen, wahl.gewaehlt) ?? zeilen[0]
  return markiert && { ...markiert, isCurrentInsurer: markiert.versicherer === wahl.aktuelleKasse }
}
