import { z } from 'zod'
import { feld, freiesFeld } from './eingabe.ts'
import { regeln } from './feldregeln.ts'
import { meldet } from './mangel.ts'
import { PFADE } from './pfade.ts'

export const ANTRAGSARTEN = ['access', 'deletion', 'portability'] as const
export type Antragsart = (typeof ANTRAGSARTEN)[number]

export const datenschutzAntrag = {
  pfad: PFADE.datenschutzAntrag,
  anfrage: z.object({
    email: feld(regeln.email),
    requestType: z.enum(ANTRAGSARTEN, meldet('wert-nicht-erlaubt')),
    reason: freiesFeld(regeln.begruendung),
    timestamp: z.iso.datetime({ offset: true, ...meldet('kein-zeitpunkt') }).optional(),
  }),
} as const

/**
 * Uses up the link of a mail. The link is `/datenschutz-verwaltung#token=<was>.<secret>`, in the fragment so that
 * no server log and no referrer holds it; `was` lets the page say what the button will do before it is pressed.
 */
export const antragsBestaetigung = {
  pfad: PFADE.antragsBestaetigung,
  anfrage: z.object({ token: z.string().regex(/^[a-z-]{1,20}\.[\w-]{22,64}$/, meldet('link-unvollstaendig')) }),
  antwort: z.object({ art: z.enum([...ANTRAGSARTEN, 'widerruf', 'erinnerung', 'abmeldung']) }),
} as const

export type BestaetigungsArt = z.output<(typeof antragsBestaetigung)['antwort']>['art']
