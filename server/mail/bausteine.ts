/**
 * What a mail is made of. Text and HTML are both drawn from the same list of parts, so neither can say less than
 * the other.
 */
export type Baustein =
  | { art: 'absatz'; text: string }
  | { art: 'titel'; text: string }
  | { art: 'angaben'; zeilen: readonly Angabe[] }
  | { art: 'liste'; punkte: readonly string[] }
  /** Words of the visitor, line ends kept. */
  | { art: 'zitat'; text: string }
  | { art: 'knopf'; text: string; url: string }
  | { art: 'verweis'; text: string; url: string }

export type Angabe = readonly [name: string, wert: string]

export type MailInhalt = { titel: string; bausteine: readonly Baustein[]; fuss: readonly string[] }

export const absatz = (text: string): Baustein => ({ art: 'absatz', text })
export const titel = (text: string): Baustein => ({ art: 'titel', text })
/** Details nobody gave are left out. */
export const angaben = (zeilen: readonly Angabe[]): Baustein => ({
  art: 'angaben',
  zeilen: zeilen.filter(([, wert]) => wert !== ''),
})
