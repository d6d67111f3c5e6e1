import type { Zeit } from '#db/schema.ts'
import type { Tag } from '#domain/fristen/fristen.ts'
import { wanduhrVon, zeitUm } from '#domain/fristen/kalender-monate.ts'

export const datumInZuerich = (zeit: Date): Tag => wanduhrVon(zeit.getTime()).toISOString().slice(0, 10)

/** The day it is there, by this machine's clock. */
export const heuteInZuerich = (): Tag => datumInZuerich(new Date())

/** When a mail for that day goes out: in the morning, by Zurich's clocks. */
export const zeitAmMorgen = (tag: Tag): Zeit => zeitUm(tag, 8)
