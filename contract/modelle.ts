import { z } from 'zod'
import type { Endpunkt } from './endpunkt.ts'
import { liste } from './parameter.ts'

const modell = z.object({ id: z.int(), tariftyp: z.string(), tarifbezeichnung: z.string() })

export const modelle = {
  pfad: '/api/modelle',
  zweck: 'Die Versicherungsmodelle, nach id; mit «ids» nur die genannten.',
  anfrage: z.object({
    ids: liste(z.string().regex(/^\d{1,3}$/, 'Erwartet werden Nummern, durch Komma getrennt.')).optional(),
  }),
  antwort: z.array(modell),
} as const satisfies Endpunkt
