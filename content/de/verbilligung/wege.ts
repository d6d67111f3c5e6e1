import type { Weg } from './angaben.ts'

/** The way to the reduction in a word or two, for lists. */
export const WEGE: Readonly<Record<Weg, string>> = {
  automatisch: 'meist von selbst',
  formular: 'mit zugesandtem Formular',
  antrag: 'auf Antrag',
}
