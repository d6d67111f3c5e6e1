import { istAusserhalb, type Messung } from '#domain/katalog/plausibilitaet.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { frankenText, mitApostroph, prozentText } from './format.ts'

/* For the operator: what a new premium table was measured by. */

const anteil = (prozent: number) => `${prozent.toFixed(1)}\u00a0%`
const chf = (betrag: number) => `CHF ${frankenText(rappen(Math.round(betrag)))}`

const GROESSEN: Readonly<Record<Messung['was'], { name: (wer: string) => string; zahl: (wert: number) => string }>> = {
  aenderung: { name: () => 'Prämien im Median', zahl: prozentText },
  'aenderung-versicherer': { name: wer => `Prämien von ${wer} im Median`, zahl: prozentText },
  'aenderung-region': { name: wer => `Prämien in ${wer} im Median`, zahl: prozentText },
  'aenderung-platz': { name: wer => `Prämien für ${wer} im Median`, zahl: prozentText },
  wiedergefunden: { name: () => 'Wiedergefundene Prämien', zahl: anteil },
  praemien: { name: () => 'Anzahl Prämien', zahl: mitApostroph },
  versicherer: { name: () => 'Anzahl Versicherer', zahl: mitApostroph },
  regionen: { name: () => 'Anzahl Prämienregionen', zahl: mitApostroph },
  niveau: { name: () => 'Grundprämie Erwachsener im Median (Franchise 300)', zahl: chf },
}

/** «Prämien von CSS im Median» and «−90.0 % (erwartet −30.0 % bis +60.0 %)» */
export function messungText({ was, wer = '', wert, von, bis }: Messung): readonly [name: string, wert: string] {
  const { name, zahl } = GROESSEN[was]
  return [name(wer), `${zahl(wert)} (erwartet ${zahl(von)} bis ${zahl(bis)})`]
}

/** Why a table is not taken, in one sentence. */
export function unplausibelText(jahr: number, messungen: readonly Messung[]): string {
  const gruende = messungen.filter(istAusserhalb).map(messung => messungText(messung).join(': '))
  return `Die Prämien ${jahr} sind nicht plausibel. ${gruende.join('; ')}.`
}

export const zuSpaetText = (jahr: number, dieses: number): string =>
  `Die Prämientabelle nennt das Jahr ${jahr}; Prämien gibt es höchstens für ${dieses + 1}.`

export const zuAltText = (jahr: number, dieses: number): string =>
  `Die Prämientabelle nennt das vergangene Jahr ${jahr}; ohne Auftrag werden nur ${dieses} und ${dieses + 1} übernommen.`

/** What brings such a table in all the same. */
export const trotzdemText = (von: string | undefined): string =>
  `Sollen sie trotzdem gelten: «npm run daten -- import${von === undefined ? '' : ` --von ${von}`} --trotzdem».`
