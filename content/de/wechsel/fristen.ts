import type { NochMoeglich } from '#domain/fristen/nach-der-frist.ts'
import { tagText } from '../zahlen/format.ts'

/** The year of the basic insurance; its days: `jahreslauf.ts`. */
export const JAHRESLAUF = {
  titel: 'Das Jahr der Grundversicherung',
  hinweis: 'Es zählt, wann die Kündigung eintrifft, nicht der Poststempel.',
  kuendigen: 'Richtig kündigen',
  heute: 'Heute',
  schonBis: (jahr: number, tagMonat: string) => `${jahr} schon bis ${tagMonat}`,
  stationen: {
    mitteJahr: { name: '31. März', text: 'Kündigung auf den 30. Juni: nur Standardmodell mit Franchise 300.' },
    zusatz: { name: '30. September', text: 'Übliche Frist für Zusatzversicherungen.' },
    praemien: { name: 'Ende Oktober', text: 'Die neuen Prämien kommen schriftlich.' },
    jahresende: { name: '30. November', text: 'Die Kündigung muss bei der Kasse eingetroffen sein.' },
    wechsel: { name: '1. Januar', text: 'Neue Kasse für alle, die rechtzeitig gekündigt haben.' },
  },
} as const

export function inTagen(tage: number): string {
  if (tage === 0) return 'heute'
  return tage === 1 ? 'morgen' : `in ${tage} Tagen`
}

export const nochTage = (tage: number): string =>
  tage === 0 ? 'Das ist heute' : `Noch ${tage} ${tage === 1 ? 'Tag' : 'Tage'}`

export const KUENDIGUNG_BIS = 'Kündigung bei der Kasse bis'

export const NAECHSTER_TERMIN = { was: `Grundversicherung: ${KUENDIGUNG_BIS}` }

/** From December to March: the earlier day first, and whose it is. */
export const naechsteTermine = ({ mitteJahr, jahresende }: NochMoeglich): string =>
  `Nächster Termin: ${tagText(mitteJahr.eintreffen)} (Standardmodell mit Franchise 300, Kinder: 0). Alle anderen: ${tagText(jahresende.eintreffen)}.`

export const fristVorbei = (verpasst: string): string =>
  `Die Frist für einen Wechsel auf den ${tagText(verpasst)} ist vorbei.`

/** The next days on which a cancellation must have arrived. */
export const TERMINE = {
  titel: 'Die nächsten Termine',
  hinweis: 'Es zählt der Tag, an dem die Kündigung bei der Kasse ist. Der Poststempel genügt nicht.',
  wer: {
    jahresende: 'Alle Modelle und Franchisen',
    'mitte-jahr': 'Nur Standardmodell mit Franchise 300, Kinder mit Franchise 0',
  },
  aufgeben: 'Zur Post bringen',
  sofort: 'sofort, am besten persönlich abgeben',
  eingeschrieben: (tag: string) => `eingeschrieben bis ${tagText(tag)}`,
  vertragsende: 'Alter Vertrag endet',
  giltFuer: 'Gilt für',
  kalender: 'In den Kalender eintragen',
} as const
