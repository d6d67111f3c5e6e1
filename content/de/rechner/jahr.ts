import { type Altersklasse, zahltNochAlsKind } from '#domain/altersklasse.ts'
import type { Tag } from '#domain/fristen.ts'
import { klassenwechsel } from '#domain/klassenwechsel.ts'
import { kalenderjahr } from '#domain/praemienjahr.ts'
import type { Rappen } from '#domain/rappen.ts'
import { frankenText } from '../format.ts'
import { nochAlsKind } from './schritt-1.ts'

/** Which prices these are; those of a year to come say from when on they are paid. */
export function jahreszeile(heute: Tag, jahr: number): string {
  return jahr > kalenderjahr(heute) ? `Prämien ${jahr}, gültig ${abJanuar(jahr)}` : `Prämien ${jahr}`
}

const abJanuar = (jahr: number) => `ab 1. Januar ${jahr}`

/** Whoever must be insured at once is asked for this year's prices. */
export const BEGINN = {
  gruppe: 'Beginn',
  abJanuar,
  sofort: 'ab sofort',
  fuerWen: 'Neu in der Schweiz, Geburt oder Wechsel im Jahr? Wählen Sie «ab sofort».',
}

export const preiseVon = (jahr: number) => `Prämien ${jahr}`

/** What stands at the ends of the line from one year to the next. */
export const JAHRESLINIE = {
  vorher: (heute: Tag, jahr: number) => (jahr === kalenderjahr(heute) ? `heute ${jahr}` : String(jahr)),
  nachher: (heute: Tag, jahr: number) => (jahr > kalenderjahr(heute) ? abJanuar(jahr) : String(jahr)),
  sofort: (jahr: number) => `, Prämien ${jahr}`,
}

/** Tariffs that ended are not in the table any more: the cheapest of then is sought among those that go on. */
export function jahreslinieSatz(vorjahr: number, differenz: Rappen, damals: string | null): string {
  if (damals !== null)
    return `Günstigster der Region. ${vorjahr} war es ${damals}. Tarife, die es nicht mehr gibt, zählen nicht.`
  if (differenz === 0) return `Günstigster der Region, wie ${vorjahr} und gleich teuer.`
  return `Günstigster der Region, wie ${vorjahr}: ${differenz > 0 ? '+' : ''}${frankenText(differenz)} im Monat.`
}

const KLASSE: Readonly<Record<Altersklasse, { kurz: string; genau: string }>> = {
  'AKL-KIN': { kurz: 'Kinder', genau: 'Kinder (bis 18)' },
  'AKL-JUG': { kurz: 'junge Erwachsene', genau: 'junge Erwachsene (19 bis 25)' },
  'AKL-ERW': { kurz: 'Erwachsene', genau: 'Erwachsene (ab 26)' },
}

/** Why a price is not the one of today's age class, or that of a child for somebody of age; null where neither is so. */
export function klassenhinweis(wer: 'selbst' | 'andere', geburtsjahr: number, heute: Tag, jahr: number): string | null {
  const wechsel = klassenwechsel(geburtsjahr, heute, jahr)
  if (!wechsel) return zahltNochAlsKind(geburtsjahr, kalenderjahr(heute), jahr) ? nochAlsKind(jahr) : null
  const gilt = wer === 'selbst' ? 'zahlen Sie' : 'gilt'
  const dieses = kalenderjahr(heute)
  return jahr > dieses
    ? `Ab ${jahr} ${gilt} die Prämie für ${KLASSE[wechsel.auf].genau}, heute noch die für ${KLASSE[wechsel.von].kurz}.`
    : `${dieses} ${gilt} die Prämie für ${KLASSE[wechsel.von].genau}; diese Preise von ${jahr} sind noch die für ${KLASSE[wechsel.auf].kurz}.`
}

/** A shared address names its year; the site shows the prices that count now. */
export function adresseAusAnderemJahr(jahr: number, gezeigt: number): string {
  return `Der Link war für Prämien ${jahr}. Das sind die Preise von ${gezeigt}.`
}
