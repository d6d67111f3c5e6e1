import { useState } from 'react'
import { alleAngebote, type Zeile } from '#domain/angebote.ts'
import { type Vergleichspreis, vergleichspreis } from '#domain/ersparnis.ts'
import { kontaktDes } from '#domain/erstkontakt.ts'
import type { Franchise } from '#domain/franchise.ts'
import { type Franchiseangebot, guenstigsteJeFranchise, versichererOhneFranchise } from '#domain/franchise-vergleich.ts'
import type { Erstkontakt } from '#domain/modelle.ts'
import { eigenerPreis } from '#domain/praemie.ts'
import { inRappen, type Rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Ansicht, Filter } from '../../zustand/ansicht.ts'
import type { Person } from '../../zustand/person.ts'
import type { Auswahl, Wahl } from '../../zustand/wahl.ts'
import { angebotsFrage, type Personenfrage } from './frage.ts'
import { gemerkt } from './gemerkt.ts'
import { jeKontakt, type Kontaktliste, type Listenzeile, zeilenNachGesamtkosten, zeilenNachPreis } from './liste.ts'

export type Kasse = { versicherer: number; name: string }

type Eingang = {
  tabelle: Regionstabelle
  person: Person
  wahl: Wahl
  ansicht: Ansicht
  /** All insurers of the directory, by name. */
  kassen: readonly Kasse[]
}

/** Everything that step 2 shows and step 3 sends. */
export type Auswertung = {
  frage: Personenfrage
  /** The cheapest offer at each franchise. */
  jeFranchise: readonly Franchiseangebot[]
  /** Who does not sell the chosen franchise here. */
  ohneFranchise: readonly number[]
  /** The filter as far as this table knows its first contacts. */
  kontakte: readonly Erstkontakt[]
  listen: readonly Kontaktliste[]
  /** The list in its order, without and with the filter. */
  alle: readonly Listenzeile[]
  zeilen: readonly Listenzeile[]
  /** The whole list of the insurers that are wanted, with every first contact. */
  vonKassen: readonly Listenzeile[]
  /** The first of the whole order: the cheapest, or the one with the lowest yearly cost. */
  erstes: Listenzeile | undefined
  /** The chosen offer, or the first of the list: headline, saving, bar and enquiry speak of this one. */
  gewaehlt: Listenzeile | undefined
  /** What the chosen offer is compared with, at its franchise; and at today's franchise, when that is another one. */
  vergleich: Vergleichspreis | undefined
  beiHeutigerFranchise: Vergleichspreis | undefined
}

/** Each part is worked out once per change of what it depends on: every calculator has its own. */
export function auswerter(): (eingang: Eingang) => Auswertung {
  const frageVon = gemerkt(angebotsFrage)
  const jeFranchiseVon = gemerkt(guenstigsteJeFranchise)
  const ohneFranchiseVon = gemerkt(versichererOhneFranchise)
  const bekannteKontakte = gemerkt(kontakteDer)
  const listenVon = gemerkt(kontaktlisten)
  const erlaubteKassen = gemerkt(kassenDes)
  const alleNachPreis = gemerkt(zeilenNachPreis)
  const alleNachKosten = gemerkt(zeilenNachGesamtkosten)
  const vonKassenNur = gemerkt(zeilenVon)
  const gefiltertNachPreis = gemerkt(zeilenNachPreis)
  const gefiltertNachKosten = gemerkt(zeilenNachGesamtkosten)
  const gewaehltVon = gemerkt(gewaehltesAngebot)
  const vergleichVon = gemerkt(vergleichBei)
  const heuteVon = gemerkt(vergleichBei)

  return ({ tabelle, person, wahl, ansicht, kassen }) => {
    const { franchise, aktuelleKasse, aktuelleFranchise } = wahl
    const { filter, ordnung, kosten, heutigerTarif } = ansicht
    const frage = frageVon(person, tabelle)
    const kontakte = bekannteKontakte(tabelle, filter.kontakte)
    const nurKassen = erlaubteKassen(filter, kassen)
    // Costs change the rows of their own order only.
    const alle =
      ordnung === 'preis'
        ? alleNachPreis(tabelle, frage, franchise, ALLE_KONTAKTE, null, aktuelleKasse)
        : alleNachKosten(tabelle, frage, inRappen(kosten), ALLE_KONTAKTE, null, aktuelleKasse)
    const zeilen =
      kontakte.length === 0 && nurKassen === null
        ? alle
        : ordnung === 'preis'
          ? gefiltertNachPreis(tabelle, frage, franchise, kontakte, nurKassen, aktuelleKasse)
          : gefiltertNachKosten(tabelle, frage, inRappen(kosten), kontakte, nurKassen, aktuelleKasse)
    const gewaehlt = gewaehltVon(tabelle, frage, zeilen, alle, wahl.gewaehlt)
    const gilt = gewaehlt?.franchise ?? franchise
    const andere = aktuelleFranchise !== null && aktuelleFranchise !== gilt ? aktuelleFranchise : null
    return {
      ...{ frage, kontakte, alle, zeilen, gewaehlt },
      listen: listenVon(tabelle, frage, franchise, ordnung === 'preis' ? null : inRappen(kosten)),
      vonKassen: vonKassenNur(alle, nurKassen),
      jeFranchise: jeFranchiseVon(tabelle, frage),
      ohneFranchise: ohneFranchiseVon(tabelle, frage, franchise),
      erstes: alle.find(({ isLowest }) => isLowest),
      vergleich: vergleichVon(tabelle, frage, gilt, aktuelleKasse, heutigerTarif),
      beiHeutigerFranchise:
        andere === null ? undefined : heuteVon(tabelle, frage, andere, aktuelleKasse, heutigerTarif),
    }
  }
}

