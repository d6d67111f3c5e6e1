import { type Frist, fristJahresende, fristMitteJahr, type Tag } from './fristen.ts'
import { kalenderjahr } from './praemienjahr.ts'

/**
 * What is left once the deadline for 1 January has passed.
 * - Another insurer: the next two dates (KVG 7 para. 1 and 2).
 * - A higher franchise: at the beginning of a calendar year (KVV 94 para. 1), by the day that the insurer names; a lower one
 *   needs the term that has passed (KVV 94 para. 2).
 * - From Standard with the ordinary franchise to another model of the same insurer: at any time (KVV 100 para. 2).
 * - Newly arrived or born: within three months, insured from the first day on (KVG 3 para. 1, KVG 5 para. 1).
 * - The insurer gives up, or does not work where somebody moves: the insurance ends by law (KVG 7 para. 3 and 4).
 */
export type NochMoeglich = {
  /** First day of the year that can no longer be reached by an ordinary change. */
  verpasst: Tag
  mitteJahr: Frist
  jahresende: Frist
}

/** Undefined while the ordinary change is possible. */
export function nochMoeglich(heute: Tag): NochMoeglich | undefined {
  const jahr = kalenderjahr(heute)
  const { eintreffen, wechsel } = fristJahresende(jahr)
  if (heute <= eintreffen) return undefined
  return {
    verpasst: wechsel,
    mitteJahr: fristMitteJahr(jahr + 1),
    jahresende: fristJahresende(jahr + 1),
  }
}
