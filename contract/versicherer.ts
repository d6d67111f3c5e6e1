import { z } from 'zod'
import type { Endpunkt } from './endpunkt.ts'
import { ganzzahl } from './parameter.ts'

const eintrag = z.object({
  id: z.int(),
  name: z.string(),
  versicherer: z.int(),
})

export const versicherer = {
  pfad: '/api/versicherer',
  anfrage: z.object({ jahr: ganzzahl(2000, 2999).optional() }),
  antwort: z.array(eintrag),
} as const satisfies Endpunkt