/** null while there is no table to look at. */
export function useAuswertung(eingang: Eingang): Auswertung
export function useAuswertung(eingang: Eingang | null): Auswertung | null
export function useAuswertung(eingang: Eingang | null): Auswertung | null {
  const [werteAus] = useState(auswerter)
  return eingang && werteAus(eingang)
}

const ALLE_KONTAKTE: readonly Erstkontakt[] = []

/** Chosen in another table, a contact that this one does not know would hide everything. */
const kontakteDer = ({ tarife }: Regionstabelle, kontakte: readonly Erstkontakt[]) =>
  kontakte.filter(kontakt => tarife.some(tarif => kontaktDes(tarif) === kontakt))

/** By price, or by yearly cost where costs are given. */
const kontaktlisten = (tabelle: Regionstabelle, frage: Personenfrage, franchise: Franchise, kosten: Rappen | null) =>
  jeKontakt(kontakte =>
    kosten === null
      ? zeilenNachPreis(tabelle, frage, franchise, kontakte, null, null)
      : zeilenNachGesamtkosten(tabelle, frage, kosten, kontakte, null, null),
  )

/** null: all. */
function kassenDes({ suche, ohneKassen }: Filter, kassen: readonly Kasse[]): ReadonlySet<number> | null {
  const gesucht = suche.trim().toLowerCase()
  if (gesucht === '' && ohneKassen.length === 0) return null
  return new Set(
    kassen
      .filter(({ versicherer, name }) => !ohneKassen.includes(versicherer) && name.toLowerCase().includes(gesucht))
      .map(({ versicherer }) => versicherer),
  )
}

/** Rows are collapsed within one insurer: leaving others out changes none of them. */
const zeilenVon = (zeilen: readonly Listenzeile[], nurKassen: ReadonlySet<number> | null) =>
  nurKassen === null ? zeilen : zeilen.filter(({ versicherer }) => nurKassen.has(versicherer))

/** The row that stands for the visitor's choice: the chosen model itself, or the row it was collapsed into. */
function gewaehlteZeile<T extends Zeile>(zeilen: readonly T[], { versicherer, typ }: Auswahl): T | undefined {
  return zeilen.find(
    zeile =>
      zeile.versicherer === versicherer &&
      (zeile.modell === typ || zeile.gleichTeuer.some(({ modell }) => modell === typ)),
  )
}

/** What is not sold here, or not at this franchise, gives way to the first of the list. */
function gewaehltesAngebot(
  tabelle: Regionstabelle,
  frage: Personenfrage,
  zeilen: readonly Listenzeile[],
  alle: readonly Listenzeile[],
  auswahl: Auswahl | null,
): Listenzeile | undefined {
  const zeile = auswahl && (gewaehlteZeile(zeilen, auswahl) ?? gewaehlteZeile(alle, auswahl))
  if (!zeile) return zeilen.find(({ isLowest }) => isLowest) ?? alle.find(({ isLowest }) => isLowest)
  const { versicherer, typ, tarif } = auswahl
  if (tarif === null || (typ === zeile.modell && tarif === zeile.tarif)) return zeile
  const angebot = alleAngebote(tabelle, { ...frage, franchise: zeile.franchise }).find(
    eines => eines.versicherer === versicherer && eines.modell === typ && eines.tarif === tarif,
  )
  if (!angebot) return zeile
  return { ...zeile, ...angebot, isLowest: false, preis: eigenerPreis(angebot, tabelle) }
}

function vergleichBei(
  tabelle: Regionstabelle,
  frage: Personenfrage,
  franchise: Franchise,
  aktuelleKasse: number | null,
  heutigerTarif: Ansicht['heutigerTarif'],
): Vergleichspreis | undefined {
  const heute = aktuelleKasse === null ? null : { versicherer: aktuelleKasse, tarif: heutigerTarif ?? undefined }
  return vergleichspreis(tabelle, { ...frage, franchise }, heute)
}
