import { z } from 'zod'

/** What every address answers when something is wrong: a German sentence and, where it applies, the fields. */
export const fehlerAntwort = z.object({
  fehler: z.string(),
  felder: z.record(z.string(), z.string()).optional(),
})

export type FehlerAntwort = z.infer<typeof fehlerAntwort>

/** The first complaint per field, and all of them as one sentence. */
export function fehlerAus(fehler: z.core.$ZodError): FehlerAntwort {
  const felder: Record<string, string> = {}
  for (const { path, message } of fehler.issues) felder[String(path[0] ?? '')] ??= message
  const saetze = Object.entries(felder).map(([feld, meldung]) => `${feld}: ${meldung}`)
  return { fehler: `Ungültige Anfrage. ${saetze.join(' ')}`, felder }
}
