import { type Frist, fristJahresende, naechsteFristJahresende, naechsteFristMitteJahr, type Tag } from './fristen.ts'
import { kalenderjahr } from './praemienjahr.ts'

/**
 * What is left once the deadline for 1 January has passed, until the one for 1 July has.
 * - Another insurer: the next two dates (KVG 7 para. 1 and 2); on 1 July without a higher franchise (KVV 94 para. 1).
 * - A higher franchise: at the beginning of a calendar year (KVV 94 para. 1), by the day that the insurer names; a lower one
 *   needs the term that has passed (KVV 94 para. 2).
 * - From Standard with the ordinary franchise to another model of the same insurer: at any time (KVV 100 para. 2).
 * - Cancelled in time, but nowhere enrolled: the old insurance ends with the month of the new insurer's notice (BGE 127 V 38).
 * - Newly arrived or born: within three months, insured from the first day on (KVG 3 para. 1, KVG 5 para. 1).
 * - The insurer gives up, or does not work where somebody moves: the insurance ends by law (KVG 7 para. 3 and 4).
 */
export type NochMoeglich = {
  /** The 1 January that an ordinary change no longer reaches, while it lies ahead. */
  verpasst?: Tag
  mitteJahr: Frist
  jahresende: Frist
}

/** Undefined while the next date is everybody's. */
export function nochMoeglich(heute: Tag): NochMoeglich | undefined {
  const mitteJahr = naechsteFristMitteJahr(heute)
  const jahresende = naechsteFristJahresende(heute)
  if (jahresende.eintreffen < mitteJahr.eintreffen) return undefined
  const verpasst = fristJahresende(kalenderjahr(mitteJahr.wechsel) - 1).wechsel
  return { ...(heute < verpasst && { verpasst }), mitteJahr, jahresende }
}
