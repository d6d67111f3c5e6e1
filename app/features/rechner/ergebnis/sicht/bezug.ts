import { rememberLast } from '#app/lib/remember.ts'
import { stufeEinerPerson } from '#domain/bag-codes.ts'
import { type HeutigerTarif, type Vergleichspreis, vergleichspreis } from '#domain/ersparnis.ts'
import type { Tag } from '#domain/fristen.ts'
import type { Police } from '#domain/haushalt.ts'
import { type Loesung, zuVollenPreisen } from '#domain/haushalt-antwort.ts'
import { stufenDesKindes } from '#domain/haushalt-kinder.ts'
import type { NichtsTun, NichtsTunFrage } from '#domain/nichts-tun.ts'
import { nichtsTunHaushalt } from '#domain/nichts-tun-haushalt.ts'
import { type Rappen, summe } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Zustand } from '../../zustand/zustand.ts'
import { kinderUnter, type Verglichen } from './personen.ts'

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

type Antwort = { tabelle: Regionstabelle; verglichene: readonly Verglichen[]; loesung: Loesung | undefined }

/** What the answer means for each person, and what it is measured against. */
export function messRechner() {
  const nichtsTunVon = rememberLast(nichtsTunJePerson)
  const bezugNach = rememberLast(bezugVon)
  const vollerBezugNach = rememberLast(bezugVon)
  const volle = rememberLast(zuVollenPreisen<Loesung>)

  return ({ tabelle, verglichene, loesung }: Antwort, { anderesJahr, daten }: Zustand, heute: Tag) => {
    const volleTabelle = daten.art === 'bereit' ? daten.tabelle : tabelle
    const policen = loesung?.policen ?? KEINE_POLICEN
    const anderes = anderesJahr.art === 'bereit' ? anderesJahr.tabelle : null
    const nichtsTun = nichtsTunVon(verglichene, volleTabelle, anderes, heute)
    // A bill that needs the other year's table is measured against what it says there, and until then against nothing.
    const wartet = anderesJahr.art === 'laedt' && verglichene.some(({ police }) => brauchtAnderes(police, tabelle))
    const gemessene = wartet ? KEINE_POLICEN : policen
    const bezug = bezugNach(tabelle, verglichene, gemessene, nichtsTun)
    const volleLoesung = loesung && volle(loesung)
    return {
      ...{ bezug, volleLoesung },
      vollerBezug: tabelle === volleTabelle ? bezug : vollerBezugNach(volleTabelle, verglichene, gemessene, nichtsTun),
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

const brauchtAnderes = (police: Verglichen['police'], { jahr }: Regionstabelle) =>
  police !== null && police.kandidat.jahr !== jahr

/** What becomes of each recognised policy; null where none is, or while this year's table is not there, or is compared itself. */
function nichtsTunJePerson(
  personen: readonly Verglichen[],
  tabelle: Regionstabelle,
  anderes: Regionstabelle | null,
  heute: Tag,
): (NichtsTun | null)[] {
  if (anderes?.jahr !== tabelle.jahr - 1) return personen.map(() => null)
  const fragen = personen.map(({ police, jahrgang, frage }): NichtsTunFrage | null =>
    police && jahrgang !== null
      ? {
          ...{ diese: anderes, naechste: tabelle, heute, geburtsjahr: jahrgang, bfs: frage.bfs },
          ...police.antwort,
          police: { ...police.kandidat, versicherer: police.kasse },
        }
      : null,
  )
  const ergebnisse = nichtsTunHaushalt(fragen.filter(frage => frage !== null)).values()
  return fragen.map(frage => (frage ? (ergebnisse.next().value ?? null) : null))
}

/** At the franchises of the answer, so that no saving comes from a higher franchise; undefined where somebody has no reference. */
export function bezugVon(
  tabelle: Regionstabelle,
  personen: readonly Verglichen[],
  policen: readonly Police[],
  nichtsTun: readonly (NichtsTun | null)[],
): Bezug | undefined {
  const kinder = kinderUnter(personen)
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
  const gleich = ergebnis?.franchise === franchise && ergebnis.unfall === frage.unfall
  return { ...preis, nichtsTun: preis.art === 'tarif' && ergebnis?.danach !== undefined && gleich }
}

/** The tariff of the policy in the compared year. */
function heutigerTarif(
  { jahr }: Regionstabelle,
  { kasse, kandidat }: NonNullable<Verglichen['police']>,
  ergebnis: NichtsTun | null,
): HeutigerTarif | null {
  if (ergebnis) {
    if (!ergebnis.danach) return null
    const { danach, stufe } = ergebnis
    return { versicherer: danach.versicherer, tarif: { typ: danach.typ, name: danach.name }, stufe }
  }
  const { vorgaenger, typ, tarif } = kandidat
  const hier = kandidat.jahr === jahr ? { typ, name: tarif } : vorgaenger
  return hier ? { versicherer: kasse, tarif: hier } : null
}
