import { z } from 'zod'
import { feld, freiesFeld } from './eingabe.ts'
import { regeln } from './feldregeln.ts'
import { PFADE } from './pfade.ts'

export const ANTRAGSARTEN = ['access', 'deletion', 'portability'] as const
export type Antragsart = (typeof ANTRAGSARTEN)[number]

export const datenschutzAntrag = {
  pfad: PFADE.datenschutzAntrag,
  zweck: 'Antrag auf Auskunft, Löschung oder Herausgabe der eigenen Daten. Wirkt erst nach der Bestätigung per E-Mail.',
  anfrage: z.object({
    email: feld(regeln.email),
    requestType: z.enum(ANTRAGSARTEN, { error: 'Erlaubt ist access, deletion oder portability.' }),
    reason: freiesFeld(regeln.begruendung),
    timestamp: z.iso.datetime({ offset: true, error: 'Erlaubt ist ein Zeitpunkt nach ISO 8601.' }).optional(),
  }),
} as const

/**
 * Uses up the link of a mail. The link is `/datenschutz-verwaltung#token=<was>.<secret>`, in the fragment so that
 * no server log and no referrer holds it; `was` lets the page say what the button will do before it is pressed.
 */
export const antragsBestaetigung = {
  pfad: PFADE.antragsBestaetigung,
  zweck:
    'Bestätigt mit dem Link aus der E-Mail: einen Antrag, den Widerruf einer Anfrage («Das war ich nicht»), eine Erinnerung oder ihre Abmeldung.',
  anfrage: z.object({ token: z.string().regex(/^[a-z-]{1,20}\.[\w-]{22,64}$/, 'Dieser Link ist unvollständig.') }),
  antwort: z.object({ art: z.enum([...ANTRAGSARTEN, 'widerruf', 'erinnerung', 'abmeldung']) }),
} as const

export type BestaetigungsArt = z.output<(typeof antragsBestaetigung)['antwort']>['art']
