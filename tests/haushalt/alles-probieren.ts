import type { Loesung } from '#domain/haushalt/antwort.ts'
import type { Mitglied } from '#domain/haushalt/haushalt.ts'
import { JAHR, preise } from './rohdaten.ts'

/** One of a family, and what the canton pays of each month. */
export type Rohmitglied = Mitglied & { beitrag?: number }

const alterVon = ({ geburtsjahr }: Rohmitglied) => JAHR - geburtsjahr
export const istKind = (person: Rohmitglied) => alterVon(person) <= 18
export const klasseVon = (person: Rohmitglied) =>
  istKind(person) ? 'AKL-KIN' : alterVon(person) <= 25 ? 'AKL-JUG' : 'AKL-ERW'
/** Oldest first. */
export const kinderAus = <T extends Rohmitglied>(personen: readonly T[]) =>
  personen.filter(istKind).toSorted((a, b) => a.geburtsjahr - b.geburtsjahr)
const ALLE_FRANCHISEN = (person: Rohmitglied) =>
  istKind(person) ? [0, 100, 200, 300, 400, 500, 600] : [300, 500, 1000, 1500, 2000, 2500]
const franchisen = (person: Rohmitglied) => (person.franchise === null ? ALLE_FRANCHISEN(person) : [person.franchise])

/** What a person pays of a month. */
export const zuZahlen = (netto: number | undefined, { beitrag = 0 }: Rohmitglied) =>
  netto === undefined ? undefined : Math.max(0, netto - beitrag)

/** What a child may be priced at: the third of three, the first of two. */
export function stufenVon(person: Rohmitglied, rang: number, anzahl: number): string[] {
  if (!istKind(person)) return ['']
  return ['K1', ...(anzahl >= 2 ? ['K4'] : []), ...(anzahl >= 3 ? ['K5'] : []), ...(rang >= 3 ? ['K3'] : [])]
}

/** In whole francs, as the law says it. */
function anteil(kosten: number, franchise: number, hoechsterSelbstbehalt: number): number {
  if (kosten <= franchise) return kosten
  return franchise + Math.min((kosten - franchise) * 0.1, hoechsterSelbstbehalt)
}

function erwachsener(gebiet: string, kasse: number, person: Rohmitglied): number {
  const jahre = franchisen(person).map(franchise => {
    const zeile = [gebiet, kasse, klasseVon(person), '', person.unfall, `FRA-${franchise}`].join(' ')
    const preis = zuZahlen(preise.get(zeile), person)
    return preis === undefined ? Infinity : 12 * preis + Math.round(100 * anteil(person.kosten / 100, franchise, 700))
  })
  return Math.min(...jahre)
}

/** Every combination of franchises of these children, oldest first, each at the best tier it is entitled to. */
function kindergruppe(gebiet: string, kasse: number, kinder: readonly Rohmitglied[]): number {
  const wahlen = kinder.map((kind, index) => {
    const stufen = stufenVon(kind, index + 1, kinder.length)
    return franchisen(kind).map(franchise => {
      const person = (stufe: string) => ['AKL-KIN', stufe, kind.unfall, `FRA-${franchise}`]
      const moegliche = stufen.map(stufe => preise.get([gebiet, kasse, ...person(stufe)].join(' ')) ?? Infinity)
      return { franchise, praemie: zuZahlen(Math.min(...moegliche), kind) ?? Infinity }
    })
  })
  const gewaehlte: number[] = []
  const probiere = (nummer: number, praemien: number): number => {
    if (nummer === kinder.length) return 12 * praemien + gemeinsamerAnteil(kinder, gewaehlte)
    let beste = Infinity
    for (const { franchise, praemie } of wahlen[nummer] ?? []) {
      if (praemie === Infinity) continue
      gewaehlte[nummer] = franchise
      beste = Math.min(beste, probiere(nummer + 1, praemien + praemie))
    }
    return beste
  }
  return probiere(0, 0)
}

function gemeinsamerAnteil(kinder: readonly Rohmitglied[], gewaehlte: readonly number[]): number {
  const [franchise = 0] = gewaehlte
  let summe = 0
  let gleiche = kinder.length > 1
  kinder.forEach(({ kosten }, index) => {
    summe += anteil(kosten / 100, gewaehlte[index] ?? 0, 350)
    if (gewaehlte[index] !== franchise) gleiche = false
  })
  const grenze = franchise === 0 ? 1000 : 2 * (franchise + 350)
  return Math.round(100 * (gleiche ? Math.min(summe, grenze) : summe))
}

/** Every way to send every child to some insurer. */
export function kombination(gebiet: string, kassen: readonly number[], personen: readonly Rohmitglied[]): number {
  const kinder = kinderAus(personen)
  const jeGruppe = new Map<number, number>()
  const gruppe = (kasse: number, menge: number) => {
    const schluessel = kasse * 256 + menge
    const bekannt = jeGruppe.get(schluessel)
    if (bekannt !== undefined) return bekannt
    const neu = kindergruppe(
      gebiet,
      kasse,
      kinder.filter((_, bit) => menge & (1 << bit)),
    )
    jeGruppe.set(schluessel, neu)
    return neu
  }
  const mengen = new Map<number, number>()
  const verteile = (bit: number): number => {
    if (bit === kinder.length) {
      let summe = 0
      for (const [kasse, menge] of mengen) if (menge > 0) summe += gruppe(kasse, menge)
      return summe
    }
    let beste = Infinity
    for (const kasse of kassen) {
      const bisher = mengen.get(kasse) ?? 0
      mengen.set(kasse, bisher | (1 << bit))
      beste = Math.min(beste, verteile(bit + 1))
      if (bisher === 0) mengen.delete(kasse)
      else mengen.set(kasse, bisher)
    }
    return beste
  }
  const grosse = personen.filter(person => !istKind(person))
  const ihre = grosse.map(person => Math.min(...kassen.map(kasse => erwachsener(gebiet, kasse, person))))
  return verteile(0) + ihre.reduce((a, b) => a + b, 0)
}

export function beiKasse(gebiet: string, kasse: number, personen: readonly Rohmitglied[]): number {
  const kinder = kinderAus(personen)
  const grosse = personen.filter(person => !istKind(person)).map(person => erwachsener(gebiet, kasse, person))
  return (kinder.length > 0 ? kindergruppe(gebiet, kasse, kinder) : 0) + grosse.reduce((a, b) => a + b, 0)
}

/** What the rows of an answer cost by the raw table, tier by tier. */
export function nachgerechnet(gebiet: string, personen: readonly Rohmitglied[], { policen }: Loesung): number {
  return policen.reduce((summe, { angebot, stufe, franchise }, index) => {
    const person = personen[index]
    const [klasse, untergruppe] =
      stufe === 'ERW' ? ['AKL-ERW', ''] : stufe === 'JUG' ? ['AKL-JUG', ''] : ['AKL-KIN', stufe]
    const schluessel = [gebiet, angebot.versicherer, klasse, untergruppe, person?.unfall, `FRA-${franchise}`].join(' ')
    return summe + (person ? (zuZahlen(preise.get(schluessel), person) ?? Number.NaN) : Number.NaN)
  }, 0)
}
