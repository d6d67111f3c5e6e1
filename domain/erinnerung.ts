import { type Frist, naechsteFristJahresende, naechsteFristMitteJahr, type Tag } from './fristen.ts'
import { nachTagen } from './kalender-tag.ts'

export const FRISTARTEN = ['jahresende', 'mitte-jahr'] as const
export type Fristart = (typeof FRISTARTEN)[number]

export type Erinnerung = { frist: Frist; am: Tag }

/**
 * On which day a reminder asked for today still helps: a week before the letter should be posted; if that has passed,
 * on the day to post it; at the latest three days before it must be there. After that, for the next deadline.
 */
export function naechsteErinnerung(art: Fristart, heute: Tag): Erinnerung {
  const frist = art === 'jahresende' ? naechsteFristJahresende(heute) : naechsteFristMitteJahr(heute)
  const tage = [nachTagen(frist.absenden, -7), frist.absenden, nachTagen(frist.eintreffen, -3)]
  const am = tage.find(tag => tag > heute)
  return am ? { frist, am } : naechsteErinnerung(art, nachTagen(frist.eintreffen, 1))
}
