import { erlaubteFranchisen, type Franchise } from '../kosten/franchise.ts'
import { type Rappen, rappen } from '../werte/rappen.ts'
import { textFolge } from '../werte/zeichen.ts'
import type { Stufe, Unfall } from './bag-codes.ts'
import type { Preisjahr } from './jahreswerte.ts'
import { modellDes, type Tariftyp } from './modelle.ts'

/** Every tariff of one premium region in one year. The text form is described in docs/datensatz.md. */
export type Regionstabelle = Preisjahr & {
  kanton: string
  region: number
  /** The year right before, where it was imported too. */
  vorjahr?: Vorjahr
  /** In the order of `tarifFolge`, which offers of equal price keep. */
  tarife: readonly Tarif[]
  /** Where the visitor reckons with premium reduction. */
  verbilligung?: Tabellenverbilligung
}

export type Tabellenverbilligung = {
  /** By the rules of which year. */
  regelJahr: number
  /** A month, of this tariff. */
  beitrag: (tarif: Tarif, police: Policenart) => Kantonsbeitrag
}

export type Kantonsbeitrag = {
  /** Of the premium after the refund, at most all of it. */
  kantonZahlt: Rappen
  /** What the insurer may pay out besides (KVV 106c para. 5bis); nothing where the canton is known to cap. Never part of a price. */
  ueberschuss: Rappen
}

/** Which of a tariff's prices is meant. */
export type Policenart = {
  stufe: Stufe
  unfall: Unfall
  franchise: Franchise
  /** A young adult in education: some cantons pay more for them. */
  inAusbildung?: boolean
}

export type Vorjahr = Pick<Preisjahr, 'abgabe'> & {
  /** BFS numbers of municipalities that paid the prices of another region then, or may have. */
  umgeteilt: readonly number[]
  /** What no tariff of this year certainly continues, but one may. Data sets written by earlier releases do not say. */
  uebrig?: readonly Pick<Tarif, 'versicherer' | 'typ' | 'name'>[]
}

export type Tarif = {
  versicherer: number
  typ: Tariftyp
  code: string
  name: string
  /** BFS numbers of its catchment area, ascending; null when it is sold in the whole region. */
  gemeinden: readonly number[] | null
  /**
   * Gross premium at a place (see `platz`); 0 where the insurer does not sell it. A function, because a table is
   * decoded only where it is asked: a visitor needs one of its twelve groups, and on a page that has just opened
   * decoding all of them took longer than everything else.
   */
  praemie: (stelle: number) => Rappen
  /** The same in the year before, for the tiers of a single person; absent when it did not have the tariff. */
  vorjahrespraemie?: (stelle: number) => Rappen
}

/** Whether it is sold in a municipality; where none is known, whether it is sold at all. */
export function istVerkauft({ gemeinden }: Tarif, bfs: number | undefined): boolean {
  return bfs === undefined || gemeinden === null || gemeinden.includes(bfs)
}

export const STUFEN: readonly Stufe[] = ['ERW', 'JUG', 'K1', 'K3', 'K4', 'K5']
const UNFALL: readonly Unfall[] = ['OHN-UNF', 'MIT-UNF']

export function franchisenDerStufe(stufe: Stufe): readonly Franchise[] {
  return erlaubteFranchisen(stufe === 'ERW' ? 'AKL-ERW' : stufe === 'JUG' ? 'AKL-JUG' : 'AKL-KIN')
}

/** The twelve groups of a tariff: each tier without, then with accident cover. A group holds one place per franchise. */
const GRUPPEN = STUFEN.flatMap(stufe =>
  UNFALL.map(unfall => ({ stufe, unfall, franchisen: franchisenDerStufe(stufe) })),
)

const ANFANG: readonly number[] = GRUPPEN.map((_, index) =>
  GRUPPEN.slice(0, index).reduce((summe, gruppe) => summe + gruppe.franchisen.length, 0),
)

/** Tiers ERW, JUG and K1: what the list for one person asks for. */
const GRUPPEN_EINER_PERSON = 6

export const PLAETZE = GRUPPEN.reduce((summe, gruppe) => summe + gruppe.franchisen.length, 0)

/** Where a tariff keeps the premium of this tier, accident choice and franchise; undefined if that cannot exist. */
export function platz(stufe: Stufe, unfall: Unfall, franchise: Franchise): number | undefined {
  const gruppe = STUFEN.indexOf(stufe) * 2 + UNFALL.indexOf(unfall)
  const schritt = franchisenDerStufe(stufe).indexOf(franchise)
  const anfang = ANFANG[gruppe]
  return schritt < 0 || anfang === undefined ? undefined : anfang + schritt
}

type Zeile = [
  versicherer: number,
  typ: Tariftyp,
  code: string,
  name: string,
  gemeinden: number[] | 0,
  praemien: string,
  vorjahr?: string,
]

/** One line per tariff, so that a table can be read and compared with ordinary tools. */
export function encodeRegionstabelle({ jahr, abgabe, kanton, region, vorjahr, tarife }: Regionstabelle): string {
  const zeilen = tarife.map((tarif): string => {
    const { versicherer, typ, code, name, gemeinden, praemie, vorjahrespraemie } = tarif
    const zeile: Zeile = [versicherer, typ, code, name, gemeinden ? differenzen(gemeinden) : 0, encodePraemien(praemie)]
    if (vorjahrespraemie) zeile.push(encodeVorjahr(praemie, vorjahrespraemie))
    return JSON.stringify(zeile)
  })
  const kopf = JSON.stringify({ format: 1, jahr, abgabe, kanton, region, vorjahr })
  return `${kopf.slice(0, -1)},"tarife":[\n${zeilen.join(',\n')}\n]}\n`
}

