import type { Kantonsangaben, Weg } from './angaben.ts'

/** The way to the reduction in a word or two, for lists. */
export const WEGE: Readonly<Record<Weg, string>> = {
  automatisch: 'meist von selbst',
  formular: 'mit zugesandtem Formular',
  antrag: 'auf Antrag',
}

/** «Für 2026: bis 31. März 2026.» */
export const fristSaetze = ({ frist }: Pick<Kantonsangaben, 'frist'>): string[] =>
  Object.entries(frist).map(([jahr, { text }]) => `Für ${jahr}: ${text}.`)
