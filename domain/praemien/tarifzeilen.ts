import { angeboteEinesKindes, stufenDesKindes } from '../haushalt/kinder.ts'
import type { Franchise } from '../kosten/franchise.ts'
import { angeboteNachGesamtkosten } from '../kosten/gesamtkosten.ts'
import type { Rappen } from '../werte/rappen.ts'
import type { Altersklasse } from './altersklasse.ts'
import {
  type Angebot,
  alleAngebote,
  ERSTE_SEITE,
  type Frage,
  HOECHSTENS,
  kannMehrLaden,
  ohneDoppelte,
  rangliste,
  WEITERE_SEITE,
  type Zeile,
} from './angebote.ts'
import type { Stufe } from './bag-codes.ts'
import type { Erstkontakt } from './modelle.ts'
import { eigenerPreis } from './praemie.ts'
import type { Regionstabelle } from './regionstabelle.ts'

/** What the prices of a person depend on, apart from the franchise. */
export type Personenfrage = Omit<Frage, 'franchise' | 'modelle' | 'kontakte'> & { klasse: Altersklasse }

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
const schluessel = (angebot: Angebot) => `${angebot.versicherer}-${angebot.modell}-${angebot.kontakt}`

/** Every row for one person, the current insurer's first; no first contacts are all of them. */
export function tarifzeilen(
  tabelle: Regionstabelle,
  gefragt: Tariffrage,
  kontakte: readonly Erstkontakt[],
): Tarifzeile[] {
  const { frage, franchise, kosten, aktuelleKasse } = gefragt
  const bei = (eine: Franchise) => angeboteDer(tabelle, gefragt, eine, kontakte)
  const eintraege =
    kosten === null
      ? ohneDoppelte(bei(franchise)).map(angebot => ({ angebot, franchise }))
      : angeboteNachGesamtkosten(tabelle, frage, kosten, frage.klasse, bei)
  const franchisen = new Map(eintraege.map(({ angebot, franchise: beste }) => [schluessel(angebot), beste]))
  const angebote = eintraege.map(({ angebot }) => angebot)
  return rangliste(angebote, aktuelleKasse ?? undefined).map(angebot => ({
    ...{ stufe: frage.stufe, ...angebot },
    ...{ schluessel: schluessel(angebot), preis: eigenerPreis(angebot, tabelle) },
    franchise: franchisen.get(schluessel(angebot)) ?? franchise,
  }))
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
