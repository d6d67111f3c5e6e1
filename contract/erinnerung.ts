import { z } from 'zod'
import { FRISTARTEN } from '#domain/fristen/erinnerung.ts'
import { begleitfelder, feld } from './eingabe.ts'
import { regeln } from './feldregeln.ts'
import { meldet } from './mangel.ts'
import { PFADE } from './pfade.ts'

export const erinnerungsWunsch = {
  pfad: PFADE.erinnerungsWunsch,
  anfrage: z.object({
    email: feld(regeln.email),
    frist: z.enum(FRISTARTEN, meldet('wert-nicht-erlaubt')),
    website: begleitfelder.website,
  }),
} as const

export type ErinnerungsWunsch = z.output<(typeof erinnerungsWunsch)['anfrage']>
