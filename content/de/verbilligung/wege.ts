import type { Tag } from '#domain/fristen.ts'
import { tagText } from '../format.ts'
import type { Kantonsangaben, Weg } from './angaben.ts'

/** The way to the reduction in a word or two, for lists. */
export const WEGE: Readonly<Record<Weg, string>> = {
  automatisch: 'meist von selbst',
  formular: 'mit zugesandtem Formular',
  antrag: 'auf Antrag',
}

/** «Für 2026: bis 31. März 2026.»; a day that is over says so, for other ways may still be open. */
export const fristSaetze = ({ frist }: Pick<Kantonsangaben, 'frist'>, heute: Tag): string[] =>
  Object.entries(frist).map(([jahr, { tag, text }]) => {
    const amTag = tag !== null && tag < heute ? text.replace(tagText(tag), '$& (abgelaufen)') : text
    return `Für ${jahr}: ${amTag}.`
  })
