import { z } from 'zod'
import type { Feldregel } from './feldregeln.ts'
import { meldet, verstoss } from './mangel.ts'

/** A schema that keeps a text as it is stored, checked by the rule the browser uses as well. */
export function feld(regel: Feldregel) {
  return z.string(meldet('kein-text')).transform((wert, kontext) => {
    const gelesen = regel.gelesen(wert)
    if (gelesen.mangel === null) return gelesen.sauber
    kontext.addIssue(verstoss(gelesen.mangel))
    return z.NEVER
  })
}

/** A field that may be missing, which means the same as empty. */
export const freiesFeld = (regel: Feldregel) => feld(regel).default('')

export const pflichtEinverstaendnis = z.literal(true, meldet('einverstaendnis-fehlt'))

/** What both enquiry forms carry beside their own fields. */
export const begleitfelder = {
  datenschutzEinverstaendnis: pflichtEinverstaendnis,
  weitergabeEinverstaendnis: z.boolean(meldet('kein-ja-oder-nein')).default(false),
  /** Trap: no person sees this field. */
  website: z.string().max(1000).catch('unlesbar').default(''),
}
