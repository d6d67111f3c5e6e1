import type { z } from 'zod'
import { KEIN_JSON_OBJEKT } from '#content/formulare/api-meldungen.ts'
import type { FehlerAntwort } from '#contract/fehler.ts'
import type { verstoss } from '#contract/mangel.ts'
import { fehlerAus } from '../http/feldfehler.ts'

export type Geprueft<Daten> = { art: 'gueltig'; daten: Daten } | { art: 'ungueltig'; fehler: FehlerAntwort }

/** What arrived, field by field, before anything about it is known. */
export type Roh = Readonly<Record<string, unknown>>

/** A field that breaks a rule only the server can check: with a library, the date, or two fields together. */
export type Feldverstoss = ReturnType<typeof verstoss>

/** Names all wrong fields at once. A schema's rules across fields would wait until each field alone is right. */
export function geprueft<Daten>(
  schema: z.ZodType<Daten>,
  koerper: unknown,
  maengel: (roh: Roh) => Feldverstoss[] = () => [],
): Geprueft<Daten> {
  if (!istObjekt(koerper)) return { art: 'ungueltig', fehler: { fehler: KEIN_JSON_OBJEKT } }
  const gelesen = schema.safeParse(koerper)
  const weitere = maengel(koerper)
  if (gelesen.success && weitere.length === 0) return { art: 'gueltig', daten: gelesen.data }
  return { art: 'ungueltig', fehler: fehlerAus([...(gelesen.error?.issues ?? []), ...weitere]) }
}

/** What was found good, as something else. */
export const gepruefteAls = <A, B>(pruefung: Geprueft<A>, als: (daten: A) => B): Geprueft<B> =>
  pruefung.art === 'gueltig' ? { art: 'gueltig', daten: als(pruefung.daten) } : pruefung

function istObjekt(koerper: unknown): koerper is Roh {
  return typeof koerper === 'object' && koerper !== null && !Array.isArray(koerper)
}
