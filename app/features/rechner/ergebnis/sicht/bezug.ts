import { stufeEinerPerson } from '#domain/bag-codes.ts'
import { type HeutigerTarif, type Vergleichspreis, vergleichspreis } from '#domain/ersparnis.ts'
import type { Tag } from '#domain/fristen.ts'
import type { Police } from '#domain/haushalt.ts'
import { type Loesung, zuVollenPreisen } from '#domain/haushalt-antwort.ts'
import { kinderNachAlter, stufenDesKindes } from '#domain/haushalt-kinder.ts'
import type { NichtsTun, NichtsTunFrage } from '#domain/nichts-tun.ts'
import { nichtsTunHaushalt } from '#domain/nichts-tun-haushalt.ts'
import { type Rappen, summe } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Zustand } from '../../zustand/zustand.ts'
import type { Antwort } from './antwort.ts'
import type { Verglichen } from './personen.ts'
import { rememberLast } from './remember-last.ts'

/** What an offer to a person is measured against: doing nothing, today's tariff at another franchise, or the average. */
export type Personenbezug = Vergleichspreis & { nichtsTun: boolean }

/** Of all who are compared, together. */
export type Bezug = { preis: Rappen; personen: readonly Personenbezug[] }

/** One of those who are compared, with what the answer means for them. */
export type PersonSicht = Verglichen & {
  /** Where the answer insures them; at full prices what is sent. */
  gewaehlt: Police | undefined
  voll: Police | undefined
  bezug: Personenbezug | undefined
  /** null while no bill is recognised. */
  nichtsTun: NichtsTun | null
}

/** What all of it means for each person, and what it is measured against. */
export function messRechner() {
  const nichtsTunVon = rememberLast(nichtsTunJePerson)
  const jahre = rememberLast((tabelle: Regionstabelle, anderes: Regionstabelle | null, heute: Tag) => ({
    ...{ tabelle, anderes, heute },
  }))
  const bezugNach = rememberLast(bezugVon)
  const vollerBezugNach = rememberLast(bezugVon)
  const volle = rememberLast(zuVollenPreisen<Loesung>)

  return ({ tabelle, verglichene, loesung }: Antwort, { anderesJahr, daten }: Zustand, heute: Tag) => {
    const volleTabelle = daten.art === 'bereit' ? daten.tabelle : tabelle
    const policen = loesung?.policen ?? KEINE_POLICEN
    const anderes = anderesJahr.art === 'bereit' ? anderesJahr.tabelle : null
    const nichtsTun = nichtsTunVon(verglichene, jahre(volleTabelle, anderes, heute))
    const bezug = bezugNach(tabelle, verglichene, policen, nichtsTun)
    const volleLoesung = loesung && volle(loesung)
    return {
      ...{ bezug, volleLoesung },
      vollerBezug: tabelle === volleTabelle ? bezug : vollerBezugNach(volleTabelle, verglichene, policen, nichtsTun),
      personen: verglichene.map(
        (person, index): PersonSicht => ({
          ...person,
          gewaehlt: policen[index],
          voll: volleLoesung?.policen[index],
          bezug: bezug?.personen[index],
          nichtsTun: nichtsTun[index] ?? null,
        }),
      ),
    }
  }
}

const KEINE_POLICEN: readonly Police[] = []

type Jahre = { tabelle: Regionstabelle; anderes: Regionstabelle | null; heute: Tag }

/** What becomes of each recognised policy; null where none is, or while this year's table is not there, or is compared itself. */
export function nichtsTunJePerson(
  personen: readonly Verglichen[],
  { tabelle, anderes, heute }: Jahre,
): (NichtsTun | null)[] {
  if (anderes?.jahr !== tabelle.jahr - 1) return personen.map(() => null)
  const fragen = personen.flatMap((person): { id: number; frage: NichtsTunFrage }[] => {
    const { id, police, jahrgang, frage } = person
    if (!police || jahrgang === null) return []
    const { kandidat, kasse, antwort } = police
    return [
      {
        id,
        frage: {
          ...{ diese: anderes, naechste: tabelle, heute, geburtsjahr: jahrgang, bfs: frage.bfs },
          ...antwort,
          police: { ...kandidat, versicherer: kasse },
        },
      },
    ]
  })
  const ergebnisse = nichtsTunHaushalt(fragen.map(({ frage }) => frage))
  return personen.map(({ id }) => ergebnisse[fragen.findIndex(eine => eine.id === id)] ?? null)
}

/** At the franchises of the answer, so that no saving comes from a higher franchise; undefined where somebody has no reference. */
export function bezugVon(
  tabelle: Regionstabelle,
  personen: readonly Verglichen[],
  policen: readonly Police[],
  nichtsTun: readonly (NichtsTun | null)[],
): Bezug | undefined {
  const kinder = kinderNachAlter(
    personen.map(({ jahrgang }) => ({ geburtsjahr: jahrgang ?? 0 })),
    { klassen: personen.map(({ klasse }) => klasse) },
  )
  const bezuege = policen.flatMap((police, index) => {
    const person = personen[index]
    if (!person) return []
    const rang = kinder.indexOf(index) + 1
    const stufen = rang > 0 ? stufenDesKindes(rang, kinder.length) : [stufeEinerPerson(person.klasse)]
    return bezugDer(tabelle, person, police, nichtsTun[index] ?? null, stufen) ?? []
  })
  if (bezuege.length === 0 || bezuege.length < policen.length) return undefined
  return { preis: summe(bezuege.map(({ preis }) => preis)), personen: bezuege }
}

function bezugDer(
  tabelle: Regionstabelle,
  person: Verglichen,
  { franchise }: Police,
  ergebnis: NichtsTun | null,
  stufen: Parameters<typeof vergleichspreis>[3],
): Personenbezug | undefined {
  const { police, frage } = person
  const heutiger = police && heutigerTarif(tabelle, police, ergebnis)
  const preis = vergleichspreis(tabelle, { ...frage, franchise }, heutiger, stufen)
  if (!preis) return undefined
  const gleich =
    ergebnis !== null && 'franchise' in ergebnis && ergebnis.franchise === franchise && ergebnis.unfall === frage.unfall
  return { ...preis, nichtsTun: preis.art === 'tarif' && 'danach' in (ergebnis ?? {}) && gleich }
}

/** The tariff of the policy in the compared year. */
function heutigerTarif(
  { jahr }: Regionstabelle,
  { kasse, kandidat }: NonNullable<Verglichen['police']>,
  ergebnis: NichtsTun | null,
): HeutigerTarif | null {
  if (ergebnis) {
    if (!('danach' in ergebnis)) return null
    const { danach, stufe } = ergebnis
    return { versicherer: danach.versicherer, tarif: { typ: danach.typ, name: danach.name }, stufe }
  }
  const { vorgaenger, typ, tarif } = kandidat
  const hier = kandidat.jahr === jahr ? { typ, name: tarif } : vorgaenger
  return hier ? { versicherer: kasse, tarif: hier } : null
}