export function decodeRegionstabelle(text: string): Regionstabelle {
  const { format, tarife, ...kopf }: Omit<Regionstabelle, 'tarife'> & { format: number; tarife: Zeile[] } =
    JSON.parse(text)
  if (format !== 1) throw new Error(`Unknown format of region table: ${format}`)
  return {
    ...kopf,
    tarife: tarife.map(
      ([versicherer, typ, code, name, gemeinden, praemien, vorjahr]): Tarif => ({
        versicherer,
        typ,
        code,
        name,
        gemeinden: gemeinden ? summen(gemeinden) : null,
        ...preise(praemien, kopf.vorjahr ? vorjahr : undefined),
      }),
    ),
  }
}

/** Differences between neighbouring franchises repeat from tariff to tariff: that is what compresses well. */
function encodePraemien(praemieBei: Tarif['praemie']): string {
  const gruppen = GRUPPEN.map(({ franchisen }, index) => {
    const anfang = ANFANG[index] ?? 0
    let vorher = 0
    const werte = franchisen.map((_, schritt) => {
      const praemie = praemieBei(anfang + schritt)
      if (praemie === 0) return ''
      const wert = vorher === 0 ? praemie : vorher - praemie
      vorher = praemie
      return String(wert)
    })
    return werte.join(',').replace(/,+$/, '')
  })
  return gruppen.join('/').replace(/\/+$/, '')
}

/** Not sold in the year before. */
const NICHT = 'x'

/**
 * How much dearer each premium is than in the year before, and of that only what changes from franchise to franchise: the
 * discounts of franchises are fixed by law (KVV 95) and rarely move. Nothing is written for what is not sold this year.
 */
function encodeVorjahr(praemieBei: Tarif['praemie'], damalsBei: Tarif['praemie']): string {
  const gruppen = GRUPPEN.slice(0, GRUPPEN_EINER_PERSON).map(({ franchisen }, index) => {
    const anfang = ANFANG[index] ?? 0
    let vorher = 0
    const werte = franchisen.map((_, schritt) => {
      const [praemie, damals] = [praemieBei(anfang + schritt), damalsBei(anfang + schritt)]
      if (praemie === 0) return ''
      if (damals === 0) return NICHT
      const wert = praemie - damals - vorher
      vorher = praemie - damals
      return wert === 0 ? '' : String(wert)
    })
    return werte.join(',').replace(/,+$/, '')
  })
  return gruppen.join('/').replace(/\/+$/, '')
}

function preise(praemien: string, vorjahr: string | undefined): Pick<Tarif, 'praemie' | 'vorjahrespraemie'> {
  const praemie = leser(gruppe => decodeGruppe(teil(praemien, gruppe)))
  if (vorjahr === undefined) return { praemie }
  return { praemie, vorjahrespraemie: leser(gruppe => decodeVorjahr(teil(vorjahr, gruppe), gruppe, praemie)) }
}

/** Which group a place belongs to. */
const GRUPPE: readonly number[] = GRUPPEN.flatMap(({ franchisen }, index) => franchisen.map(() => index))

const teil = (text: string, gruppe: number) => text.split('/', gruppe + 1)[gruppe] ?? ''

/** Reads a group when it is first asked for. */
function leser(lies: (gruppe: number) => readonly Rappen[]): Tarif['praemie'] {
  const gelesene: (readonly Rappen[])[] = []
  return stelle => {
    const gruppe = GRUPPE[stelle] ?? 0
    const praemien = gelesene[gruppe] ?? lies(gruppe)
    gelesene[gruppe] = praemien
    return praemien[stelle - (ANFANG[gruppe] ?? 0)] ?? rappen(0)
  }
}

function decodeGruppe(text: string): Rappen[] {
  let vorher = 0
  return text.split(',').map(wert => {
    if (wert === '') return rappen(0)
    vorher = vorher === 0 ? Number(wert) : vorher - Number(wert)
    return rappen(vorher)
  })
}

function decodeVorjahr(text: string, gruppe: number, praemieBei: Tarif['praemie']): Rappen[] {
  const werte = text.split(',')
  let anstieg = 0
  return (GRUPPEN[gruppe]?.franchisen ?? []).map((_, schritt) => {
    const praemie = praemieBei((ANFANG[gruppe] ?? 0) + schritt)
    if (praemie === 0 || gruppe >= GRUPPEN_EINER_PERSON || werte[schritt] === NICHT) return rappen(0)
    anstieg += Number(werte[schritt] ?? 0)
    return rappen(praemie - anstieg)
  })
}

function differenzen(zahlen: readonly number[]): number[] {
  return zahlen.map((zahl, index) => zahl - (zahlen[index - 1] ?? 0))
}

function summen(differenzen: readonly number[]): number[] {
  let summe = 0
  return differenzen.map(differenz => {
    summe += differenz
    return summe
  })
}

const modellVon = ({ typ, code, name }: Tarif) => modellDes(typ, code, name)

/** By insurer, model and name: how equal prices are ranked, and neighbours resemble each other. */
export function tarifFolge(a: Tarif, b: Tarif): number {
  return (
    a.versicherer - b.versicherer ||
    textFolge(modellVon(a), modellVon(b)) ||
    textFolge(a.name, b.name) ||
    textFolge(a.code, b.code)
  )
}
