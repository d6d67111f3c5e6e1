import { z } from 'zod'
import type { Endpunkt } from './endpunkt.ts'

const kanton = z.object({ id: z.int(), kanton: z.string(), name: z.string() })

export const kantone = {
  pfad: '/api/kantone',
  anfrage: z.object({}),
  antwort: z.array(kanton),
} as const satisfies Endpunkt
