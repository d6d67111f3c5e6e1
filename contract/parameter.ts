import { z } from 'zod'

/** Required text of a query; a repeated parameter arrives as a list and is refused. */
export function pflicht(name: string) {
  return z.string({
    error: ({ input }) => (input === undefined ? `Der Parameter «${name}» fehlt.` : 'Bitte nur einmal angeben.'),
  })
}

/** A required code, read by one of the domain's functions, which gives undefined for what it does not know. */
export function code<T>(name: string, lies: (text: string) => T | undefined) {
  return pflicht(name).transform((text, kontext): T => {
    const wert = lies(text)
    if (wert !== undefined) return wert
    kontext.addIssue({ code: 'custom', message: `Den Wert «${text.slice(0, 40)}» gibt es nicht.` })
    return z.NEVER
  })
}

export function ganzzahl(von: number, bis: number) {
  const meldung = `Erwartet wird eine ganze Zahl von ${von} bis ${bis}.`
  return z
    .string({ error: 'Bitte nur einmal angeben.' })
    .regex(/^\d{1,9}$/, meldung)
    .transform(Number)
    .refine(zahl => zahl >= von && zahl <= bis, meldung)
}

/** Values separated by commas. */
export function liste<T extends z.ZodType<unknown, string>>(wert: T) {
  return z
    .string({ error: 'Bitte nur einmal angeben.' })
    .transform(text => text.split(','))
    .pipe(z.array(wert))
}
