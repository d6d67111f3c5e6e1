import type { Tag } from '#domain/fristen/fristen.ts'
import { kalenderjahr } from '#domain/fristen/praemienjahr.ts'

export const DEMODATEN = 'Demodaten – keine offiziellen Prämien'

/** The note beside a price of this year, in one line on a phone; it opens to the whole one. */
export const andereGelten = (heute: Tag, jahr: number) =>
  `${kalenderjahr(heute) > jahr ? 'Seit' : 'Ab'} 1. Januar ${jahr + 1} gelten andere Prämien.`

/** The federal office's own calculator. */
export const BUNDESRECHNER = { name: 'Rechner des Bundes', url: 'https://www.priminfo.admin.ch' }
