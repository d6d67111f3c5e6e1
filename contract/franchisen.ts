import { z } from 'zod'
import type { Endpunkt } from './endpunkt.ts'

const franchise = z.object({ id: z.int(), wert: z.int(), franchise: z.string() })

export const franchisen = {
  pfad: '/api/franchisen',
  anfrage: z.object({}),
  antwort: z.array(franchise),
} as const satisfies Endpunkt
