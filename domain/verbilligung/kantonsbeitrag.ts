import type { Franchise } from '../kosten/franchise.ts'
import { istStandard } from '../praemien/modelle.ts'
import { praemieNachAbzug } from '../praemien/praemie.ts'
import {
  franchisenDerStufe,
  type Kantonsbeitrag,
  type Policenart,
  platz,
  type Regionstabelle,
  type Tarif,
} from '../praemien/regionstabelle.ts'
import { aufFuenfRappen, groesserer, kleinerer, minus, plus, type Rappen, rappen } from '../werte/rappen.ts'
import type { Betrag, Personenart, Regel } from './regel.ts'

/** What was worked out for a household. Neither income nor wealth is part of it. */
export type Zusage = Pick<Regel, 'deckel' | 'faelltMitFranchise'> &
  Pick<Betrag, 'jeMonat' | 'jeTarif'> & {
    /** By the rules of which year. */
    regelJahr: number
    /** Numbers of the persons of a household who are young adults in education. */
    inAusbildung?: readonly number[]
  }

/** What of a result prices are reckoned with; null where the canton pays nothing, or nobody knows what. */
export function zusageAus(
  ergebnis: (Betrag & Zusage) | { art: 'keineZahl' } | null,
  inAusbildung: readonly number[] = [],
): Zusage | null {
  if (ergebnis?.art !== 'betrag' || ergebnis.imJahr === 0) return null
  const { regelJahr, deckel, faelltMitFranchise, jeMonat, jeTarif } = ergebnis
  return {
    ...{ regelJahr, deckel, jeMonat },
    ...(faelltMitFranchise && { faelltMitFranchise }),
    ...(jeTarif && { jeTarif }),
    ...(inAusbildung.length > 0 && { inAusbildung }),
  }
}

const NICHTS = rappen(0)

/** The same table for who reckons with premium reduction: its offers know what the canton pays of them. */
export function mitVerbilligung(tabelle: Regionstabelle, zusage: Zusage): Regionstabelle {
  const { regelJahr } = zusage
  return {
    ...tabelle,
    verbilligung: { regelJahr, beitrag: (tarif, police) => beitrag(tabelle, zusage, tarif, police) },
  }
}

/** A month, of one tariff. What goes beyond the premium lowers no price; it may be paid out where no canton's cap is known. */
function beitrag(tabelle: Regionstabelle, zusage: Zusage, tarif: Tarif, police: Policenart): Kantonsbeitrag {
  const netto = praemieNachAbzug(praemieBei(tarif, police), tabelle)
  const verbilligung = verbilligungFuer(zusage, tarif, police, netto)
  const kantonZahlt = kleinerer(verbilligung, netto)
  return { kantonZahlt, ueberschuss: zusage.deckel === 'keiner' ? minus(verbilligung, kantonZahlt) : NICHTS }
}

function verbilligungFuer(zusage: Zusage, tarif: Tarif, police: Policenart, netto: Rappen): Rappen {
  const { faelltMitFranchise, jeMonat, jeTarif } = zusage
  const art = personenart(police, jeMonat)
  const zugesagt = jeMonat[art] ?? NICHTS
  const bonus = istStandard(tarif.typ) ? NICHTS : (jeTarif?.mehrMitModell?.[art] ?? NICHTS)
  const betrag = faelltMitFranchise ? nachFranchise(zugesagt, tarif, police, art) : plus(zugesagt, bonus)
  if (betrag === 0) return NICHTS
  return groesserer(betrag, aufFuenfRappen((jeTarif?.mindestanteil?.[art] ?? 0) * netto))
}

/** Where all young ones of a household are in education, an amount is there for them alone. */
function personenart({ stufe, inAusbildung }: Policenart, jeMonat: Zusage['jeMonat']): Personenart {
  if (stufe === 'ERW') return 'erwachsen'
  if (stufe === 'JUG') return inAusbildung || jeMonat.jung === undefined ? 'jungInAusbildung' : 'jung'
  return 'kind'
}

/**
 * NE: what is printed holds for franchise 300 and falls by the insurer's own rebate (OCAB: 450 becomes 304.90 at a rebate of
 * 32.24 per cent). Of children's franchises nothing is said: with one of them nothing is reckoned with.
 */
function nachFranchise(zugesagt: Rappen, tarif: Tarif, police: Policenart, art: Personenart): Rappen {
  const ordentlich = ordentliche(police)
  if (police.franchise === ordentlich) return zugesagt
  const voll = praemieBei(tarif, { ...police, franchise: ordentlich })
  if (art === 'kind' || voll === 0) return NICHTS
  return aufFuenfRappen((zugesagt * praemieBei(tarif, police)) / voll)
}

/** 300, of children 0. */
const ordentliche = ({ stufe }: Policenart): Franchise => franchisenDerStufe(stufe)[0] ?? 0

const praemieBei = (tarif: Tarif, { stufe, unfall, franchise }: Policenart): Rappen =>
  tarif.praemie(platz(stufe, unfall, franchise) ?? -1)
