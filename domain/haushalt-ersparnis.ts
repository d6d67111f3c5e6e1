import { type Altersklasse, altersklasse } from './altersklasse.ts'
import { stufeEinerPerson, type Unfall } from './bag-codes.ts'
import { type Bezug, type HeutigerTarif, type Vergleichspreis, vergleichspreis } from './ersparnis.ts'
import type { Haushaltsfrage } from './haushalt.ts'
import type { Loesung } from './haushalt-antwort.ts'
import { kinderNachAlter, stufenDesKindes } from './haushalt-kinder.ts'
import { type Rappen, rappen, summe } from './rappen.ts'
import { franchisenDerStufe, platz, type Regionstabelle } from './regionstabelle.ts'

/** What the persons of an answer pay otherwise: all together as their bills say, or each by a reference of their own. */
export type Haushaltsbezug = Bezug & ({ art: 'betrag' } | { art: 'personen'; personen: readonly Vergleichspreis[] })

/**
 * At the franchises of the answer, so that no saving comes from a higher franchise; undefined where somebody has no reference.
 * Children are taken together: what siblings pay less at one insurer is no saving of the answer.
 */
export function haushaltsbezug(
  { tabelle, personen, bfs }: Haushaltsfrage,
  { policen }: Loesung,
  heute: readonly (HeutigerTarif | null)[] = [],
): Haushaltsbezug | undefined {
  const klassen = personen.map(({ geburtsjahr }) => altersklasse(geburtsjahr, tabelle.jahr))
  const kinder = kinderNachAlter(personen, { klassen })
  const jePerson = policen.map(({ franchise }, index) => {
    const { unfall = 'MIT-UNF', inAusbildung = false } = personen[index] ?? {}
    const stufe = stufeEinerPerson(klassen[index] ?? 'AKL-ERW')
    const frage = { stufe, unfall, franchise, inAusbildung, ...(bfs !== undefined && { bfs }) }
    const rang = kinder.indexOf(index) + 1
    const stufen = rang > 0 ? stufenDesKindes(rang, kinder.length) : [stufe]
    return vergleichspreis(tabelle, frage, heute[index] ?? null, stufen)
  })
  if (jePerson.length === 0 || !alleBekannt(jePerson)) return undefined
  return { art: 'personen', personen: jePerson, preis: summe(jePerson.map(({ preis }) => preis)) }
}

const alleBekannt = (bezuege: (Vergleichspreis | undefined)[]): bezuege is Vergleichspreis[] =>
  !bezuege.includes(undefined)

const UNFALL: readonly Unfall[] = ['MIT-UNF', 'OHN-UNF']

/** Their dearest tariffs together, in this year or the one before: more no bills come to in a month. */
export function hoechsteRechnungen({ tarife }: Regionstabelle, klassen: readonly Altersklasse[]): Rappen {
  return summe(
    klassen.map(klasse => {
      const stufe = stufeEinerPerson(klasse)
      const stellen = UNFALL.flatMap(unfall =>
        franchisenDerStufe(stufe).map(franchise => platz(stufe, unfall, franchise) ?? -1),
      )
      const praemien = tarife.flatMap(({ praemie, vorjahrespraemie }) =>
        stellen.flatMap(stelle => [praemie(stelle), vorjahrespraemie?.(stelle) ?? 0]),
      )
      return rappen(Math.max(0, ...praemien))
    }),
  )
}
