import type { Mitglied } from '#domain/haushalt.ts'
import type { Loesung } from '#domain/haushalt-antwort.ts'
import { JAHR, preise } from './rohdaten.ts'

const alterVon = ({ geburtsjahr }: Mitglied) => JAHR - geburtsjahr
const istKind = (person: Mitglied) => alterVon(person) <= 18
const ALLE_FRANCHISEN = (person: Mitglied) =>
  istKind(person) ? [0, 100, 200, 300, 400, 500, 600] : [300, 500, 1000, 1500, 2000, 2500]
const franchisen = (person: Mitglied) => (person.franchise === null ? ALLE_FRANCHISEN(person) : [person.franchise])

/** In whole francs, as the law says it. */
function anteil(kosten: number, franchise: number, hoechsterSelbstbehalt: number): number {
  if (kosten <= franchise) return kosten
  return franchise + Math.min((kosten - franchise) * 0.1, hoechsterSelbstbehalt)
}

function erwachsener(gebiet: string, kasse: number, person: Mitglied): number {
  const klasse = alterVon(person) <= 25 ? 'AKL-JUG' : 'AKL-ERW'
  const jahre = franchisen(person).map(franchise => {
    const preis = preise.get([gebiet, kasse, klasse, '', person.unfall, `FRA-${franchise}`].join(' '))
    return preis === undefined ? Infinity : 12 * preis + Math.round(100 * anteil(person.kosten / 100, franchise, 700))
  })
  return Math.min(...jahre)
}

/** Every combination of franchises of these children, oldest first, each at the best tier it is entitled to. */
function kindergruppe(gebiet: string, kasse: number, kinder: readonly Mitglied[]): number {
  const wahlen = kinder.map((kind, index) => {
    const stufen = ['K1']
    if (kinder.length >= 2) stufen.push('K4')
    if (kinder.length >= 3) stufen.push('K5')
    if (index + 1 >= 3) stufen.push('K3')
    return franchisen(kind).map(franchise => {
      const person = (stufe: string) => ['AKL-KIN', stufe, kind.unfall, `FRA-${franchise}`]
      const moegliche = stufen.map(stufe => preise.get([gebiet, kasse, ...person(stufe)].join(' ')) ?? Infinity)
      return { franchise, praemie: Math.min(...moegliche) }
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

function gemeinsamerAnteil(kinder: readonly Mitglied[], gewaehlte: readonly number[]): number {
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
export function kombination(gebiet: string, kassen: readonly number[], personen: readonly Mitglied[]): number {
  const kinder = personen.filter(istKind).toSorted((a, b) => a.geburtsjahr - b.geburtsjahr)
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

export function beiKasse(gebiet: string, kasse: number, personen: readonly Mitglied[]): number {
  const kinder = personen.filter(istKind).toSorted((a, b) => a.geburtsjahr - b.geburtsjahr)
  const grosse = personen.filter(person => !istKind(person)).map(person => erwachsener(gebiet, kasse, person))
  return (kinder.length > 0 ? kindergruppe(gebiet, kasse, kinder) : 0) + grosse.reduce((a, b) => a + b, 0)
}

/** What the rows of an answer cost by the raw table, tier by tier. */
export function nachgerechnet(gebiet: string, personen: readonly Mitglied[], { policen }: Loesung): number {
  return policen.reduce((summe, { angebot, stufe, franchise }, index) => {
    const person = personen[index]
    const [klasse, untergruppe] =
      stufe === 'ERW' ? ['AKL-ERW', ''] : stufe === 'JUG' ? ['AKL-JUG', ''] : ['AKL-KIN', stufe]
    const schluessel = [gebiet, angebot.versicherer, klasse, untergruppe, person?.unfall, `FRA-${franchise}`].join(' ')
    return summe + (preise.get(schluessel) ?? Number.NaN)
  }, 0)
}
