import type { Altersklasse } from '../praemien/altersklasse.ts'
import { type Angebot, alleAngebote, type Frage } from '../praemien/angebote.ts'
import type { Tariftyp } from '../praemien/modelle.ts'
import { eigenerPreis } from '../praemien/praemie.ts'
import { franchisenDerStufe, type Regionstabelle } from '../praemien/regionstabelle.ts'
import { type Rappen, rappen } from '../werte/rappen.ts'
import type { Franchise } from './franchise.ts'
import { jahreskosten, kostenschwelle, type Wahl } from './kostenbeteiligung.ts'

export type Franchisefrage = Omit<Frage, 'franchise' | 'modelle'>

/** An offer at one franchise with its net price, so that franchises can be compared by yearly cost. */
export type Franchiseangebot = Wahl & { angebot: Angebot }

/** The cheapest offer at each franchise that is sold at all, by franchise. */
export function guenstigsteJeFranchise(
  tabelle: Regionstabelle,
  frage: Franchisefrage,
  nur: (angebot: Angebot) => boolean = () => true,
): Franchiseangebot[] {
  return franchisenDerStufe(frage.stufe).flatMap(franchise => {
    const angebot = alleAngebote(tabelle, { ...frage, franchise }).find(nur)
    return angebot ? [{ franchise, praemie: eigenerPreis(angebot, tabelle), angebot }] : []
  })
}

/** The same within one insurer and model. */
export function franchisenDesModells(
  tabelle: Regionstabelle,
  frage: Franchisefrage,
  versicherer: number,
  modell: Tariftyp,
): Franchiseangebot[] {
  return guenstigsteJeFranchise(
    tabelle,
    frage,
    angebot => angebot.versicherer === versicherer && angebot.modell === modell,
  )
}

/** Of choices by ascending franchise the one with the lowest yearly cost; of equals the lower franchise. */
export function besteFranchise<T extends Wahl>(
  wahlen: readonly T[],
  kosten: Rappen,
  klasse: Altersklasse,
): T | undefined {
  return kleinstes(wahlen, wahl => jahreskosten(wahl, kosten, klasse))
}

/** Yearly health costs from `ab` on, until the next stretch begins, for which this choice is the best. */
export type Bereich<T> = { wahl: T; ab: Rappen }

/**
 * Which choice is best for which health costs. With rising costs only a lower franchise can take over
 * (see `kostenschwelle`), so the stretches are found by walking down.
 */
export function besteFranchisen<T extends Wahl>(wahlen: readonly T[], klasse: Altersklasse): Bereich<T>[] {
  const bereiche: Bereich<T>[] = []
  let ab: Rappen | undefined = rappen(0)
  while (ab !== undefined) {
    const wahl: T | undefined = besteFranchise(wahlen, ab, klasse)
    if (wahl) bereiche.push({ wahl, ab })
    ab = wahl && kleinstes(schwellenNach(wahl, wahlen, klasse), schwelle => schwelle)
  }
  return bereiche
}

function schwellenNach(bisher: Wahl, wahlen: readonly Wahl[], klasse: Altersklasse): Rappen[] {
  return wahlen
    .filter(({ franchise }) => franchise < bisher.franchise)
    .map(tiefere => kostenschwelle(tiefere, bisher, klasse))
    .filter(schwelle => schwelle !== undefined)
}

/** The first of the smallest. */
function kleinstes<T>(werte: readonly T[], mass: (wert: T) => number): T | undefined {
  return werte.reduce<T | undefined>(
    (bisher, wert) => (bisher === undefined || mass(wert) < mass(bisher) ? wert : bisher),
    undefined,
  )
}

/** Insurers of the region that sell to this person, but nothing at this franchise; by number. */
export function versichererOhneFranchise(
  tabelle: Regionstabelle,
  frage: Franchisefrage,
  franchise: Franchise,
): number[] {
  const verkaeufer = (betrag: Franchise) =>
    alleAngebote(tabelle, { ...frage, franchise: betrag }).map(({ versicherer }) => versicherer)
  const mit = new Set(verkaeufer(franchise))
  const alle = new Set(franchisenDerStufe(frage.stufe).flatMap(verkaeufer))
  return [...alle].filter(versicherer => !mit.has(versicherer)).sort((a, b) => a - b)
}
