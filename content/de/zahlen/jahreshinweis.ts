import { naechsteFristJahresende, type Tag } from '#domain/fristen/fristen.ts'
import { jahreslage, kalenderjahr } from '#domain/fristen/praemienjahr.ts'
import { tagText } from './format.ts'

/**
 * What must stand beside a price of this year on that day, given the newest year that the official catalogue was seen to hold;
 * null while it is simply the right one.
 */
export function jahreshinweis(heute: Tag, jahr: number, imKatalog?: number): string | null {
  const lage = jahreslage(heute, jahr, imKatalog)
  if (lage === 'gilt') return null
  if (lage === 'erwartet')
    return `Das sind die Prämien ${jahr}. Für den Wechsel auf den 1. Januar ${jahr + 1} zählen andere. Der Bund veröffentlicht sie Ende September.`
  const seit = lage === 'vorbei' ? 'Seit' : 'Ab'
  const bund = lage === 'bald-andere' ? 'veröffentlicht sie jeweils Ende September' : 'hat sie veröffentlicht'
  return `Das sind die Prämien ${jahr}. ${seit} 1. Januar ${jahr + 1} gelten andere, sie fehlen hier noch. Der Bund ${bund}, Sie finden sie in seinem Rechner.`
}

/**
 * What must stand where a text calculates with the premiums of this year and names the next change on 1 January, while nobody
 * knows what they will be then: from the deadline to the next season. Null where the note above says it, or nothing is to be said.
 */
export function wechselhinweis(heute: Tag, jahr: number): string | null {
  const { eintreffen, wechsel } = naechsteFristJahresende(heute)
  if (jahreslage(heute, jahr) !== 'gilt' || kalenderjahr(wechsel) <= jahr) return null
  return `Gerechnet mit den Prämien ${jahr}. Für den Wechsel auf den ${tagText(wechsel)} gelten andere; der Bund veröffentlicht sie Ende September ${kalenderjahr(eintreffen)}.`
}
