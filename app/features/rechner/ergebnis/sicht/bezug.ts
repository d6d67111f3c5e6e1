import type { Tag } from '#domain/fristen/fristen.ts'
import { zuVollenPreisen } from '#domain/haushalt/antwort.ts'
import type { Police } from '#domain/haushalt/haushalt.ts'
import { stufenDesKindes } from '#domain/haushalt/kinder.ts'
import type { NichtsTun } from '#domain/police/nichts-tun.ts'
import { nichtsTunHaushalt } from '#domain/police/nichts-tun-haushalt.ts'
import { stufeEinerPerson } from '#domain/praemien/bag-codes.ts'
import {
  type Gesamtbezug,
  type HeutigerTarif,
  type Personenbezug,
  vergleichspreis,
} from '#domain/praemien/ersparnis.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { summe } from '#domain/werte/rappen.ts'
import type { AnderesJahr } from '../../zustand/zustand.ts'
import type { Gesamtantwort } from './antwort.ts'
import { kinderUnter, type Verglichen } from './personen.ts'

/** One of those who are compared, with what the answer means for them. */
export type PersonSicht = ReturnType<typeof messung>['personen'][number]

/** What the answer means for each person, and what it is measured against: doing nothing, today's tariff, or the average. */
export function messung(
  { tabelle, volleTabelle, verglichene, loesung }: Gesamtantwort,
  anderesJahr: AnderesJahr,
  heute: Tag,
) {
  const anderes = anderesJahr.art === 'bereit' ? anderesJahr.tabelle : null
  const nichtsTun = nichtsTunJePerson(verglichene, volleTabelle, anderes, heute)
  // A bill that needs the other year's table is measured against what it says there, and until then against nothing.
  const wartet =
    anderesJahr.art === 'laedt' && verglichene.some(({ police }) => police && police.kandidat.jahr !== tabelle.jahr)
  const bezugIn = (eine: Regionstabelle) =>
    wartet || !loesung ? undefined : bezugVon(eine, verglichene, loesung.policen, nichtsTun)
  const bezug = bezugIn(tabelle)
  const volleLoesung = loesung && zuVollenPreisen(loesung)
  const personen = verglichene.map((person, index) => ({
    ...person,
    /** Where the answer insures them; at full prices what is sent. */
    gewaehlt: loesung?.policen[index],
    voll: volleLoesung?.policen[index],
    bezug: bezug?.personen[index],
    /** null while no bill is recognised. */
    nichtsTun: nichtsTun[index] ?? null,
  }))
  return { bezug, vollerBezug: tabelle === volleTabelle ? bezug : bezugIn(volleTabelle), volleLoesung, personen }
}

/** What becomes of each recognised policy; null where none is, or while this year's table is not there, or is compared itself. */
function nichtsTunJePerson(
  personen: readonly Verglichen[],
  naechste: Regionstabelle,
  diese: Regionstabelle | null,
  heute: Tag,
): (NichtsTun | null)[] {
  if (diese?.jahr !== naechste.jahr - 1) return personen.map(() => null)
  const fragen = personen.flatMap(({ id, police, jahrgang, frage }) =>
    police && jahrgang !== null
      ? {
          ...police.antwort,
          id,
          diese,
          naechste,
          heute,
          geburtsjahr: jahrgang,
          bfs: frage.bfs,
          police: { ...police.kandidat, versicherer: police.kasse },
        }
      : [],
  )
  const ergebnisse = nichtsTunHaushalt(fragen)
  return personen.map(person => ergebnisse[fragen.findIndex(({ id }) => id === person.id)] ?? null)
}

/** At the franchises of the answer, so that no saving comes from a higher franchise; undefined where somebody has no reference. */
function bezugVon(
  tabelle: Regionstabelle,
  personen: readonly Verglichen[],
  policen: readonly Police[],
  nichtsTun: readonly (NichtsTun | null)[],
): Gesamtbezug | undefined {
  const kinder = kinderUnter(personen)
  const bezuege = personen.flatMap((person, index): Personenbezug[] => {
    const franchise = policen[index]?.franchise
    if (franchise === undefined) return []
    const ergebnis = nichtsTun[index] ?? null
    const frage = { ...person.frage, franchise }
    const rang = kinder.indexOf(index) + 1
    const stufen = rang > 0 ? stufenDesKindes(rang, kinder.length) : [stufeEinerPerson(person.klasse)]
    const preis = vergleichspreis(tabelle, frage, heutigerTarif(tabelle, person.police, ergebnis), stufen)
    const gleich =
      ergebnis?.danach !== undefined && ergebnis.franchise === franchise && ergebnis.unfall === frage.unfall
    return preis ? [{ ...preis, nichtsTun: preis.art === 'tarif' && gleich }] : []
  })
  if (bezuege.length < personen.length) return undefined
  return { preis: summe(bezuege.map(({ preis }) => preis)), personen: bezuege }
}

/** The tariff of the policy in the compared year. */
function heutigerTarif(
  { jahr }: Regionstabelle,
  police: Verglichen['police'],
  ergebnis: NichtsTun | null,
): HeutigerTarif | null {
  if (ergebnis?.danach) {
    const { danach, stufe } = ergebnis
    return { versicherer: danach.versicherer, tarif: { typ: danach.typ, name: danach.name }, stufe }
  }
  if (!police || ergebnis) return null
  const { vorgaenger, typ, tarif } = police.kandidat
  const hier = police.kandidat.jahr === jahr ? { typ, name: tarif } : vorgaenger
  return hier ? { versicherer: police.kasse, tarif: hier } : null
}
