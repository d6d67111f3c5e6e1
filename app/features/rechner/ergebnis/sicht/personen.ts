import { personenNamen } from '#content/rechner/schritt-1-haushalt.ts'
import type { Ordnung } from '#domain/haushalt/aufteilung.ts'
import type { Mitglied } from '#domain/haushalt/haushalt.ts'
import { kinderNachAlter } from '#domain/haushalt/kinder.ts'
import { gueltigeFranchise } from '#domain/kosten/franchise.ts'
import { ERWARTETE_KOSTEN } from '#domain/kosten/gesundheitskosten.ts'
import { type Altersklasse, altersklasse, angezeigtesAlter } from '#domain/praemien/altersklasse.ts'
import { stufeEinerPerson, unfallAusWahl } from '#domain/praemien/bag-codes.ts'
import type { Personenfrage } from '#domain/praemien/tarifzeilen.ts'
import { jahrgangAus } from '#domain/werte/eingaben.ts'
import { inRappen, rappen } from '#domain/werte/rappen.ts'
import { verglichene, type Zustand } from '../../zustand/zustand.ts'

/** One of those whom the offers are for, as every view calls and asks for them. */
export type Verglichen = ReturnType<typeof verglichenePersonen>[number]

/** In the order of step 1; none is missing, because it goes on with complete birth years alone. */
export function verglichenePersonen(
  zustand: Zustand,
  praemienjahr: number,
  aktuellesJahr: number,
  inAusbildung: readonly number[] = [],
) {
  const { geteilt, wohnort } = zustand
  const personen = verglichene(zustand)
  const namen = personenNamen(personen)
  return personen.flatMap((person, index) => {
    // A shared comparison is of nobody in particular.
    const jahrgang = geteilt ? null : jahrgangAus(person.geburtsjahr, aktuellesJahr)
    if (jahrgang === undefined) return []
    const klasse = geteilt?.klasse ?? altersklasse(jahrgang ?? 0, praemienjahr)
    const nummer = index + 1
    const frage: Personenfrage = {
      klasse,
      stufe: stufeEinerPerson(klasse),
      unfall: unfallAusWahl(person.unfall),
      ...(!geteilt && wohnort.gewaehlt && { bfs: wohnort.gewaehlt.bfs }),
      ...(inAusbildung.includes(nummer) && { inAusbildung: true }),
    }
    return {
      ...person,
      /** From 1. */
      nummer,
      /** As step 1 calls them: 'Sie', 'Partner/in', 'Kind 2'. */
      name: namen[index] ?? '',
      jahrgang,
      alter: jahrgang === null ? undefined : angezeigtesAlter(jahrgang, aktuellesJahr),
      klasse,
      /** What prices are asked at. */
      gilt: gueltigeFranchise(person.franchise, klasse, personen.length > 1),
      /** What is assumed until the question about them is answered. */
      erwarteteKosten: person.kosten ?? ERWARTETE_KOSTEN,
      frage,
    }
  })
}

/** By price everybody is asked at their franchise and costs count for nothing; by yearly cost the best franchise is sought. */
export const alsMitglied = (person: Verglichen, ordnung: Ordnung, praemienjahr: number): Mitglied => ({
  geburtsjahr: person.jahrgang ?? praemienjahr - ALTER[person.klasse],
  unfall: person.frage.unfall,
  wahl: person.wahl,
  franchise: ordnung === 'preis' ? person.gilt : null,
  kosten: ordnung === 'preis' ? rappen(0) : inRappen(person.erwarteteKosten),
  inAusbildung: person.frage.inAusbildung ?? false,
})

/** Of a shared comparison the class alone is known. */
const ALTER: Readonly<Record<Altersklasse, number>> = { 'AKL-ERW': 40, 'AKL-JUG': 22, 'AKL-KIN': 10 }

/** Places of the children among the persons, oldest first. */
export const kinderUnter = (personen: readonly Verglichen[]): number[] =>
  kinderNachAlter(
    personen.map(({ jahrgang }) => ({ geburtsjahr: jahrgang ?? 0 })),
    { klassen: personen.map(({ klasse }) => klasse) },
  )
