import { plus, type Rappen, rappen } from '../werte/rappen.ts'
import {
  type Haushaltspreise,
  jahreskostenDerPolice,
  type Mitglied,
  policeEinesErwachsenen,
  vollePreise,
  vollerPreis,
} from './haushalt.ts'
import { besteKindergruppe, kinderNachAlter } from './kinder.ts'

/** Of some persons: a year of premiums and shares, and the full premiums of a month. */
type Kosten = { gesamt: Rappen; voll: Rappen }

type Verteilung = Kosten & {
  anzahlKassen: number
  /** The insurer of each person who is insured, at their place. */
  kassen: readonly number[]
}

/** A set of persons is a number with one bit for each of them. */
const enthaelt = (menge: number, person: number) => (menge & (1 << person)) > 0

/**
 * At which insurer each person costs least. Of equal totals the one with fewer insurers, then with the lower full price, then
 * person by person with the lower number; at one insurer a person's franchise is the best, of equals the lower one.
 *
 * Children's tiers depend on who is at the same insurer, and so does how many insurers there are: every division into groups
 * counts. Insurer after insurer, for every set of persons the best with and without a group here; a better rest makes better
 * whatever is built on it. With eight persons and 35 insurers that is a quarter of a million comparisons.
 */
export function besteVerteilung(personen: readonly Mitglied[], preise: Haushaltspreise): readonly number[] | undefined {
  const alle = 2 ** personen.length - 1
  const niemand: Verteilung = { gesamt: rappen(0), voll: rappen(0), anzahlKassen: 0, kassen: [] }
  const beste: (Verteilung | undefined)[] = [niemand]
  const kinder = kinderNachAlter(personen, preise)
  for (const kasse of preise.kassen) {
    const kosten = kostenJeMenge(personen, kinder, preise, kasse)
    // Downwards: what a smaller set says is still without this insurer.
    for (let menge = alle; menge > 0; menge -= 1)
      for (let teil = menge; teil > 0; teil = (teil - 1) & menge) {
        const hier = kosten[teil]
        const rest = beste[menge ^ teil]
        if (!hier || !rest) continue
        const gesamt = plus(rest.gesamt, hier.gesamt)
        const voll = plus(rest.voll, hier.voll)
        const anzahlKassen = rest.anzahlKassen + 1
        const bisher = beste[menge]
        const mehr = bisher
          ? gesamt - bisher.gesamt || anzahlKassen - bisher.anzahlKassen || voll - bisher.voll
          : Number.NEGATIVE_INFINITY
        if (mehr > 0) continue
        const kassen = personen.map((_, person) => (enthaelt(teil, person) ? kasse : (rest.kassen[person] ?? 0)))
        if (mehr < 0 || !bisher || istTiefer(kassen, bisher.kassen))
          beste[menge] = { gesamt, voll, anzahlKassen, kassen }
      }
  }
  return beste[alle]?.kassen
}

/** Of the first person who is elsewhere. */
function istTiefer(a: readonly number[], b: readonly number[]): boolean {
  const person = a.findIndex((kasse, index) => kasse !== b[index])
  return (a[person] ?? 0) < (b[person] ?? 0)
}

/** Of each set of persons, all at this insurer; undefined where it does not sell to one of them. */
function kostenJeMenge(
  personen: readonly Mitglied[],
  kinder: readonly number[],
  preise: Haushaltspreise,
  kasse: number,
): readonly (Kosten | undefined)[] {
  const erwachsene = personen.map((_, person) => person).filter(person => !kinder.includes(person))
  const policen = personen.map((person, index) => policeEinesErwachsenen(preise, index, person, kasse))
  const kosten: (Kosten | undefined)[] = [{ gesamt: rappen(0), voll: rappen(0) }]
  for (let menge = 1; menge < 2 ** personen.length; menge += 1) {
    const erwachsener = erwachsene.find(person => enthaelt(menge, person))
    if (erwachsener === undefined) {
      const dabei = kinder.filter(person => enthaelt(menge, person))
      const gruppe = besteKindergruppe(preise, personen, dabei, kasse)
      kosten[menge] = gruppe && { gesamt: gruppe.gesamt, voll: vollePreise(gruppe.policen) }
    } else {
      const rest = kosten[menge ^ (1 << erwachsener)]
      const police = policen[erwachsener]
      kosten[menge] = rest &&
        police && {
          gesamt: plus(rest.gesamt, jahreskostenDerPolice(police)),
          voll: plus(rest.voll, vollerPreis(police)),
        }
    }
  }
  return kosten
}
