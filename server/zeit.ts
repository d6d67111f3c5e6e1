import type { Zeit } from '#db/schema.ts'
import type { Tag } from '#domain/fristen.ts'
import { zeitUm } from '#domain/kalender-monate.ts'

// Swedish writes dates as ISO does.
const isoDatum = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

export const datumInZuerich = (zeit: Date): Tag => isoDatum.format(zeit)

/** The day it is there, by this machine's clock. */
export const heuteInZuerich = (): Tag => datumInZuerich(new Date())

/** When a mail for that day goes out: in the morning, by Zurich's clocks. */
export const zeitAmMorgen = (tag: Tag): Zeit => zeitUm(tag, 8)
