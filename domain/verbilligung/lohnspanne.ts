import { type Franken, franken, groesserer, kleinerer, mal, type Rappen, summe } from '../werte/rappen.ts'
import { type Geltend, geltenderAnspruch } from './geltend.ts'
import { ARTEN } from './rechnen.ts'
import type { Gezaehlte, Grund, JePerson, Lage } from './regel.ts'

/**
 * What a canton reckons with is not the wage: it comes from an assessment that few have at hand. Of one wage and no wealth it
 * lies, as far as anybody can say beforehand, between these parts of the net wage of a year: deductions for work, insurance and
 * pillar 3a make it less, and the cantons add most of the latter two again.
 */
export const ANTEIL_AM_LOHN = { tief: 80, hoch: 100 } as const

/** Twelve times what arrives in a month; who gets a 13th wage adds a twelfth of it to the month. */
const MONATSLOEHNE = 12

/** A wage is told for the canton's rules: wealth is taken as none. */
export type Lohnlage = Omit<Lage, 'einkommen' | 'vermoegen'> & {
  /** Net and a month, of all who are counted together. */
  lohn: Franken
}

type Betragslage = Geltend & { art: 'betrag' }

export type Spanne = {
  art: 'spanne'
  /** A month, of all for whom it was asked. */
  von: Rappen
  bis: Rappen
  /** The lower end: what prices are reckoned with. */
  vorsichtig: Betragslage
  /** The upper end. */
  hoechstens: Betragslage
  /** By the rules of which years: limits of the coming one may already exclude the upper incomes alone. */
  regelJahre: readonly number[]
  /** A minimum that a source leaves open may raise it. */
  mindestens: boolean
}

export type Lohnspanne = Spanne | { art: 'keineSpanne'; grund: Grund | 'einfacheSteuer' }

/** Thurgau measures by the tax: no wage tells it. */
const NACH_STEUER = 'TG'
/** Solothurn does not publish its scale: a wage leads to a figure only where it is nothing. */
const OHNE_SKALA = 'SO'

/** Whether the rules of a canton make an amount of a wage; where not, its own terms come at once. */
export const fragtNachLohn = (kanton: string): boolean => kanton !== NACH_STEUER && kanton !== OHNE_SKALA

/** Of those alone who are counted in `wer`: others of the unit may have a claim, but no price to lower. */
export const monatsbetrag = (jeMonat: JePerson, wer: Gezaehlte): Rappen =>
  summe(ARTEN.map(art => mal(wer[art], jeMonat[art] ?? NICHTS)))

/** From the least to the most that the canton pays, whatever part of the wage between the two it counts. */
export function lohnspanne(
  kanton: string,
  jahr: number,
  { lohn, ...haushalt }: Lohnlage,
  wer: Gezaehlte = haushalt.einheit,
): Lohnspanne {
  if (kanton === NACH_STEUER) return { art: 'keineSpanne', grund: 'einfacheSteuer' }
  let spanne: Spanne | undefined
  for (const einkommen of moeglicheEinkommen(lohn)) {
    const geltend = geltenderAnspruch(kanton, jahr, { ...haushalt, einkommen, vermoegen: franken(0) })
    if (geltend.art === 'keineZahl') return { art: 'keineSpanne', grund: geltend.grund }
    spanne = erweitert(spanne, geltend, monatsbetrag(geltend.jeMonat, wer))
  }
  return spanne ?? { art: 'keineSpanne', grund: 'angabeFehlt' }
}

/** In francs, and no more of them than a press of a button has time for. */
const SCHRITT = 25
const HOECHSTENS_SCHRITTE = 400

/**
 * The two readings and incomes between them. The ends would do where more income always gives less; but zones without a figure
 * lie between (the narrowest is 97 francs wide: AR, one parent with one child), where a minimum of the children ends a parent gets
 * more (GL, OW, UR, ZG), and what is rounded to whole francs first moves by some Rappen (AI).
 */
function moeglicheEinkommen(lohn: Franken): Franken[] {
  const imJahr = MONATSLOEHNE * lohn
  const tief = Math.floor((imJahr * ANTEIL_AM_LOHN.tief) / 100)
  const hoch = Math.ceil((imJahr * ANTEIL_AM_LOHN.hoch) / 100)
  const abstand = Math.max(SCHRITT, Math.ceil((hoch - tief) / HOECHSTENS_SCHRITTE))
  const anzahl = Math.ceil((hoch - tief) / abstand)
  return Array.from({ length: anzahl + 1 }, (_, schritt) => franken(Math.min(hoch, tief + schritt * abstand)))
}

function erweitert(bisher: Spanne | undefined, geltend: Betragslage, betrag: Rappen): Spanne {
  const { regelJahr, mindestens = false } = geltend
  if (!bisher) {
    const enden = { von: betrag, bis: betrag, vorsichtig: geltend, hoechstens: geltend }
    return { art: 'spanne', ...enden, regelJahre: [regelJahr], mindestens }
  }
  return {
    art: 'spanne',
    von: kleinerer(bisher.von, betrag),
    bis: groesserer(bisher.bis, betrag),
    // Of equal ones the higher income: the way to the amount then starts from the whole wage.
    vorsichtig: betrag <= bisher.von ? geltend : bisher.vorsichtig,
    hoechstens: betrag > bisher.bis ? geltend : bisher.hoechstens,
    regelJahre: bisher.regelJahre.includes(regelJahr)
      ? bisher.regelJahre
      : [...bisher.regelJahre, regelJahr].toSorted((a, b) => a - b),
    mindestens: bisher.mindestens || mindestens,
  }
}

const NICHTS = summe([])
