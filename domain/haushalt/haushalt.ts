import { erlaubteFranchisen, type Franchise } from '../kosten/franchise.ts'
import { besteFranchise } from '../kosten/franchise-vergleich.ts'
import { kostenbeteiligung } from '../kosten/kostenbeteiligung.ts'
import { type Altersklasse, altersklasse } from '../praemien/altersklasse.ts'
import { type Angebot, alleAngebote, istGleichTeuer, typfolge } from '../praemien/angebote.ts'
import { type Stufe, stufeEinerPerson, type Unfall } from '../praemien/bag-codes.ts'
import type { Erstkontakt, Tariftyp } from '../praemien/modelle.ts'
import { eigenerPreis, imJahr } from '../praemien/praemie.ts'
import type { Regionstabelle } from '../praemien/regionstabelle.ts'
import { plus, type Rappen, summe } from '../werte/rappen.ts'

/** A tariff of an insurer's model; null is the cheapest of them. */
export type Auswahl = { versicherer: number; typ: Tariftyp; tarif: string | null }

export type Mitglied = {
  geburtsjahr: number
  unfall: Unfall
  /** What was chosen by hand, whatever the filter says. At its insurer nothing else counts; whether at others does is the question's. */
  wahl?: Auswahl | null
  /** null: the one that costs least in a year with the expected health costs. */
  franchise: Franchise | null
  /** Expected health costs of a year. */
  kosten: Rappen
  /** Counts for a young adult alone, and only with premium reduction. */
  inAusbildung?: boolean
}

export type Haushaltsfrage = {
  tabelle: Regionstabelle
  personen: readonly Mitglied[]
  /** The municipality; without it tariffs of a limited catchment area are included. */
  bfs?: number | undefined
  /** Only these models, first contacts and insurers; all when left out. */
  modelle?: readonly Tariftyp[] | undefined
  kontakte?: readonly Erstkontakt[] | undefined
  kassen?: ReadonlySet<number> | undefined
}

/** What one person gets in an answer. */
export type Police = {
  angebot: Angebot
  stufe: Stufe
  franchise: Franchise
  /** What the person pays, per month. */
  praemie: Rappen
  /** Franchise and share of the expected health costs, per year. */
  beteiligung: Rappen
}

/** What each person could take at an insurer, asked again and again while answers are searched. */
export type Haushaltspreise = {
  /** By number. */
  kassen: readonly number[]
  klassen: readonly Altersklasse[]
  /** One per franchise that comes into question and is sold, ascending; of several tiers the cheapest. */
  policen: (person: number, kasse: number, stufen: readonly Stufe[]) => readonly Police[]
}

export function haushaltspreise(frage: Haushaltsfrage): Haushaltspreise {
  const { tabelle, personen, bfs, modelle, kontakte, kassen } = frage
  const klassen = personen.map(({ geburtsjahr }) => altersklasse(geburtsjahr, tabelle.jahr))
  const preis = (angebot: Angebot) => eigenerPreis(angebot, tabelle)
  const guenstiger = (a: Angebot, b: Angebot) => (preis(a) - preis(b) || a.praemie - b.praemie) < 0
  const ort = bfs === undefined ? {} : { bfs }
  const guenstigste = gemerkt((stufe: Stufe, unfall: Unfall, franchise: Franchise, ausbildung: 0 | 1) => {
    const art = { stufe, unfall, franchise, inAusbildung: ausbildung === 1 }
    const nur = { ...(modelle && { modelle }), ...(kontakte && kontakte.length > 0 && { kontakte }) }
    const beste = new Map<number, Angebot>()
    // The list is sorted: of each insurer the first stays, of equal prices the type that a list would keep.
    for (const angebot of alleAngebote(tabelle, { ...art, ...ort, ...nur })) {
      if (kassen && !kassen.has(angebot.versicherer)) continue
      const bisher = beste.get(angebot.versicherer)
      if (!bisher || (istGleichTeuer(angebot, bisher) && typfolge(angebot, bisher) < 0))
        beste.set(angebot.versicherer, angebot)
    }
    return beste
  })
  const gewaehltes = (person: Mitglied, wahl: Auswahl, stufe: Stufe, franchise: Franchise) =>
    alleAngebote(tabelle, {
      ...{ stufe, franchise, unfall: person.unfall, inAusbildung: person.inAusbildung ?? false },
      ...ort,
    }).find(angebot => istGewaehlt(angebot, wahl))
  const policen = gemerkt((index: number, kasse: number, ...stufen: readonly Stufe[]): readonly Police[] => {
    const person = personen[index]
    const klasse = klassen[index]
    if (!person || !klasse) return []
    const { wahl } = person
    const franchisen = person.franchise === null ? erlaubteFranchisen(klasse) : [person.franchise]
    return franchisen.flatMap(franchise => {
      const [erstes, ...weitere] = stufen.flatMap(stufe => {
        const angebot =
          wahl?.versicherer === kasse
            ? gewaehltes(person, wahl, stufe, franchise)
            : guenstigste(stufe, person.unfall, franchise, person.inAusbildung ? 1 : 0).get(kasse)
        return angebot ? [{ stufe, angebot }] : []
      })
      if (!erstes) return []
      const { stufe, angebot } = weitere.reduce((a, b) => (guenstiger(b.angebot, a.angebot) ? b : a), erstes)
      return [
        {
          angebot,
          stufe,
          franchise,
          praemie: preis(angebot),
          beteiligung: kostenbeteiligung(person.kosten, franchise, klasse),
        },
      ]
    })
  })
  return {
    kassen: [...new Set(tabelle.tarife.map(({ versicherer }) => versicherer))].sort((a, b) => a - b),
    klassen,
    policen: (person, kasse, stufen) => policen(person, kasse, ...stufen),
  }
}

export const istGewaehlt = ({ versicherer, modell, tarif }: Angebot, wahl: Auswahl): boolean =>
  versicherer === wahl.versicherer && modell === wahl.typ && (wahl.tarif === null || tarif === wahl.tarif)

/** The best of a grown-up at one insurer: nobody else's choice changes it. */
export function policeEinesErwachsenen(
  { klassen, policen }: Haushaltspreise,
  index: number,
  { kosten }: Mitglied,
  kasse: number,
): Police | undefined {
  const klasse = klassen[index]
  return klasse && besteFranchise(policen(index, kasse, [stufeEinerPerson(klasse)]), kosten, klasse)
}

/** Per year, premiums and share together. */
export const jahreskostenDerPolice = ({ praemie, beteiligung }: Police): Rappen => plus(imJahr(praemie), beteiligung)

/** Per month, before what the canton pays. */
export const vollerPreis = ({ praemie, angebot }: Pick<Police, 'praemie' | 'angebot'>): Rappen =>
  plus(praemie, angebot.kantonZahlt)

export const vollePreise = (policen: readonly Police[]): Rappen => summe(policen.map(vollerPreis))

/** Answers of a function of numbers and words, each worked out once. */
function gemerkt<A extends readonly (string | number)[], R>(rechne: (...argumente: A) => R): (...argumente: A) => R {
  const bekannte = new Map<string, R>()
  return (...argumente) => {
    const schluessel = argumente.join(' ')
    const bekannt = bekannte.get(schluessel)
    if (bekannt !== undefined) return bekannt
    const neu = rechne(...argumente)
    bekannte.set(schluessel, neu)
    return neu
  }
}
