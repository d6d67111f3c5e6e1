import { z } from 'zod'

/** The answer 201 to a write: it is safely stored, and can be asked about under this reference. */
export const annahme = z.object({ referenz: z.string() })

/** Header with a UUID chosen by the browser: the same key stores the same enquiry once. */
export const IDEMPOTENZ_KOPF = 'Idempotency-Key'
