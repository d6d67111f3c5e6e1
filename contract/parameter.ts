import { z } from 'zod'
import { jsonSchema } from './json-schema.ts'
import { type Mangelcode, meldet, verstoss } from './mangel.ts'

/** Required text of a query; a repeated parameter arrives as a list and is refused. */
export function pflicht() {
  return z.string({
    error: ({ input }): Mangelcode => (input === undefined ? 'parameter-fehlt' : 'parameter-mehrfach'),
  })
}

/**
 * A required code, read by one of the domain's functions, which gives undefined for what it does not know. The
 * document names the usual codes; the function may understand further spellings of them.
 */
export function code<T>(wertAus: (text: string) => T | undefined, uebliche: readonly string[]) {
  return pflicht()
    .transform((text, kontext): T => {
      const wert = wertAus(text)
      if (wert !== undefined) return wert
      kontext.addIssue(verstoss({ code: 'code-unbekannt', wert: text.slice(0, 40) }))
      return z.NEVER
    })
    .meta({ enum: uebliche })
}

export function ganzzahl(von: number, bis: number) {
  return z
    .string(meldet('parameter-mehrfach'))
    .refine(text => /^\d{1,9}$/.test(text) && Number(text) >= von && Number(text) <= bis, {
      ...meldet('keine-ganzzahl'),
      params: { von, bis },
    })
    .transform(Number)
    .meta({ type: 'integer', minimum: von, maximum: bis })
}

/** More than any list of ours has values. */
const WERTE_HOECHSTENS = 50

/** Values separated by commas; what comes after too many is not looked at. */
export function liste<T extends z.ZodType<unknown, string>>(wert: T) {
  return z
    .string(meldet('parameter-mehrfach'))
    .transform(text => text.split(',', WERTE_HOECHSTENS + 1))
    .pipe(z.array(wert).max(WERTE_HOECHSTENS, meldet('zu-viele-werte')))
    .meta({ type: 'array', items: jsonSchema(wert, 'input'), maxItems: WERTE_HOECHSTENS })
}
