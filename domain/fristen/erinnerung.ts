import {
  type Frist,
  letzterArbeitstagVor,
  naechsteFristJahresende,
  naechsteFristMitteJahr,
  type Tag,
} from './fristen.ts'
import { nachTagen } from './kalender-tag.ts'

export const FRISTARTEN = ['jahresende', 'mitte-jahr'] as const
export type Fristart = (typeof FRISTARTEN)[number]

export type Erinnerung = { frist: Frist; am: Tag }

/**
 * When a reminder helps, in a calendar as by mail: a week before the letter should be posted, on that day, and on the
 * last working day before it must be there. Each is a working day, on which a letter can be posted: so is the day of
 * posting, and a week before it is the same weekday, before any Good Friday.
 */
export function erinnerungstage({ absenden, eintreffen }: Frist): readonly [vorher: Tag, absenden: Tag, zuletzt: Tag] {
  return [nachTagen(absenden, -7), absenden, letzterArbeitstagVor(eintreffen)]
}

/** The first of these days after today; once all have passed, for the next deadline. */
export function naechsteErinnerung(art: Fristart, heute: Tag): Erinnerung {
  const frist = art === 'jahresende' ? naechsteFristJahresende(heute) : naechsteFristMitteJahr(heute)
  const am = erinnerungstage(frist).find(tag => tag > heute)
  return am ? { frist, am } : naechsteErinnerung(art, nachTagen(frist.eintreffen, 1))
}
