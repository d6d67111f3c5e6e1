import { istStandard } from './modelle.ts'
import type { Tarif } from './regionstabelle.ts'
import { gefaltet } from './zeichen.ts'

/*
 * Which tariff of one year continues which of the year before. Only what is certain counts, and it is the same in both
 * directions. In this order, within one insurer:
 * 1. the same name, letter by letter; of several of that name those with the same code, then those of the same type;
 * 2. the same name but for case, accents, punctuation and spaces ('FAVORIT SANTE' is 'Favorit Santé'), of several again
 *    the one with the same code;
 * 3. the same code under a new name, when the old name lives on nowhere and the new one is new.
 * A key that more than one tariff of a year has decides nothing: that is a question for who is insured. The type alone
 * says nothing either, it changes with the codes of 2027.
 */

type Schluessel = (tarif: Tarif) => string

/** From the narrowest to the widest. */
const SCHRITTE: readonly { durch: 'name' | 'code'; schluessel: Schluessel }[] = [
  { durch: 'name', schluessel: ({ name, code, typ }) => kennung(name, code, typ) },
  { durch: 'name', schluessel: ({ name, code }) => kennung(name, code) },
  { durch: 'name', schluessel: ({ name, typ }) => kennung(name, typ) },
  { durch: 'name', schluessel: ({ name }) => name },
  { durch: 'name', schluessel: ({ name, code }) => kennung(namensform(name), code) },
  { durch: 'name', schluessel: ({ name }) => namensform(name) },
  { durch: 'code', schluessel: ({ code }) => code },
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
  const kandidaten = eigene.filter(
    spaeterer => !vergeben.has(spaeterer) && istStandard(spaeterer.typ) === istStandard(tarif.typ),
  )
  if (kandidaten.length === 0) return { art: 'tarif-endet' }
  const aehnlichkeit = new Map(kandidaten.map(spaeterer => [spaeterer, gemeinsameWoerter(tarif, spaeterer)]))
  const folge = kandidaten.toSorted((a, b) => (aehnlichkeit.get(b) ?? 0) - (aehnlichkeit.get(a) ?? 0))
  return { art: 'wahl', kandidaten: folge }
}

function paare(fruehere: readonly Tarif[], spaetere: readonly Tarif[]): Paar[] {
  const gefunden: Paar[] = []
  const vergeben = new Set<Tarif>()
  const [fruehereNamen, spaetereNamen] = [namen(fruehere), namen(spaetere)]
  for (const { durch, schluessel } of SCHRITTE) {
    const einzige = einzigeNach(schluessel, spaetere)
    for (const [wert, frueher] of einzigeNach(schluessel, fruehere)) {
      const spaeter = einzige.get(wert)
      if (!spaeter || vergeben.has(frueher) || vergeben.has(spaeter)) continue
      if (durch === 'code' && (spaetereNamen.has(kassenname(frueher)) || fruehereNamen.has(kassenname(spaeter))))
        continue
      gefunden.push({ frueher, spaeter, durch })
      vergeben.add(frueher).add(spaeter)
    }
  }
  return gefunden
}

const kassenname = ({ versicherer, name }: Tarif) => kennung(String(versicherer), namensform(name))
const namen = (tarife: readonly Tarif[]) => new Set(tarife.map(kassenname))

/** By insurer and key, those that share theirs with no other. */
function einzigeNach(schluessel: Schluessel, tarife: readonly Tarif[]): Map<string, Tarif> {
  const gruppen = Map.groupBy(tarife, tarif => kennung(String(tarif.versicherer), schluessel(tarif)))
  return new Map(
    [...gruppen].flatMap(([wert, [einziger, ...weitere]]) =>
      einziger && weitere.length === 0 ? [[wert, einziger] as const] : [],
    ),
  )
}

const kennung = (...teile: readonly string[]) => JSON.stringify(teile)

/** A plus is part of a name: 'Med Direct+' is another product. A name of nothing but signs stays as it is. */
function namensform(name: string): string {
  return gefaltet(name).replaceAll(/[^\p{L}\p{N}+]/gu, '') || name
}

/** A single letter makes nothing alike; 'R1' of 'Hausarzt R1' does. */
const KUERZESTES_WORT = 2

function gemeinsameWoerter(a: Tarif, b: Tarif): number {
  const andere = new Set(woerter(b))
  return woerter(a).filter(wort => andere.has(wort)).length
}

function woerter({ name }: Tarif): string[] {
  return gefaltet(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(wort => wort.length >= KUERZESTES_WORT)
}
