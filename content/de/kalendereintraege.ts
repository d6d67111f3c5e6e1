import type { Frist } from '#domain/fristen.ts'
import type { Kalendereintrag } from '#domain/kalender.ts'
import { nachTagen } from '#domain/kalender-tag.ts'
import { tagText } from './format.ts'

const NEUN_UHR = 9
const WOCHE_VORHER = -7 * 24 + NEUN_UHR
const TAG_VORHER = -24 + NEUN_UHR

/** Two days of a deadline: when to post the letter and when it must be there. */
export function eintraegeDerFrist({ eintreffen, absenden, wechsel }: Frist, siteUrl: string): Kalendereintrag[] {
  const adresse = `${siteUrl}/kuendigen`
  const text = `Die Kündigung der Grundversicherung auf den ${tagText(nachTagen(wechsel, -1))} muss am ${tagText(eintreffen)} bei der Krankenkasse sein. Der Poststempel genügt nicht.`
  return [
    {
      kennung: `absenden-${eintreffen}`,
      tag: absenden,
      titel: 'Kündigung der Krankenkasse eingeschrieben aufgeben',
      text,
      adresse,
      erinnerung: WOCHE_VORHER,
    },
    {
      kennung: `eintreffen-${eintreffen}`,
      tag: eintreffen,
      titel: 'Letzter Tag: Kündigung ist bei der Krankenkasse',
      text,
      adresse,
      erinnerung: TAG_VORHER,
    },
  ]
}
