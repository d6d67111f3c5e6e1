import { z } from 'zod'
import { EINVERSTAENDNIS_FEHLT, type Feldregel } from './feldregeln.ts'

/** A schema that keeps a text as it is stored, checked by the rule the browser uses as well. */
export function feld(regel: Feldregel) {
  return z.string({ error: 'Bitte geben Sie einen Text ein.' }).transform((wert, kontext) => {
    const gelesen = regel.lies(wert)
    if (gelesen.meldung === null) return gelesen.sauber
    kontext.addIssue({ code: 'custom', message: gelesen.meldung })
    return z.NEVER
  })
}

/** A field that may be missing, which means the same as empty. */
export const freiesFeld = (regel: Feldregel) => feld(regel).default('')

export const pflichtEinverstaendnis = z.literal(true, { error: EINVERSTAENDNIS_FEHLT })

/** What both enquiry forms carry beside their own fields. */
export const begleitfelder = {
  datenschutzEinverstaendnis: pflichtEinverstaendnis,
  weitergabeEinverstaendnis: z.boolean({ error: 'Erlaubt ist true oder false.' }).default(false),
  /** Trap: no person sees this field. */
  website: z.string().max(1000).catch('unlesbar').default(''),
}
