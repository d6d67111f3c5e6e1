import { kostenbeteiligung } from '../kosten/kostenbeteiligung.ts'
import type { Altersklasse } from '../praemien/altersklasse.ts'
import { KEIN_BEITRAG } from '../praemien/angebote.ts'
import { imJahr } from '../praemien/praemie.ts'
import { groesserer, minus, plus, type Rappen, rappen, summe } from '../werte/rappen.ts'
import {
  type Haushaltsfrage,
  type Haushaltspreise,
  haushaltspreise,
  type Police,
  policeEinesErwachsenen,
  vollePreise,
  vollerPreis,
} from './haushalt.ts'
import { besteKindergruppe, type Kindergruppe, kinderNachAlter } from './kinder.ts'
import { besteVerteilung } from './verteilung.ts'

/** A household insured completely. */
export type Loesung = {
  /** In the order of the persons. */
  policen: readonly Police[]
  /** Children who are at one insurer, one group each. */
  kinder: readonly Kindergruppe[]
  /** What all of them pay, per month. */
  praemien: Rappen
  /** Of the expected health costs, per year, after the children's common maximum. */
  beteiligung: Rappen
  /** Premiums and share of a year, by which answers are ranked. */
  gesamt: Rappen
}

export type Kassenloesung = Loesung & { versicherer: number }

/** Everyone at the same insurer, for each that sells to all of them; cheapest year first, then the lower full price. */
export function alleBeiEinerKasse(frage: Haushaltsfrage, preise = haushaltspreise(frage)): Kassenloesung[] {
  return preise.kassen
    .flatMap(versicherer => {
      const alleHier = frage.personen.map(() => versicherer)
      const gefunden = loesung(frage, preise, alleHier)
      return gefunden ? [{ ...gefunden, versicherer }] : []
    })
    .sort((a, b) => a.gesamt - b.gesamt || vollePreise(a.policen) - vollePreise(b.policen))
}

/** Everyone wherever it costs least, or where they chose to be; undefined when nobody sells to one of them. */
export function besteKombination(frage: Haushaltsfrage, preise = haushaltspreise(frage)): Loesung | undefined {
  const gewollte: Haushaltspreise = {
    ...preise,
    policen(person, kasse, stufen) {
      const wahl = frage.personen[person]?.wahl
      return wahl && wahl.versicherer !== kasse ? [] : preise.policen(person, kasse, stufen)
    },
  }
  const kassen = besteVerteilung(frage.personen, gewollte)
  return kassen && loesung(frage, gewollte, kassen)
}

/** The same policies without premium reduction: what is sent, printed and mailed. */
export function zuVollenPreisen<T extends Loesung>(loesung: T): T {
  const policen = loesung.policen.map(police => ({
    ...police,
    angebot: { ...police.angebot, ...KEIN_BEITRAG },
    praemie: vollerPreis(police),
  }))
  const praemien = summe(policen.map(({ praemie }) => praemie))
  return { ...loesung, policen, praemien, gesamt: plus(imJahr(praemien), loesung.beteiligung) }
}

/** What a year costs with these health costs of each, by whatever the answer was found; children bear no more than their common maximum. */
export function jahreskostenAller(
  { policen, kinder, praemien }: Loesung,
  personen: readonly { klasse: Altersklasse; kosten: Rappen }[],
): Rappen {
  const anteile = policen.map(({ franchise }, index) => {
    const person = personen[index]
    return person ? kostenbeteiligung(person.kosten, franchise, person.klasse) : rappen(0)
  })
  const erlass = kinder.map(({ kinder: plaetze, hoechstens }) => {
    const ihrer = summe(plaetze.map(platz => anteile[platz] ?? rappen(0)))
    return groesserer(rappen(0), minus(ihrer, hoechstens ?? ihrer))
  })
  return plus(imJahr(praemien), minus(summe(anteile), summe(erlass)))
}

/** Each person at the insurer of the same place; undefined when one of these does not sell to somebody. */
function loesung(
  { personen }: Haushaltsfrage,
  preise: Haushaltspreise,
  kassen: readonly number[],
): Loesung | undefined {
  const alleKinder = kinderNachAlter(personen, preise)
  const kinder = [...new Set(alleKinder.map(kind => kassen[kind] ?? 0))].flatMap(kasse => {
    const geschwister = alleKinder.filter(kind => kassen[kind] === kasse)
    return besteKindergruppe(preise, personen, geschwister, kasse) ?? []
  })
  const policeDesKindes = new Map(
    kinder.flatMap(gruppe => gruppe.kinder.map((kind, index) => [kind, gruppe.policen[index]])),
  )
  const policen = personen.map((person, index) =>
    alleKinder.includes(index)
      ? policeDesKindes.get(index)
      : policeEinesErwachsenen(preise, index, person, kassen[index] ?? 0),
  )
  if (!alleVersichert(policen)) return undefined
  const praemien = summe(policen.map(({ praemie }) => praemie))
  const erlass = summe(kinder.map(gruppe => gruppe.erlass))
  const beteiligung = minus(summe(policen.map(police => police.beteiligung)), erlass)
  return { policen, kinder, praemien, beteiligung, gesamt: plus(imJahr(praemien), beteiligung) }
}

const alleVersichert = (policen: (Police | undefined)[]): policen is Police[] => !policen.includes(undefined)
