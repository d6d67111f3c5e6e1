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
import { kontaktVon } from '#domain/erstkontakt-angebote.ts'
import type { Franchise } from '#domain/franchise.ts'
import { angeboteNachGesamtkosten } from '#domain/gesamtkosten.ts'
import type { Preisjahr } from '#domain/jahreswerte.ts'
import { ERSTKONTAKTE, type Erstkontakt } from '#domain/modelle.ts'
import { eigenerPreis } from '#domain/praemie.ts'
import type { Rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Personenfrage } from './frage.ts'

/** A row of the list with the net price a month at its franchise. */
export type Listenzeile = Zeile & { schluessel: string; franchise: Franchise; preis: Rappen }

/** Of one insurer and type a list of another first contact has another tariff. */
export const schluessel = (angebot: Angebot) => `${angebot.versicherer}-${angebot.modell}-${kontaktVon(angebot)}`

/** By price at one franchise, the current insurer's cheapest first; no first contacts are all of them. */
export function zeilenNachPreis(
  tabelle: Regionstabelle,
  frage: Personenfrage,
  franchise: Franchise,
  kontakte: readonly Erstkontakt[],
  nurKassen: ReadonlySet<number> | null,
  aktuell: number | null,
): Listenzeile[] {
  const angebote = ohneDoppelte(alleAngebote(tabelle, { ...frage, franchise, ...nur(kontakte) })).filter(von(nurKassen))
  return rangliste(angebote, aktuell ?? undefined).map(zeile => listenzeile(zeile, franchise, tabelle))
}

/** By yearly cost with these health costs; every insurer and model has the franchise that suits them best. */
export function zeilenNachGesamtkosten(
  tabelle: Regionstabelle,
  frage: Personenfrage,
  kosten: Rappen,
  kontakte: readonly Erstkontakt[],
  nurKassen: ReadonlySet<number> | null,
  aktuell: number | null,
): Listenzeile[] {
  const eintraege = angeboteNachGesamtkosten(tabelle, { ...frage, ...nur(kontakte) }, kosten, frage.klasse)
  const franchisen = new Map(eintraege.map(({ angebot, franchise }) => [schluessel(angebot), franchise]))
  const angebote = eintraege.map(({ angebot }) => angebot).filter(von(nurKassen))
  return rangliste(angebote, aktuell ?? undefined).map(zeile =>
    listenzeile(zeile, franchisen.get(schluessel(zeile)) ?? 0, tabelle),
  )
}

const nur = (kontakte: readonly Erstkontakt[]) => (kontakte.length > 0 ? { kontakte } : {})

const von = (nurKassen: ReadonlySet<number> | null) => (angebot: Angebot) => nurKassen?.has(angebot.versicherer) ?? true

function listenzeile(zeile: Zeile, franchise: Franchise, preisjahr: Preisjahr): Listenzeile {
  const preis = eigenerPreis(zeile, preisjahr)
  return { ...zeile, schluessel: schluessel(zeile), franchise, preis }
}

export function anzahlKassen(zeilen: readonly Zeile[]): number {
  return new Set(zeilen.map(({ versicherer }) => versicherer)).size
}

export type Kontaktliste = { kontakt: Erstkontakt; zeilen: readonly Listenzeile[] }

/** The list of each first contact: there, no tariff stands behind one of another contact. */
export const jeKontakt = (zeilenBei: (kontakte: readonly Erstkontakt[]) => Listenzeile[]): Kontaktliste[] =>
  ERSTKONTAKTE.map(kontakt => ({ kontakt, zeilen: zeilenBei([kontakt]) })).filter(({ zeilen }) => zeilen.length > 0)

/** The first page and what was loaded after it. */
export function gezeigt(weitereLadungen: number, total: number): { anzahl: number; mehr: boolean } {
  const bis = (ladungen: number) => Math.min(ERSTE_SEITE + ladungen * WEITERE_SEITE, total, HOECHSTENS)
  const anzahl = bis(weitereLadungen)
  const letzte = weitereLadungen === 0 ? anzahl : anzahl - bis(weitereLadungen - 1)
  return { anzahl, mehr: kannMehrLaden(letzte, anzahl, total) }
}
