import { kontaktDes } from '../erstkontakt/erstkontakt.ts'
import { type Rappen, rappen } from '../werte/rappen.ts'
import { type Erstkontakt, TARIFTYPEN, type Tariftyp } from './modelle.ts'
import {
  istVerkauft,
  type Kantonsbeitrag,
  type Policenart,
  platz,
  type Regionstabelle,
  type Tarif,
} from './regionstabelle.ts'

export const ERSTE_SEITE = 20
export const WEITERE_SEITE = 30
export const HOECHSTENS = 200

export type Frage = Policenart & {
  /** Only these types, and only these first contacts; all when left out. */
  modelle?: readonly Tariftyp[]
  kontakte?: readonly Erstkontakt[]
  /** The visitor's municipality. Without it tariffs of a limited catchment area are included and marked. */
  bfs?: number
}

export type Angebot = Kantonsbeitrag & {
  versicherer: number
  modell: Tariftyp
  /** The tariff's official code and its name. */
  code: string
  tarif: string
  /** Whom it makes one ask first. */
  kontakt: Erstkontakt
  /** Gross, as the table has it. */
  praemie: Rappen
  /** Sold only in a catchment area, and the municipality was not given. */
  eingeschraenkt: boolean
  /** The cheapest of other types of the same insurer at exactly this price, which this row stands for. */
  gleichTeuer: readonly Angebot[]
}

/** Every tariff that answers the question, cheapest first, after what the canton pays. */
export function alleAngebote(tabelle: Regionstabelle, frage: Frage): Angebot[] {
  const stelle = platz(frage.stufe, frage.unfall, frage.franchise)
  if (stelle === undefined) return []
  const angebote: Angebot[] = []
  for (const rang of rangfolge(tabelle, stelle, frage))
    if (passt(rang.tarif, frage)) angebote.push(angebotAus(rang, frage))
  return angebote
}

type Rang = Kantonsbeitrag & { tarif: Tarif; praemie: Rappen }

/** A table never changes, so the order of its tariffs at one place is worked out once. */
const RANGFOLGEN = new WeakMap<Regionstabelle, Map<number, readonly Rang[]>>()

function rangfolge(tabelle: Regionstabelle, stelle: number, police: Policenart): readonly Rang[] {
  const bekannte = RANGFOLGEN.get(tabelle) ?? new Map<number, readonly Rang[]>()
  RANGFOLGEN.set(tabelle, bekannte)
  const schluessel = police.inAusbildung ? -1 - stelle : stelle
  const folge = bekannte.get(schluessel) ?? sortiert(tabelle, stelle, police)
  bekannte.set(schluessel, folge)
  return folge
}

/** Sorting is stable, so equal prices stay in the table's order: insurer, model, name. */
function sortiert({ tarife, verbilligung }: Regionstabelle, stelle: number, police: Policenart): readonly Rang[] {
  const verkaufte = tarife
    .map(tarif => ({ tarif, praemie: tarif.praemie(stelle), ...KEIN_BEITRAG }))
    .filter(({ praemie }) => praemie > 0)
    .sort((a, b) => a.praemie - b.praemie)
  if (!verbilligung) return verkaufte
  // Of equal prices after the reduction the lower full price stays first.
  return verkaufte
    .map(rang => ({ ...rang, ...verbilligung.beitrag(rang.tarif, police) }))
    .sort((a, b) => a.praemie - a.kantonZahlt - (b.praemie - b.kantonZahlt))
}

/** Nobody reckons with premium reduction. */
export const KEIN_BEITRAG: Kantonsbeitrag = { kantonZahlt: rappen(0), ueberschuss: rappen(0) }

function passt(tarif: Tarif, { modelle, kontakte, bfs }: Frage): boolean {
  if (modelle && !modelle.includes(tarif.typ)) return false
  if (kontakte && !kontakte.includes(kontaktDes(tarif))) return false
  return istVerkauft(tarif, bfs)
}

function angebotAus({ tarif, praemie, kantonZahlt, ueberschuss }: Rang, frage: Frage): Angebot {
  return {
    versicherer: tarif.versicherer,
    modell: tarif.typ,
    code: tarif.code,
    tarif: tarif.name,
    kontakt: kontaktDes(tarif),
    praemie,
    kantonZahlt,
    ueberschuss,
    eingeschraenkt: tarif.gemeinden !== null && frage.bfs === undefined,
    gleichTeuer: [],
  }
}

/**
 * Of sorted offers: first the cheapest per insurer and model, then one per insurer and price, which names the others.
 * Another insurer's offer never disappears behind an equal price.
 */
export function ohneDoppelte(angebote: readonly Angebot[]): Angebot[] {
  const gesehen = new Set<number>()
  const behalten: Angebot[] = []
  for (const angebot of angebote) {
    const schluessel = angebot.versicherer * TARIFTYPEN.length + TARIFTYPEN.indexOf(angebot.modell)
    if (gesehen.has(schluessel)) continue
    gesehen.add(schluessel)
    const zuletzt = behalten.at(-1)
    if (zuletzt?.versicherer === angebot.versicherer && istGleichTeuer(zuletzt, angebot))
      behalten[behalten.length - 1] = zusammengefasst(zuletzt, angebot)
    else behalten.push(angebot)
  }
  return behalten
}

/** Before and after what the canton pays. */
export const istGleichTeuer = (a: Angebot, b: Angebot) => a.praemie === b.praemie && a.kantonZahlt === b.kantonZahlt

/** Of equal prices the earlier type names the others. */
export const typfolge = (a: Angebot, b: Angebot) => TARIFTYPEN.indexOf(a.modell) - TARIFTYPEN.indexOf(b.modell)

function zusammengefasst(a: Angebot, b: Angebot): Angebot {
  const [erstes, zweites] = typfolge(a, b) < 0 ? [a, b] : [b, a]
  const andere = [...erstes.gleichTeuer, ...zweites.gleichTeuer, { ...zweites, gleichTeuer: [] }]
  return { ...erstes, gleichTeuer: andere.sort(typfolge) }
}

export type Zeile = Angebot & { isLowest: boolean; isCurrentInsurer: boolean }

/** The cheapest row is flagged, and the current insurer's cheapest stands first, wherever it ranks. */
export function rangliste(angebote: readonly Angebot[], aktuell?: number): Zeile[] {
  const zeilen = angebote.map((angebot, index) => ({
    ...angebot,
    isLowest: index === 0,
    isCurrentInsurer: angebot.versicherer === aktuell,
  }))
  const eigene = zeilen.findIndex(zeile => zeile.isCurrentInsurer)
  if (eigene > 0) zeilen.unshift(...zeilen.splice(eigene, 1))
  return zeilen
}

export type Seite<T> = { total: number; mehr: boolean; zeilen: T[] }

export function seite<T>(zeilen: readonly T[], offset: number, limit: number): Seite<T> {
  return { total: zeilen.length, mehr: offset + limit < zeilen.length, zeilen: zeilen.slice(offset, offset + limit) }
}

/** The specification's rule for 'Mehr Angebote laden'. */
export function kannMehrLaden(letzteLadung: number, gezeigt: number, total: number): boolean {
  return letzteLadung >= ERSTE_SEITE && gezeigt < Math.min(total, HOECHSTENS)
}

/** What a row opens to: all tariffs of that insurer and model by name. */
export function tarifeDesModells(angebote: readonly Angebot[], versicherer: number, modell: Tariftyp): Angebot[] {
  return angebote.filter(angebot => angebot.versicherer === versicherer && angebot.modell === modell)
}
