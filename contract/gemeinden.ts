import { z } from 'zod'
import { ORT_HOECHSTENS, VIER_ZIFFERN } from '#domain/werte/eingaben.ts'
import type { Endpunkt } from './endpunkt.ts'
import { meldet } from './mangel.ts'

const gemeinde = z.object({
  id: z.int(),
  plz: z.int(),
  ort: z.string(),
  kanton: z.string(),
  wert: z.int(),
  gemeinde: z.string(),
  bfs: z.int(),
})

export const gemeinden = {
  pfad: '/api/gemeinden',
  anfrage: z
    .object({
      plz: z.string(meldet('parameter-mehrfach')).regex(VIER_ZIFFERN, meldet('plz-ziffern')).optional(),
      ort: z
        .string(meldet('parameter-mehrfach'))
        .trim()
        .min(1, meldet('ort-leer'))
        .max(ORT_HOECHSTENS, meldet('ort-zu-lang'))
        .optional(),
    })
    .refine(({ plz, ort }) => plz !== undefined || ort !== undefined, {
      path: ['plz'],
      ...meldet('plz-und-ort-fehlen'),
    }),
  antwort: z.array(gemeinde),
  nichtGefunden: true,
} as const satisfies Endpunkt
