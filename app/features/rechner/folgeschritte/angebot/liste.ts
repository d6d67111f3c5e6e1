import {
  type Angebot,
  alleAngebote,
  ERSTE_SEITE,
  HOECHSTENS,
  kannMehrLaden,
  ohneDoppelte,
  rangliste,
  WEITERE_SEITE,
  type Zeile,
} from '#domain/angebote.ts'
import type { Franchise } from '#domain/franchise.ts'
import { angeboteNachGesamtkosten } from '#domain/gesamtkosten.ts'
import type { Preisjahr } from '#domain/jahreswerte.ts'
import { TARIFTYPEN, type Tariftyp } from '#domain/modelle.ts'
import { eigenerPreis } from '#domain/praemie.ts'
import type { Rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Personenfrage } from './frage.ts'

/** A row of the list with the net price a month at its franchise. */
export type Listenzeile = Zeile & { schluessel: string; franchise: Franchise; preis: Rappen }

export const schluessel = (versicherer: number, modell: Tariftyp) => `${versicherer}-${modell}`

/** By price at one franchise, the current insurer's cheapest first; no models are all of them. */
export function zeilenNachPreis(
  tabelle: Regionstabelle,
  frage: Personenfrage,
  franchise: Franchise,
  modelle: readonly Tariftyp[],
  nurKassen: ReadonlySet<number> | null,
  aktuell: number | null,
): Listenzeile[] {
  const angebote = ohneDoppelte(alleAngebote(tabelle, { ...frage, franchise, ...nur(modelle) })).filter(von(nurKassen))
  return rangliste(angebote, aktuell ?? undefined).map(zeile => listenzeile(zeile, franchise, tabelle))
}

/** By yearly cost with these health costs; every insurer and model has the franchise that suits them best. */
export function zeilenNachGesamtkosten(
  tabelle: Regionstabelle,
  frage: Personenfrage,
  kosten: Rappen,
  modelle: readonly Tariftyp[],
  nurKassen: ReadonlySet<number> | null,
  aktuell: number | null,
): Listenzeile[] {
  const eintraege = angeboteNachGesamtkosten(tabelle, { ...frage, ...nur(modelle) }, kosten, frage.klasse)
  const franchisen = new Map(
    eintraege.map(({ angebot, franchise }) => [schluessel(angebot.versicherer, angebot.modell), franchise]),
  )
  const angebote = eintraege.map(({ angebot }) => angebot).filter(von(nurKassen))
  return rangliste(angebote, aktuell ?? undefined).map(zeile =>
    listenzeile(zeile, franchisen.get(schluessel(zeile.versicherer, zeile.modell)) ?? 0, tabelle),
  )
}

const nur = (modelle: readonly Tariftyp[]) => (modelle.length > 0 ? { modelle } : {})

const von = (nurKassen: ReadonlySet<number> | null) => (angebot: Angebot) => nurKassen?.has(angebot.versicherer) ?? true

function listenzeile(zeile: Zeile, franchise: Franchise, preisjahr: Preisjahr): Listenzeile {
  const preis = eigenerPreis(zeile, preisjahr)
  return { ...zeile, schluessel: schluessel(zeile.versicherer, zeile.modell), franchise, preis }
}

export function anzahlKassen(zeilen: readonly Zeile[]): number {
  return new Set(zeilen.map(({ versicherer }) => versicherer)).size
}

/** How many rows each model's own list has: there, a model is never collapsed into another. */
export function anzahlJeModell(zeilen: readonly Zeile[]): { modell: Tariftyp; anzahl: number }[] {
  return TARIFTYPEN.map(modell => ({
    modell,
    anzahl: zeilen.filter(zeile => zeile.modell === modell || zeile.gleichTeuer.includes(modell)).length,
  })).filter(({ anzahl }) => anzahl > 0)
}

/** The first page and what was loaded after it. */
export function gezeigt(weitereLadungen: number, total: number): { anzahl: number; mehr: boolean } {
  const bis = (ladungen: number) => Math.min(ERSTE_SEITE + ladungen * WEITERE_SEITE, total, HOECHSTENS)
  const anzahl = bis(weitereLadungen)
  const letzte = weitereLadungen === 0 ? anzahl : anzahl - bis(weitereLadungen - 1)
  return { anzahl, mehr: kannMehrLaden(letzte, anzahl, total) }
}
