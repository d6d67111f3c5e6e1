import { einzeilig, mehrzeilig } from './getippter-text.ts'

/**
 * What a mail is made of. Text and HTML are both drawn from the same list of parts, so neither can say less than
 * the other.
 */
export type Baustein =
  | { art: 'absatz'; text: string }
  | { art: 'titel'; text: string }
  | { art: 'angaben'; zeilen: readonly Mailangabe[] }
  | { art: 'liste'; punkte: readonly string[] }
  | { art: 'zitat'; text: string }
  | { art: 'knopf'; text: string; url: string }
  | { art: 'verweis'; text: string; url: string }

export type Mailangabe = readonly [name: string, wert: string]

export type MailInhalt = { titel: string; bausteine: readonly Baustein[]; fuss: readonly string[] }

export const absatz = (text: string): Baustein => ({ art: 'absatz', text: einzeilig(text) })
export const titel = (text: string): Baustein => ({ art: 'titel', text })
export const liste = (punkte: readonly string[]): Baustein => ({ art: 'liste', punkte })
export const knopf = (text: string, url: string): Baustein => ({ art: 'knopf', text, url })
export const verweis = (text: string, url: string): Baustein => ({ art: 'verweis', text, url })

/** Words of the visitor, line ends kept. */
export const zitat = (text: string): Baustein => ({ art: 'zitat', text: mehrzeilig(text) })

/** Details under their names; what nobody gave is left out. */
export const angaben = (zeilen: readonly Mailangabe[]): Baustein => ({
  art: 'angaben',
  zeilen: zeilen.map(([name, wert]) => [name, einzeilig(wert)] as const).filter(([, wert]) => wert !== ''),
})

/** A heading with what belongs under it; nothing at all if nothing does. */
export function abschnitt(ueberschrift: string, teile: readonly Baustein[]): Baustein[] {
  const gefuellt = teile.filter(teil => teil.art !== 'angaben' || teil.zeilen.length > 0)
  return gefuellt.length > 0 ? [titel(ueberschrift), ...gefuellt] : []
}
