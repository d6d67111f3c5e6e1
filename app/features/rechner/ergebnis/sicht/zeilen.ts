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
import type { Stufe } from '#domain/bag-codes.ts'
import { kontaktVon } from '#domain/erstkontakt-angebote.ts'
import type { Franchise } from '#domain/franchise.ts'
import { angeboteNachGesamtkosten } from '#domain/gesamtkosten.ts'
import { angeboteEinesKindes, stufenDesKindes } from '#domain/haushalt-kinder.ts'
import type { Erstkontakt } from '#domain/modelle.ts'
import { eigenerPreis } from '#domain/praemie.ts'
import type { Rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Personenfrage } from './personen.ts'

/** An offer to one person with its net price a month at its franchise; siblings' tiers part from the person's own. */
export type Tarifzeile = Zeile & { schluessel: string; franchise: Franchise; stufe: Stufe; preis: Rappen }

/** At which insurers other children of the household are, by number: how many, and how many of them are older. */
export type Geschwister = Readonly<Record<number, { anzahl: number; aeltere: number }>>

/** All that the rows for one person depend on; plain, so that the same question is known again. */
export type Tariffrage = {
  frage: Personenfrage
  franchise: Franchise
  /** By yearly cost with these; null: by price. */
  kosten: Rappen | null
  geschwister: Geschwister
  aktuelleKasse: number | null
}

/** Of one insurer and type a list of another first contact has another tariff. */
export const schluessel = (angebot: Pick<Angebot, 'versicherer' | 'modell' | 'tarif'>) =>
  `${angebot.versicherer}-${angebot.modell}-${kontaktVon(angebot)}`

/** Every row for one person, the current insurer's first; no first contacts are all of them. */
export function tarifzeilen(
  tabelle: Regionstabelle,
  gefragt: Tariffrage,
  kontakte: readonly Erstkontakt[],
): Tarifzeile[] {
  const { frage, franchise, kosten, aktuelleKasse } = gefragt
  const angebote = (bei: Franchise) => angeboteDer(tabelle, gefragt, bei, kontakte)
  const zeile = (angebot: Zeile, bei: Franchise): Tarifzeile => ({
    ...{ stufe: frage.stufe, ...angebot },
    ...{ schluessel: schluessel(angebot), franchise: bei, preis: eigenerPreis(angebot, tabelle) },
  })
  if (kosten === null)
    return rangliste(ohneDoppelte(angebote(franchise)), aktuelleKasse ?? undefined).map(eine => zeile(eine, franchise))
  const eintraege = angeboteNachGesamtkosten(tabelle, frage, kosten, frage.klasse, angebote)
  const franchisen = new Map(eintraege.map(({ angebot, franchise: beste }) => [schluessel(angebot), beste]))
  return rangliste(
    eintraege.map(({ angebot }) => angebot),
    aktuelleKasse ?? undefined,
  ).map(eine => zeile(eine, franchisen.get(schluessel(eine)) ?? franchise))
}

function angeboteDer(
  tabelle: Regionstabelle,
  { frage, geschwister }: Tariffrage,
  franchise: Franchise,
  kontakte: readonly Erstkontakt[],
): readonly Angebot[] {
  const gefragt = { ...frage, franchise, ...(kontakte.length > 0 && { kontakte }) }
  if (Object.keys(geschwister).length === 0) return alleAngebote(tabelle, gefragt)
  return angeboteEinesKindes(tabelle, gefragt, versicherer => {
    const { anzahl, aeltere } = geschwister[versicherer] ?? { anzahl: 0, aeltere: 0 }
    return stufenDesKindes(aeltere + 1, anzahl + 1)
  })
}

/** The first page and what was loaded after it. */
export function gezeigt(weitereLadungen: number, total: number): { anzahl: number; mehr: boolean } {
  const bis = (ladungen: number) => Math.min(ERSTE_SEITE + ladungen * WEITERE_SEITE, total, HOECHSTENS)
  const anzahl = bis(weitereLadungen)
  const letzte = weitereLadungen === 0 ? anzahl : anzahl - bis(weitereLadungen - 1)
  return { anzahl, mehr: kannMehrLaden(letzte, anzahl, total) }
}
