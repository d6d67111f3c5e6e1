import { z } from 'zod'
import type { Endpunkt } from './endpunkt.ts'

const eintrag = z.object({
  id: z.int(),
  name: z.string(),
  versicherer: z.int().describe('Nummer des BAG'),
})

export const versicherer = {
  pfad: '/api/versicherer',
  zweck: 'Die Versicherer der geladenen Prämien, nach Name.',
  anfrage: z.object({}),
  antwort: z.array(eintrag),
} as const satisfies Endpunkt
