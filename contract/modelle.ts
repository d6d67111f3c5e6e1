import { z } from 'zod'
import type { Endpunkt } from './endpunkt.ts'
import { meldet } from './mangel.ts'
import { liste } from './parameter.ts'

const modell = z.object({ id: z.int(), tariftyp: z.string(), tarifbezeichnung: z.string() })

export const modelle = {
  pfad: '/api/modelle',
  anfrage: z.object({
    ids: liste(z.string().regex(/^\d{1,3}$/, meldet('keine-nummern'))).optional(),
  }),
  antwort: z.array(modell),
} as const satisfies Endpunkt
