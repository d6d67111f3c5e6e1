import { rememberEqual, rememberLast } from '#app/lib/remember.ts'
import { kontaktDes } from '#domain/erstkontakt/erstkontakt.ts'
import type { Tag } from '#domain/fristen/fristen.ts'
import { type Loesung, zuVollenPreisen } from '#domain/haushalt/antwort.ts'
import { ALLE, type Aufteilung, type Auslese, anfangsAufteilung, loesungen, mass } from '#domain/haushalt/aufteilung.ts'
import type { Mitglied, Police } from '#domain/haushalt/haushalt.ts'
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
import { mitVerbilligung, type Zusage } from '#domain/verbilligung/kantonsbeitrag.ts'
import { summe } from '#domain/werte/rappen.ts'
import type { Filter } from '../../zustand/ansicht.ts'
import type { AnderesJahr, Zustand } from '../../zustand/zustand.ts'
import { alsMitglied, kinderUnter, type Verglichen, verglichenePersonen } from './personen.ts'

export type Gesamtantwort = ReturnType<ReturnType<typeof antwortRechner>>

type Kassen = readonly { versicherer: number; name: string }[]

/** Who is compared, at which prices, and how all are insured; worked out anew for other prices, persons or wishes alone. */
export function antwortRechner() {
  const tabelleNach = rememberLast((tabelle: Regionstabelle, zusage: Zusage | null) =>
    zusage ? mitVerbilligung(tabelle, zusage) : tabelle,
  )
  const gleicheMitglieder = rememberEqual<readonly Mitglied[]>()
  const gleicheOhneWahl = rememberEqual<readonly Mitglied[]>()
  const auslese = rememberLast(ausleseVon)
  const basisVon = rememberLast(loesungen)
  const gewaehlteVon = rememberLast(loesungen)
  const gefilterteVon = rememberLast(loesungen)

  return (zustand: Zustand, volleTabelle: Regionstabelle, aktuellesJahr: number, kassen: Kassen) => {
    const { zusage } = zustand.verbilligung
    const { ordnung, filter } = zustand.ansicht
    const tabelle = tabelleNach(volleTabelle, zusage)
    const verglichene = verglichenePersonen(zustand, tabelle.jahr, aktuellesJahr, zusage?.inAusbildung)
    const mitglieder = gleicheMitglieder(verglichene.map(person => alsMitglied(person, ordnung, tabelle.jahr)))
    const ohneWahl = gleicheOhneWahl(mitglieder.map(mitglied => ({ ...mitglied, wahl: null })))
    const bfs = verglichene[0]?.frage.bfs
    const nur = auslese(filter, kassen, tabelle)
    const basis = basisVon(tabelle, ohneWahl, bfs, ALLE)
    const hatWahl = mitglieder.some(({ wahl }) => wahl)
    const gewaehlt = hatWahl ? gewaehlteVon(tabelle, mitglieder, bfs, ALLE) : basis
    const gefiltert = nur === ALLE ? gewaehlt : gefilterteVon(tabelle, mitglieder, bfs, nur)
    // What is filtered away gives way to what was chosen, and what is not sold to the first of all.
    const moegliche = [gefiltert, gewaehlt, basis]
    const kombination = moegliche.find(eine => eine.kombination)?.kombination
    const alleinige = moegliche.flatMap(eine => eine.kassen)
    const kasse = alleinige.find(({ versicherer }) => versicherer === zustand.kasse) ?? alleinige[0]
    const gewollt = zustand.aufteilung ?? anfangsAufteilung(basis, ordnung)
    const aufteilung: Aufteilung = gewollt === 'kasse' && kasse ? 'kasse' : 'kombination'
    /** The two ways, for the switch; undefined where nobody sells to all. */
    const wege = { kasse, kombination }
    /** The answer: headline, saving, list, bar, enquiry, paper and mail speak of this one. */
    const loesung: Loesung | undefined = wege[aufteilung]
    return { tabelle, volleTabelle, ordnung, verglichene, nur, basis, gefiltert, aufteilung, wege, loesung }
  }
}

/** Chosen in another table, a contact that this one does not know would hide everything. */
function ausleseVon({ kontakte, suche, ohneKassen }: Filter, kassen: Kassen, { tarife }: Regionstabelle): Auslese {
  const bekannte = kontakte.filter(kontakt => tarife.some(tarif => kontaktDes(tarif) === kontakt))
  const gesucht = suche.trim().toLowerCase()
  if (gesucht === '' && ohneKassen.length === 0)
    return bekannte.length === 0 ? ALLE : { kontakte: bekannte, kassen: null }
  const erlaubte = kassen.filter(
    ({ versicherer, name }) => !ohneKassen.includes(versicherer) && name.toLowerCase().includes(gesucht),
  )
  return { kontakte: bekannte, kassen: new Set(erlaubte.map(({ versicherer }) => versicherer)) }
}

/** How the answer stands among all there are. */
export function rangDer({ loesung, basis: { kassen, kombination }, aufteilung, ordnung }: Gesamtantwort) {
  const [kasse] = kassen
  const guenstigste = aufteilung === 'kasse' ? kasse : kombination
  const istHoechstens = (andere: Loesung | undefined) =>
    loesung !== undefined && (!andere || mass(loesung, ordnung) <= mass(andere, ordnung))
  return {
    /** In this way of insuring all. */
    guenstigste,
    /** Nothing costs less in this order: of this way of insuring all, and of both. */
    istErste: istHoechstens(guenstigste),
    istGuenstigste: istHoechstens(kasse) && istHoechstens(kombination),
    /** Insured apart they would pay less than at any one insurer. */
    getrenntGuenstiger: Boolean(kasse && kombination && mass(kombination, ordnung) < mass(kasse, ordnung)),
  }
}

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
