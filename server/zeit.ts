import type { Zeit } from '#db/schema.ts'
import type { Tag } from '#domain/fristen.ts'
import { tagesbeginn } from '#domain/kalender-monate.ts'

// Swedish writes dates as ISO does.
const isoDatum = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

export const datumInZuerich = (zeit: Date): Tag => isoDatum.format(zeit)

/** The day it is there, by this machine's clock. */
export const heuteInZuerich = (): Tag => datumInZuerich(new Date())

const ACHT_UHR_MS = 8 * 3_600_000

/** When a mail for that day goes out: in the morning, by Zurich's clocks. */
export function zeitAmMorgen(tag: Tag): Zeit {
  const [jahr = 0, monat = 1, tagImMonat = 1] = tag.split('-').map(Number)
  return tagesbeginn(jahr, monat, tagImMonat) + ACHT_UHR_MS
}
