import { z } from 'zod'

/** The answer 201 to a write: it is safely stored, and can be asked about under this reference. */
export const annahme = z.object({ referenz: z.string() })

/**
 * The same for what waits for a link in a mail. False: the mailbox got its number of such links today, whoever asked for
 * them and whatever is stored about it. An answer kept by an earlier release promised a link without saying so.
 */
export const linkAnnahme = annahme.extend({ linkGesendet: z.boolean().default(true) })
export type LinkAnnahme = z.output<typeof linkAnnahme>
