import {
  type Haushaltsfrage,
  type Haushaltspreise,
  haushaltspreise,
  jahreskostenDerPolice,
  type Police,
  policeEinesErwachsenen,
} from './haushalt.ts'
import { besteAufteilung, besteKindergruppe, type Kindergruppe, kinderNachAlter } from './haushalt-kinder.ts'
import { imJahr, zuZahlen } from './praemie.ts'
import { minus, plus, type Rappen, rappen, summe } from './rappen.ts'

/** A household insured completely. */
export type Loesung = {
  /** In the order of the persons. */
  policen: readonly Police[]
  /** Children who are at one insurer, one group each. */
  kinder: readonly Kindergruppe[]
  /** Net, per month: all bills together. A surplus that is paid out to one person lowers no other's. */
  praemien: Rappen
  /** Of the expected health costs, per year, after the children's common maximum. */
  beteiligung: Rappen
  /** Premiums and share of a year, less what insurers pay out: money of the household, by which answers are ranked. */
  gesamt: Rappen
}

export type Kassenloesung = Loesung & { versicherer: number }

/** Everyone at the same insurer, for each that sells to all of them; cheapest year first. */
export function alleBeiEinerKasse(frage: Haushaltsfrage): Kassenloesung[] {
  const preise = haushaltspreise(frage)
  const kinder = kinderNachAlter(frage.personen, preise)
  return preise.kassen
    .flatMap(kasse => {
      const gruppe = kinder.length > 0 ? besteKindergruppe(preise, frage.personen, kinder, kasse) : null
      const gefunden = gruppe !== undefined && loesung(frage, preise, gruppe ? [gruppe] : [], [kasse])
      return gefunden ? [{ ...gefunden, versicherer: kasse }] : []
    })
    .sort((a, b) => a.gesamt - b.gesamt)
}

/** Everyone wherever it costs least; undefined when nobody sells to one of them. */
export function besteKombination(frage: Haushaltsfrage): Loesung | undefined {
  const preise = haushaltspreise(frage)
  const gruppen = besteAufteilung(preise, frage.personen, kinderNachAlter(frage.personen, preise))
  return gruppen && loesung(frage, preise, gruppen, preise.kassen)
}

/** The same policies without premium reduction: what is sent, printed and mailed. */
export function zuVollenPreisen<T extends Loesung>(loesung: T): T {
  const policen = loesung.policen.map(police => ({
    ...police,
    angebot: { ...police.angebot, kantonZahlt: rappen(0) },
    praemie: plus(police.praemie, police.angebot.kantonZahlt),
  }))
  const praemien = summe(policen.map(({ praemie }) => praemie))
  return { ...loesung, policen, praemien, gesamt: plus(imJahr(praemien), loesung.beteiligung) }
}

/** The children as they are grouped, every grown-up at the cheapest of these insurers. */
function loesung(
  { personen }: Haushaltsfrage,
  preise: Haushaltspreise,
  kinder: readonly Kindergruppe[],
  kassen: readonly number[],
): Loesung | undefined {
  const policeDesKindes = new Map(
    kinder.flatMap(gruppe => gruppe.kinder.map((kind, index) => [kind, gruppe.policen[index]])),
  )
  const policen = personen.map(
    (person, index) =>
      policeDesKindes.get(index) ??
      kassen
        .flatMap(kasse => policeEinesErwachsenen(preise, index, person, kasse) ?? [])
        .reduce<Police | undefined>(
          (a, b) => (a && jahreskostenDerPolice(a) <= jahreskostenDerPolice(b) ? a : b),
          undefined,
        ),
  )
  if (!alleVersichert(policen)) return undefined
  const eigenePreise = policen.map(({ praemie }) => praemie)
  const erlass = summe(kinder.map(gruppe => gruppe.erlass))
  const beteiligung = minus(summe(policen.map(police => police.beteiligung)), erlass)
  const gesamt = plus(imJahr(summe(eigenePreise)), beteiligung)
  return { policen, kinder, praemien: zuZahlen(eigenePreise), beteiligung, gesamt }
}

const alleVersichert = (policen: (Police | undefined)[]): policen is Police[] => !policen.includes(undefined)
