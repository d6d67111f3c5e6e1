import { istStandard } from '../praemien/modelle.ts'
import type { Tarif } from '../praemien/regionstabelle.ts'
import { bekannterVersicherer } from '../praemien/versicherer.ts'
import { gefaltet } from '../werte/zeichen.ts'

/*
 * The same product a year later. Only what is certain counts, and it is the same in both directions. In this order, within
 * one insurer:
 * 1. the same code; the code of free choice of doctor is its type, TAR-BASE or BASE: an insurer asks the same premium of
 *    all (KVG 61 para. 1), so there is one;
 * 2. the same name;
 * 3. the same name without the insurer's own in front;
 * 4. the old name whole, as words, inside the new one.
 * Case, accents, blanks and punctuation do not count; a plus does: 'Med Direct+' is another product. A rule decides only where
 * it fits one tariff of either year, those that an earlier rule has linked included. Where code and name lead to different
 * tariffs, neither is certain. Free choice of doctor never becomes a model, nor a model free choice. All else is a question
 * for who is insured.
 */

type Produkt = Pick<Tarif, 'versicherer' | 'typ' | 'name'>

/** What is compared. Words stand between blanks, also at both ends. */
type Merkmale = { tarif: Tarif; gruppe: string; code: string; name: string; ohneKasse: string; woerter: string }

type Passt = (frueher: Merkmale, spaeter: Merkmale) => boolean

const gleichnamig: Passt = (frueher, spaeter) => frueher.ohneKasse === spaeter.ohneKasse

/** Each that compares names takes in the one before: what is ambiguous there stays so. */
const REGELN: readonly { durch: 'name' | 'code'; passt: Passt }[] = [
  { durch: 'code', passt: (frueher, spaeter) => frueher.code === spaeter.code },
  { durch: 'name', passt: (frueher, spaeter) => frueher.name === spaeter.name },
  { durch: 'name', passt: gleichnamig },
  {
    durch: 'name',
    passt: (frueher, spaeter) => gleichnamig(frueher, spaeter) || spaeter.woerter.includes(frueher.woerter),
  },
]

type Paar = { frueher: Tarif; spaeter: Tarif; durch: 'name' | 'code' }

/** For each tariff of a year the one of the year before that it certainly continues. */
export function vorgaenger(tarife: readonly Tarif[], fruehere: readonly Tarif[]): (Tarif | undefined)[] {
  const nachSpaeterem = new Map(paare(fruehere, tarife).map(paar => [paar.spaeter, paar.frueher]))
  return tarife.map(tarif => nachSpaeterem.get(tarif))
}

export type Nachfolge =
  | { art: 'sicher'; tarif: Tarif; durch: 'name' | 'code' }
  /** None is certain. These of the same insurer are new or ambiguous, the likeliest first: a choice, never a guess. */
  | { art: 'wahl'; kandidaten: readonly Tarif[] }
  | { art: 'tarif-endet' }
  /** The insurer sells nothing at all in this region. */
  | { art: 'kasse-endet' }

/** What becomes of a tariff, one of `tarife`, in the year after. */
export function nachfolge(tarif: Tarif, tarife: readonly Tarif[], spaetere: readonly Tarif[]): Nachfolge {
  const derKasse = (alle: readonly Tarif[]) => alle.filter(({ versicherer }) => versicherer === tarif.versicherer)
  const eigene = derKasse(spaetere)
  if (eigene.length === 0) return { art: 'kasse-endet' }
  const gefunden = paare(derKasse(tarife), eigene)
  const paar = gefunden.find(({ frueher }) => frueher === tarif)
  if (paar) return { art: 'sicher', tarif: paar.spaeter, durch: paar.durch }
  const vergeben = new Set(gefunden.map(({ spaeter }) => spaeter))
  const kandidaten = moegliche(
    tarif,
    eigene.filter(spaeterer => !vergeben.has(spaeterer)),
  )
  return kandidaten.length === 0 ? { art: 'tarif-endet' } : { art: 'wahl', kandidaten }
}

/** Those of another year, all without a certain partner, that could be this one: the likeliest first. */
export function moegliche<T extends Produkt>(produkt: Produkt, andere: readonly T[]): T[] {
  return andere
    .filter(anderer => gruppe(anderer) === gruppe(produkt))
    .map(anderer => ({ anderer, gemeinsame: gemeinsameWoerter(produkt, anderer) }))
    .sort((a, b) => b.gemeinsame - a.gemeinsame)
    .map(({ anderer }) => anderer)
}

function paare(fruehere: readonly Tarif[], spaetere: readonly Tarif[]): Paar[] {
  const gruppen = Map.groupBy(spaetere.map(merkmale), eintrag => eintrag.gruppe)
  return [...Map.groupBy(fruehere.map(merkmale), eintrag => eintrag.gruppe)].flatMap(([name, eigene]) =>
    paareDerGruppe(eigene, gruppen.get(name) ?? []),
  )
}

function paareDerGruppe(fruehere: readonly Merkmale[], spaetere: readonly Merkmale[]): Paar[] {
  const gefunden: Paar[] = []
  const entschieden = new Set<Merkmale>()
  for (const { durch, passt } of REGELN)
    for (const frueher of fruehere) {
      const spaeter = einziger(spaetere, anderer => passt(frueher, anderer))
      if (!spaeter || !einziger(fruehere, anderer => passt(anderer, spaeter))) continue
      if (entschieden.has(frueher) || entschieden.has(spaeter)) continue
      entschieden.add(frueher).add(spaeter)
      const andererName =
        !gleichnamig(frueher, spaeter) &&
        (spaetere.some(anderer => gleichnamig(frueher, anderer)) ||
          fruehere.some(anderer => gleichnamig(anderer, spaeter)))
      if (!andererName) gefunden.push({ frueher: frueher.tarif, spaeter: spaeter.tarif, durch })
    }
  return gefunden
}

function einziger<T>(alle: readonly T[], passt: (eintrag: T) => boolean): T | undefined {
  const [erster, ...weitere] = alle.filter(passt)
  return weitere.length === 0 ? erster : undefined
}

function merkmale(tarif: Tarif): Merkmale {
  const woerter = wortfolge(tarif.name)
  const kasse = wortfolge(bekannterVersicherer(tarif.versicherer) ?? tarif.name)
  const dahinter = woerter.startsWith(kasse) ? woerter.slice(kasse.length) : ''
  return {
    ...{ tarif, gruppe: gruppe(tarif), woerter, name: dicht(woerter), ohneKasse: dicht(dahinter || woerter) },
    code: istStandard(tarif.typ) ? '' : dicht(wortfolge(tarif.code)),
  }
}

/** What can be the same product at all. */
const gruppe = ({ versicherer, typ }: Produkt) => `${versicherer} ${istStandard(typ)}`

const dicht = (woerter: string) => woerter.replaceAll(' ', '')

/** A text of nothing but signs stays as it is. */
function wortfolge(text: string): string {
  const woerter = gefaltet(text).match(/[\p{L}\p{N}+]+/gu) ?? [text]
  return ` ${woerter.join(' ')} `
}

/** A single letter makes nothing alike; 'R1' of 'Hausarzt R1' does. */
const KUERZESTES_WORT = 2

function gemeinsameWoerter(a: Produkt, b: Produkt): number {
  const andere = wortfolge(b.name).split(' ')
  return wortfolge(a.name)
    .split(' ')
    .filter(wort => wort.length >= KUERZESTES_WORT && andere.includes(wort)).length
}
