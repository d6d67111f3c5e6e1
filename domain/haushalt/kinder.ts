import { erlaubteFranchisen } from '../kosten/franchise.ts'
import { besteFranchise } from '../kosten/franchise-vergleich.ts'
import { hoechsteKostenbeteiligungKinder } from '../kosten/kostenbeteiligung.ts'
import { type Angebot, alleAngebote, type Frage } from '../praemien/angebote.ts'
import type { Stufe } from '../praemien/bag-codes.ts'
import { modellDes } from '../praemien/modelle.ts'
import { eigenerPreis } from '../praemien/praemie.ts'
import type { Regionstabelle } from '../praemien/regionstabelle.ts'
import { groesserer, minus, type Rappen, rappen, summe } from '../werte/rappen.ts'
import { textFolge } from '../werte/zeichen.ts'
import { type Haushaltspreise, jahreskostenDerPolice, type Mitglied, type Police } from './haushalt.ts'

/** The children of a family who are at one insurer. */
export type Kindergruppe = {
  versicherer: number
  /** Places among the persons, oldest child first; `policen` in the same order. */
  kinder: readonly number[]
  policen: readonly Police[]
  /** What they bear together at most in a year; undefined with mixed franchises, where the insurer sets it. */
  hoechstens: Rappen | undefined
  /** By how much that lowers their share of the expected costs. */
  erlass: Rappen
  /** Premiums and share of a year. */
  gesamt: Rappen
}

/** Places of the children among the persons, oldest first: so they count as first, second, third. */
export function kinderNachAlter(
  personen: readonly Pick<Mitglied, 'geburtsjahr'>[],
  { klassen }: Pick<Haushaltspreise, 'klassen'>,
): number[] {
  return personen
    .map(({ geburtsjahr }, index) => ({ geburtsjahr, index }))
    .filter(({ index }) => klassen[index] === 'AKL-KIN')
    .sort((a, b) => a.geburtsjahr - b.geburtsjahr)
    .map(({ index }) => index)
}

/**
 * The tiers a child may be priced at: K3 from the third child on, K4 for all when there are two, K5 for all when there
 * are three. An insurer knows some of them or none; where it knows several, the cheapest is the child's.
 */
export function stufenDesKindes(rang: number, anzahl: number): readonly Stufe[] {
  if (anzahl < 2) return ['K1']
  if (anzahl < 3) return ['K1', 'K4']
  return rang < 3 ? ['K1', 'K4', 'K5'] : ['K1', 'K4', 'K5', 'K3']
}

/** An offer and the tier it is priced at. */
export type Stufenangebot = Angebot & { stufe: Stufe }

/** What is offered to a child whose tiers differ by insurer; of each tariff the cheapest of its tiers, cheapest first. */
export function angeboteEinesKindes(
  tabelle: Regionstabelle,
  frage: Omit<Frage, 'stufe'>,
  stufenBei: (versicherer: number) => readonly Stufe[],
): Stufenangebot[] {
  const preis = (angebot: Angebot) => eigenerPreis(angebot, tabelle)
  // Whom the canton pays all of it has the lower full price all the same.
  const mehr = (a: Angebot, b: Angebot) => preis(a) - preis(b) || a.praemie - b.praemie
  const beste = new Map<string, Stufenangebot>()
  for (const stufe of stufenDesKindes(3, 3))
    for (const angebot of alleAngebote(tabelle, { ...frage, stufe })) {
      if (!stufenBei(angebot.versicherer).includes(stufe)) continue
      const schluessel = [angebot.versicherer, angebot.modell, angebot.code, angebot.tarif].join(' ')
      const bisher = beste.get(schluessel)
      if (!bisher || mehr(angebot, bisher) < 0) beste.set(schluessel, { ...angebot, stufe })
    }
  // Equal prices in the table's order, as everywhere.
  const modell = ({ modell: typ, code, tarif }: Angebot) => modellDes(typ, code, tarif)
  return [...beste.values()].sort(
    (a, b) =>
      mehr(a, b) ||
      a.versicherer - b.versicherer ||
      textFolge(modell(a), modell(b)) ||
      textFolge(a.tarif, b.tarif) ||
      textFolge(a.code, b.code),
  )
}

/**
 * These children at this insurer, at the franchises that cost least together; undefined when it does not sell to all.
 * The common maximum holds for equal franchises only. So the best is either each child's own best without it, or one
 * franchise for all with it: every other choice costs at least as much as the first of these.
 */
export function besteKindergruppe(
  preise: Haushaltspreise,
  personen: readonly Mitglied[],
  kinder: readonly number[],
  versicherer: number,
): Kindergruppe | undefined {
  const wahlen = kinder.map((kind, index) =>
    preise.policen(kind, versicherer, stufenDesKindes(index + 1, kinder.length)),
  )
  const jedesSeine = wahlen.map((wahl, index) =>
    besteFranchise(wahl, personen[kinder[index] ?? 0]?.kosten ?? rappen(0), 'AKL-KIN'),
  )
  const alleGleich = () =>
    erlaubteFranchisen('AKL-KIN').map(franchise =>
      wahlen.map(wahl => wahl.find(police => police.franchise === franchise)),
    )
  // Two children reach it only when each reaches its own.
  return [jedesSeine, ...(kinder.length > 2 ? alleGleich() : [])]
    .filter((policen): policen is Police[] => !policen.includes(undefined))
    .map(policen => kindergruppe(versicherer, kinder, policen))
    .reduce<Kindergruppe | undefined>((a, b) => (a && a.gesamt <= b.gesamt ? a : b), undefined)
}

function kindergruppe(versicherer: number, kinder: readonly number[], policen: readonly Police[]): Kindergruppe {
  const hoechstens = hoechsteKostenbeteiligungKinder(policen.map(({ franchise }) => franchise))
  const beteiligung = summe(policen.map(police => police.beteiligung))
  const erlass = groesserer(rappen(0), minus(beteiligung, hoechstens ?? beteiligung))
  const gesamt = minus(summe(policen.map(jahreskostenDerPolice)), erlass)
  return { versicherer, kinder, policen, hoechstens, erlass, gesamt }
}
