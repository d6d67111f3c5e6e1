import { naechsteFristJahresende, type Tag } from '#domain/fristen/fristen.ts'
import { tageBis } from '#domain/fristen/kalender-tag.ts'
import { nochMoeglich } from '#domain/fristen/nach-der-frist.ts'
import { kalenderjahr } from '#domain/fristen/praemienjahr.ts'

export type Saison =
  /** The premiums of the coming year are out, and their deadline lies ahead. */
  | { art: 'frist'; frist: Tag; tage: number }
  /** The next date is not everybody's. */
  | { art: 'danach' }

/** Where the year stands, as the band of the home page tells it; undefined while there is nothing to tell. */
export function saison(heute: Tag, praemienjahr: number): Saison | undefined {
  if (nochMoeglich(heute)) return { art: 'danach' }
  if (praemienjahr <= kalenderjahr(heute)) return undefined
  const frist = naechsteFristJahresende(heute).eintreffen
  return { art: 'frist', frist, tage: tageBis(heute, frist) }
}

export type Novembertag = 'vergangen' | 'heute' | 'uebrig' | 'frist' | 'zu-spaet'

/** The thirty days, the deadline among them: it is earlier where the 30th is no working day. */
export function novembertage(heute: Tag, frist: Tag): Novembertag[] {
  return Array.from({ length: 30 }, (_, index) => {
    const tag = `${kalenderjahr(frist)}-11-${String(index + 1).padStart(2, '0')}`
    if (tag === heute) return 'heute'
    if (tag === frist) return 'frist'
    if (tag > frist) return 'zu-spaet'
    return tag < heute ? 'vergangen' : 'uebrig'
  })
}

export const tagImMonat = (tag: Tag): number => Number(tag.slice(8))
