import type { Franchise } from '../kosten/franchise.ts'
import { kostenschwelle } from '../kosten/kostenbeteiligung.ts'
import { type Angebot, alleAngebote } from '../praemien/angebote.ts'
import type { Stufe, Unfall } from '../praemien/bag-codes.ts'
import { regionsschluessel } from '../praemien/datensatz.ts'
import { type Preisjahr, umweltabgabe } from '../praemien/jahreswerte.ts'
import { type Erstkontakt, STANDARD, type Tariftyp } from '../praemien/modelle.ts'
import { praemieNachAbzug } from '../praemien/praemie.ts'
import type { Regionstabelle } from '../praemien/regionstabelle.ts'
import { durchschnitt, type Rappen, rappen } from '../werte/rappen.ts'

/** Family doctor, HMO or network. */
export const PRAXIS: readonly Erstkontakt[] = ['praxis']

/** Who is asked about: employed adults and young adults have no accident cover, children have. */
const PERSONEN: Readonly<Record<'erwachsen' | 'jung' | 'kind', { stufe: Stufe; unfall: Unfall }>> = {
  erwachsen: { stufe: 'ERW', unfall: 'OHN-UNF' },
  jung: { stufe: 'JUG', unfall: 'OHN-UNF' },
  kind: { stufe: 'K1', unfall: 'MIT-UNF' },
}

export type Zahlenfrage = {
  /** Its key: `zh-1`, `ag-0`. */
  region: string
  franchise: Franchise
  person?: keyof typeof PERSONEN
  /** All when left out. */
  modelle?: readonly Tariftyp[]
  kontakte?: readonly Erstkontakt[]
  versicherer?: number
  /** A municipality of the region: only what is sold there. */
  bfs?: number
}

/** `preis` is what the list shows: the premium after the refund of the year, where it is known. */
export type Textangebot = Angebot & { preis: Rappen }

/**
 * What running texts calculate with: prices of one year over all regions, as the calculator shows them. What nobody sells, or
 * the data do not hold, is NaN, and so is whatever is calculated from it.
 */
export type Textzahlen = {
  jahr: number
  /** The refund of the year per month; undefined while it is not known. */
  abgabe: Rappen | undefined
  /** The keys of all regions. */
  regionen: readonly string[]
  /** Cheapest first. */
  angebote: (frage: Zahlenfrage) => readonly Textangebot[]
  guenstigster: (frage: Zahlenfrage) => Rappen
  teuerster: (frage: Zahlenfrage) => Rappen
  /** To the Rappen, as the calculator compares. */
  durchschnitt: (frage: Zahlenfrage) => Rappen
  /** Who sells what is asked, by number. */
  versicherer: (frage: Zahlenfrage) => number[]
  /**
   * What the cheapest of these models saves against the same insurer's Standard, per insurer and as a fraction of the gross
   * premium: that is what the insurer reduces, and what the ordinance limits (KVV Art. 90c and 101).
   */
  rabatte: (
    region: string,
    welche: Pick<Zahlenfrage, 'modelle' | 'kontakte'>,
    franchise: Franchise,
    standardFranchise?: Franchise,
  ) => number[]
  /** Yearly health costs from which on the lower franchise is the cheaper choice, each with its cheapest tariff. */
  schwelle: (tief: Zahlenfrage, hoch: Zahlenfrage) => Rappen
}

/** What nobody sells, or the data do not hold. */
export const UNBEKANNT = rappen(Number.NaN)

export function textzahlen(tabellen: readonly Regionstabelle[], preisjahr: Preisjahr): Textzahlen {
  const eigene = tabellen.filter(({ jahr }) => jahr === preisjahr.jahr)
  const regionen = new Map(eigene.map(tabelle => [regionsschluessel(tabelle.kanton, tabelle.region), tabelle]))

  function angebote({
    region,
    franchise,
    person = 'erwachsen',
    modelle,
    kontakte,
    versicherer,
    bfs,
  }: Zahlenfrage): Textangebot[] {
    const tabelle = regionen.get(region)
    if (!tabelle) return []
    const nur = { ...(modelle && { modelle }), ...(kontakte && { kontakte }), ...(bfs !== undefined && { bfs }) }
    const frage = { ...PERSONEN[person], franchise, ...nur }
    return alleAngebote(tabelle, frage)
      .filter(angebot => versicherer === undefined || angebot.versicherer === versicherer)
      .map(angebot => ({ ...angebot, preis: praemieNachAbzug(angebot.praemie, preisjahr) }))
  }

  const guenstigster = (frage: Zahlenfrage) => angebote(frage)[0]?.preis ?? UNBEKANNT
  return {
    jahr: preisjahr.jahr,
    abgabe: umweltabgabe(preisjahr),
    regionen: [...regionen.keys()],
    angebote,
    guenstigster,
    teuerster: frage => angebote(frage).at(-1)?.preis ?? UNBEKANNT,
    durchschnitt: frage => durchschnitt(angebote(frage).map(({ preis }) => preis)),
    versicherer: frage => [...new Set(angebote(frage).map(({ versicherer }) => versicherer))],
    rabatte: (region, welche, franchise, standardFranchise = franchise) =>
      angebote({ region, franchise: standardFranchise, modelle: STANDARD }).flatMap(({ versicherer, praemie }) => {
        const [mitModell] = angebote({ region, franchise, ...welche, versicherer })
        return mitModell ? [1 - mitModell.praemie / praemie] : []
      }),
    schwelle(tief, hoch) {
      const klasse = tief.person === 'kind' ? 'AKL-KIN' : 'AKL-ERW'
      const wahlen = [tief, hoch].map(frage => ({ franchise: frage.franchise, praemie: guenstigster(frage) }))
      const [tiefe, hohe] = wahlen
      return (tiefe && hohe && kostenschwelle(tiefe, hohe, klasse)) ?? UNBEKANNT
    },
  }
}

/** The middle one of an odd number, the upper of the two middle ones of an even number. */
export const mitte = (werte: readonly number[]): number =>
  werte.toSorted((a, b) => a - b)[Math.floor(werte.length / 2)] ?? Number.NaN
