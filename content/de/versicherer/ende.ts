import { bericht, fakt } from './quellen.ts'
import type { Ende } from './schema.ts'

/** The office's own words of 9 January 2026, as a press service has kept them. */
export const KONKURS_DER_KLUG = bericht(
  'Bundesamt für Gesundheit, 9. Januar 2026',
  'https://www.swiss-press.com/newsflashartikel.cfm?key=1824597',
)

/**
 * How insurers ended, by slug, as far as a source says it: a premium table tells only that somebody is missing. Small, because
 * the browser needs it for titles.
 */
export const ENDE: Readonly<Record<string, Ende>> = {
  klug: { bis: fakt(2025, KONKURS_DER_KLUG), nachfolge: fakt('helsana', KONKURS_DER_KLUG) },
}
