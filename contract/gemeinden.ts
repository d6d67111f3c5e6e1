import { z } from 'zod'
import type { Endpunkt } from './endpunkt.ts'

const gemeinde = z.object({
  id: z.int(),
  plz: z.int(),
  ort: z.string(),
  kanton: z.string(),
  wert: z.int().describe('Nummer der Prämienregion, 0 in einem Kanton mit nur einer'),
  gemeinde: z.string(),
  bfs: z.int(),
})

export const gemeinden = {
  pfad: '/api/gemeinden',
  zweck: 'Orte zu Postleitzahl oder Name, je Ort und Gemeinde ein Element.',
  anfrage: z
    .object({
      plz: z
        .string({ error: 'Bitte nur einmal angeben.' })
        .regex(/^\d{4}$/, 'Eine Postleitzahl hat vier Ziffern.')
        .optional(),
      ort: z
        .string({ error: 'Bitte nur einmal angeben.' })
        .trim()
        .min(1, 'Bitte einen Ort angeben.')
        .max(50, 'Ein Ort hat höchstens 50 Zeichen.')
        .optional(),
    })
    .refine(({ plz, ort }) => plz !== undefined || ort !== undefined, {
      path: ['plz'],
      error: 'Bitte eine Postleitzahl oder einen Ort angeben.',
    }),
  antwort: z.array(gemeinde),
  nichtGefunden: 'Postleitzahl und Ort gehören nicht zusammen',
} as const satisfies Endpunkt
