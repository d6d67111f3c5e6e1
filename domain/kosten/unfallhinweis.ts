/** Who leaves accident cover out should be insured through an employer: at least 8 hours a week with one (UVV 13). */
export type Unfallhinweis = 'acht-stunden' | 'unter-15' | 'ab-65'

/**
 * What to say beside the choice; it is never changed for the visitor. Under 15 and from 65 on hardly anyone has such
 * an employer, so whoever leaves the cover out is warned. `alter` is the displayed age, undefined while unknown.
 */
export function unfallhinweis(alter: number | undefined, unfall: 'MIT' | 'OHNE'): Unfallhinweis {
  if (unfall === 'MIT' || alter === undefined) return 'acht-stunden'
  if (alter < 15) return 'unter-15'
  return alter >= 65 ? 'ab-65' : 'acht-stunden'
}
