import { z } from 'zod'
import { FRISTARTEN } from '#domain/erinnerung.ts'
import { begleitfelder, feld } from './eingabe.ts'
import { regeln } from './feldregeln.ts'
import { PFADE } from './pfade.ts'

export const erinnerungsWunsch = {
  pfad: PFADE.erinnerungsWunsch,
  zweck: 'Eine Erinnerung per E-Mail an eine Kündigungsfrist. Wirkt erst nach der Bestätigung per E-Mail.',
  anfrage: z.object({
    email: feld(regeln.email),
    frist: z.enum(FRISTARTEN, { error: `Erlaubt ist ${FRISTARTEN.join(' oder ')}.` }),
    website: begleitfelder.website,
  }),
} as const

export type ErinnerungsWunsch = z.output<(typeof erinnerungsWunsch)['anfrage']>
