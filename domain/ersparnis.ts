import { alleAngebote, type Frage } from './angebote.ts'
import { istStandard, STANDARD, type Tariftyp } from './modelle.ts'
import { eigenerPreis, imJahr } from './praemie.ts'
import { durchschnitt, groesserer, minus, type Rappen, rappen } from './rappen.ts'
import type { Regionstabelle } from './regionstabelle.ts'

/** What is known of today's insurance: its insurer, perhaps its very tariff. */
export type HeutigerTarif = { versicherer: number; tarif?: { typ: Tariftyp; name: string } | undefined }

/** What an offer is compared with, and its net price a month. */
export type Vergleichspreis = { preis: Rappen } & (
  | { art: 'tarif'; versicherer: number; typ: Tariftyp; tarif: string }
  /** Only the insurer is known: its Standard model is assumed. */
  | { art: 'annahme'; versicherer: number; tarif: string }
  /** Nothing is known, or not sold at this franchise: the average of all Standard tariffs of the region. */
  | { art: 'durchschnitt'; tarife: number }
)

/** Always at the franchise of the question, so that a saving never comes from a higher franchise. */
export function vergleichspreis(
  tabelle: Regionstabelle,
  frage: Omit<Frage, 'modelle'>,
  heute: HeutigerTarif | null,
): Vergleichspreis | undefined {
  return (heute && heutigerPreis(tabelle, frage, heute)) ?? durchschnittlicherStandard(tabelle, frage)
}

function heutigerPreis(
  tabelle: Regionstabelle,
  frage: Frage,
  { versicherer, tarif }: HeutigerTarif,
): Vergleichspreis | undefined {
  const eigene = alleAngebote(tabelle, frage).filter(angebot => angebot.versicherer === versicherer)
  const genannter = tarif && eigene.find(({ modell, tarif: name }) => modell === tarif.typ && name === tarif.name)
  if (genannter)
    return {
      art: 'tarif',
      versicherer,
      typ: genannter.modell,
      tarif: genannter.tarif,
      preis: eigenerPreis(genannter, tabelle),
    }
  const standard = eigene.find(({ modell }) => istStandard(modell))
  return (
    standard && {
      art: 'annahme',
      versicherer,
      tarif: standard.tarif,
      preis: eigenerPreis(standard, tabelle),
    }
  )
}

function durchschnittlicherStandard(tabelle: Regionstabelle, frage: Frage): Vergleichspreis | undefined {
  const preise = alleAngebote(tabelle, { ...frage, modelle: STANDARD }).map(angebot => eigenerPreis(angebot, tabelle))
  if (preise.length === 0) return undefined
  return { art: 'durchschnitt', tarife: preise.length, preis: durchschnitt(preise) }
}

/** Net against net, per year. Zero says that there is none; never negative. */
export function ersparnisProJahr(preis: Rappen, vergleich: Vergleichspreis): Rappen {
  return imJahr(groesserer(rappen(0), minus(vergleich.preis, preis)))
}
