import type { Tag } from '#domain/fristen/fristen.ts'
import { kalenderjahr } from '#domain/fristen/praemienjahr.ts'
import { klassenwechsel } from '#domain/jahreswechsel/klassenwechsel.ts'
import type { Franchise } from '#domain/kosten/franchise.ts'
import { type Altersklasse, zahltNochAlsKind } from '#domain/praemien/altersklasse.ts'
import { mitApostroph } from '../zahlen/format.ts'
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
  praemien: (jahr: number) => ` (Prämien ${jahr})`,
  fuerWen: 'Neu in der Schweiz, Geburt oder Wechsel im Jahr? Wählen Sie «ab sofort».',
}

export const preiseVon = (jahr: number) => `Prämien ${jahr}`

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

/** Beside it: classes have franchises of their own. */
export const VERGLICHEN_MIT = (franchise: Franchise) => `Verglichen ist mit Franchise ${mitApostroph(franchise)}.`

/** A shared address names its year; the site shows the prices that count now. */
export function adresseAusAnderemJahr(jahr: number, gezeigt: number): string {
  return `Der Link war für Prämien ${jahr}. Das sind die Preise von ${gezeigt}.`
}
