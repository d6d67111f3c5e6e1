import { z } from 'zod'

/*
 * What a profile may state. Every fact names where it comes from; what is not known for certain is left out. Checked
 * by a test: the site itself uses only the types.
 */

const text = z.string().trim().min(1)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

const quelle = z.discriminatedUnion('art', [
  /** The directory of admitted insurers of the Federal Office of Public Health, 1.1.2025. */
  z.strictObject({ art: z.literal('verzeichnis') }),
  /** The insurer's own public statement. */
  z.strictObject({ art: z.literal('kasse'), url: z.url() }),
  /** A public record or a report about the insurer. */
  z.strictObject({ art: z.literal('bericht'), name: text, url: z.url() }),
])

const fakt = <T extends z.ZodType>(wert: T) => z.strictObject({ wert, quelle })

/** Where most figures of a profile are compared: the premium region of the seat. */
const region = z.strictObject({ kanton: z.string().length(2), region: z.int().min(0).max(3) })

export const profilSchema = z.strictObject({
  slug,
  verzeichnis: z.strictObject({
    quelle: z.strictObject({ art: z.literal('verzeichnis') }),
    firma: text,
    uid: z.string().regex(/^CHE-\d{3}\.\d{3}\.\d{3}$/),
    adresse: text,
    website: z.string().regex(/^www\.[a-z0-9-]+\.(ch|com)$/),
    rechtsform: z.enum(['Aktiengesellschaft', 'Verein', 'Genossenschaft', 'Stiftung']),
    gruppe: text.optional(),
    gebiet: text,
  }),
  vergleichsregion: region,
  gegruendet: fakt(z.string().regex(/^1[89]\d\d|20\d\d$/)).optional(),
  /** A range or a rounded number, with its date. */
  mitarbeitende: fakt(z.strictObject({ anzahl: text, stand: text })).optional(),
  ueberblick: z.array(fakt(text)).min(1),
  zusatzversicherungen: fakt(z.array(text).min(1)).optional(),
  spezialisierungen: fakt(z.array(text).min(1)).optional(),
})

/** The last year of its business, and the insurer that took over whoever did not choose another one. */
export const endeSchema = z.strictObject({
  bis: fakt(z.int().min(2025)),
  nachfolge: fakt(slug).optional(),
})

export type Profil = z.infer<typeof profilSchema>
export type Ende = z.infer<typeof endeSchema>
export type Profilquelle = z.infer<typeof quelle>
