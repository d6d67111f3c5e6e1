import type { Tag } from '#domain/fristen/fristen.ts'
import { MONATE } from '../zahlen/format.ts'
import type { Kantonsangaben, Weg } from './angaben.ts'

/** The way to the reduction in a word or two, for lists. */
export const WEGE: Readonly<Record<Weg, string>> = {
  automatisch: 'meist von selbst',
  formular: 'mit zugesandtem Formular',
  antrag: 'auf Antrag',
}

/** «Für 2026: bis 31. März 2026.»; every day that is over says so, for other ways may still be open. */
export const fristSaetze = ({ frist }: Pick<Kantonsangaben, 'frist'>, heute: Tag): string[] =>
  Object.entries(frist).map(
    ([jahr, { tag, text }]) => `Für ${jahr}: ${tag === null ? text : mitAbgelaufenen(text, tag.slice(0, 4), heute)}.`,
  )

const TAG_IM_TEXT = new RegExp(`(\\d+)\\. (${MONATE.join('|')})(?: (\\d{4}))?(?:, Poststempel)?`, 'g')

/** A day without a year is one of the deadline's own. */
const mitAbgelaufenen = (text: string, fristjahr: string, heute: Tag) =>
  text.replaceAll(TAG_IM_TEXT, (gefunden, tag: string, monat: string, jahr = fristjahr) => {
    const tagIso = `${jahr}-${String(MONATE.indexOf(monat) + 1).padStart(2, '0')}-${tag.padStart(2, '0')}`
    return tagIso < heute ? `${gefunden} (abgelaufen)` : gefunden
  })
