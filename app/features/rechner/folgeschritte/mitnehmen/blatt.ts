import { alleAngebote } from '#domain/angebote.ts'
import type { Vergleichspreis } from '#domain/ersparnis.ts'
import type { Tag } from '#domain/fristen.ts'
import { type Vorjahresvergleich, vorjahresvergleich } from '#domain/jahreswechsel.ts'
import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { imJahr } from '#domain/praemie.ts'
import { kalenderjahr } from '#domain/praemienjahr.ts'
import { type Franken, franken, inRappen, minus, type Rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Ansicht } from '../../zustand/ansicht.ts'
import type { Wahl } from '../../zustand/wahl.ts'
import type { Auswertung } from '../angebot/auswertung.ts'
import type { Listenzeile } from '../angebot/liste.ts'

export const ERSTE = 8

export type Blattzeile = {
  zeile: Listenzeile
  rang: number
  vorjahr: Vorjahresvergleich | undefined
  imJahr: Rappen
  /** Premiums and the share of the expected health costs. */
  ganzesJahr: Rappen
  /** Of a year, against the reference; undefined where the franchises differ. */
  zumBezug: Rappen | undefined
  istGewaehlt: boolean
}

type Eingang = { tabelle: Regionstabelle; auswertung: Auswertung; ansicht: Pick<Ansicht, 'ordnung' | 'kosten'> }

/** The first offers of the whole order, the cheapest of today's insurer, and the chosen one, each once. */
export function blattzeilen({ tabelle, auswertung, ansicht }: Eingang): Blattzeile[] {
  const { alle, frage, gewaehlt, vergleich } = auswertung
  const gesamt = (kosten: Franken) => (zeile: Listenzeile) =>
    jahreskosten({ franchise: zeile.franchise, praemie: zeile.preis }, inRappen(kosten), frage.klasse)
  const nachPreis = ansicht.ordnung === 'preis'
  const mass = nachPreis ? (zeile: Listenzeile) => zeile.preis : gesamt(ansicht.kosten)
  // The list shows today's insurer first; a rank counts all.
  const folge = alle.toSorted((a, b) => mass(a) - mass(b))
  const eigene = folge.find(({ isCurrentInsurer }) => isCurrentInsurer)
  return folge.flatMap((zeile, stelle) => {
    const istGewaehlt = zeile.schluessel === gewaehlt?.schluessel && zeile.tarif === gewaehlt.tarif
    if (stelle >= ERSTE && zeile !== eigene && !istGewaehlt) return []
    return {
      ...{ zeile, istGewaehlt, rang: stelle + 1 },
      vorjahr: vorjahresvergleich(tabelle, { ...frage, franchise: zeile.franchise }, zeile),
      imJahr: imJahr(zeile.preis),
      ganzesJahr: gesamt(ansicht.kosten)(zeile),
      zumBezug: nachPreis && vergleich ? imJahr(minus(zeile.preis, vergleich.preis)) : undefined,
    }
  })
}

/** What the yearly costs are at each franchise, besides the visitor's own figure. */
export const HOHE_KOSTEN = franken(6000)

export function franchisekosten({ jeFranchise, frage }: Auswertung, kosten: Franken): Rappen[] {
  return jeFranchise.map(wahl => jahreskosten(wahl, inRappen(kosten), frage.klasse))
}

export type OhneWechsel = {
  tarif: Extract<Vergleichspreis, { art: 'tarif' }>
  franchise: number
  vorjahr: Vorjahresvergleich | undefined
}

/** Today's tariff in the year to come, at today's franchise; undefined while either is not known. */
export function ohneWechsel(
  { vergleich, beiHeutigerFranchise, frage }: Auswertung,
  tabelle: Regionstabelle,
  { aktuelleFranchise: franchise }: Wahl,
  heute: Tag,
): OhneWechsel | undefined {
  const tarif = beiHeutigerFranchise ?? vergleich
  if (tabelle.jahr <= kalenderjahr(heute) || franchise === null || tarif?.art !== 'tarif') return undefined
  const bei = { ...frage, franchise }
  const angebot = alleAngebote(tabelle, bei).find(
    eines => eines.versicherer === tarif.versicherer && eines.modell === tarif.typ && eines.tarif === tarif.tarif,
  )
  return { tarif, franchise, vorjahr: angebot && vorjahresvergleich(tabelle, bei, angebot) }
}
