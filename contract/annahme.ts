import { z } from 'zod'

/** The answer 201 to a write: it is safely stored, and can be asked about under this reference. */
export const annahme = z.object({ referenz: z.string() })
