import { erinnerungstage } from '#domain/fristen/erinnerung.ts'
import type { Frist, Tag } from '#domain/fristen/fristen.ts'
import type { Kalendereintrag } from '#domain/fristen/kalender.ts'
import { zeitUm } from '#domain/fristen/kalender-monate.ts'
import { nachTagen } from '#domain/fristen/kalender-tag.ts'
import { tagText } from '../zahlen/format.ts'

const umNeun = (tag: Tag) => zeitUm(tag, 9)

/** Two days of a deadline: when to post the letter and when it must be there. */
export function eintraegeDerFrist(frist: Frist, siteUrl: string): Kalendereintrag[] {
  const { eintreffen, absenden, wechsel } = frist
  const [vorher, aufgeben, zuletzt] = erinnerungstage(frist)
  const adresse = `${siteUrl}/kuendigen`
  const text = `Die Kündigung der Grundversicherung auf den ${tagText(nachTagen(wechsel, -1))} muss am ${tagText(eintreffen)} bei der Krankenkasse sein. Der Poststempel genügt nicht.`
  return [
    {
      kennung: `absenden-${eintreffen}`,
      tag: absenden,
      titel: 'Kündigung der Krankenkasse eingeschrieben zur Post bringen',
      text,
      adresse,
      wecker: [umNeun(aufgeben), umNeun(vorher)],
    },
    {
      kennung: `eintreffen-${eintreffen}`,
      tag: eintreffen,
      titel: 'Letzter Tag: Kündigung ist bei der Krankenkasse',
      text,
      adresse,
      wecker: [umNeun(zuletzt)],
    },
  ]
}
