import { durchschnitt, groesserer, minus, type Rappen, rappen } from '../werte/rappen.ts'
import { type Angebot, alleAngebote, type Frage } from './angebote.ts'
import type { Stufe } from './bag-codes.ts'
import { STANDARD, type Tariftyp } from './modelle.ts'
import { eigenerPreis, imJahr } from './praemie.ts'
import type { Regionstabelle } from './regionstabelle.ts'

/** What is known of today's insurance: its insurer, perhaps its very tariff, and a child's tier there. */
export type HeutigerTarif = {
  versicherer: number
  tarif?: { typ: Tariftyp; name: string } | undefined
  stufe?: Stufe | undefined
}

/** What is paid otherwise, a month. */
export type Bezug = { preis: Rappen }

/** What a person's offer is compared with, after what the canton pays of it. */
export type Vergleichspreis = Bezug &
  (
    | { art: 'tarif'; versicherer: number; typ: Tariftyp; tarif: string }
    /** No tariff is known, or not sold at this franchise: the average of all Standard tariffs of the region. */
    | { art: 'durchschnitt'; tarife: number }
  )

/** `nichtsTun`: what a person pays who does nothing. */
export type Personenbezug = Vergleichspreis & { nichtsTun: boolean }

/** Of all who are compared, together. */
export type Gesamtbezug = Bezug & { personen: readonly Personenbezug[] }

/** Always at the franchise of the question, so that a saving never comes from a higher franchise. */
export function vergleichspreis(
  tabelle: Regionstabelle,
  frage: Omit<Frage, 'modelle'>,
  heute: HeutigerTarif | null,
  /** Of a child with siblings all that it may be priced at, of which the cheapest counts. */
  stufen: readonly Stufe[] = [frage.stufe],
): Vergleichspreis | undefined {
  const preis = (angebot: Angebot) => eigenerPreis(angebot, tabelle)
  const angebote = (modelle: readonly Tariftyp[], erlaubte: readonly Stufe[]) => {
    const alle = erlaubte.flatMap(stufe => alleAngebote(tabelle, { ...frage, stufe, modelle }))
    // Of each tariff the last stays.
    return [
      ...new Map(alle.toSorted((a, b) => preis(b) - preis(a)).map(angebot => [tarifVon(angebot), angebot])).values(),
    ]
  }
  const { versicherer, tarif, stufe } = heute ?? {}
  const genannter =
    tarif &&
    angebote([tarif.typ], stufe ? [stufe] : stufen).find(
      angebot => angebot.versicherer === versicherer && angebot.tarif === tarif.name,
    )
  if (genannter) {
    const { versicherer, modell: typ, tarif } = genannter
    return { art: 'tarif', versicherer, typ, tarif, preis: preis(genannter) }
  }
  // What each pays who takes one of them, on the average.
  const preise = angebote(STANDARD, stufen).map(preis)
  return preise.length === 0 ? undefined : { art: 'durchschnitt', tarife: preise.length, preis: durchschnitt(preise) }
}

const tarifVon = ({ versicherer, modell, code, tarif }: Angebot) => [versicherer, modell, code, tarif].join(' ')

/**
 * The one definition of saving, of one person or of all of a household: what is paid against what is paid otherwise, twelve times.
 * From the prices as they are shown, so that whoever reckons it over comes to the same.
 */
export function ersparnisProJahr(imMonat: Rappen, { preis }: Bezug): Rappen {
  return imJahr(groesserer(rappen(0), minus(preis, imMonat)))
}
