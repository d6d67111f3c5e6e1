import type { Tag } from '#domain/fristen.ts'
import { jahreslage } from '#domain/praemienjahr.ts'

/**
 * What must stand beside a price of this year on that day, given the newest year that the official catalogue was seen to hold;
 * null while it is simply the right one.
 */
export function jahreshinweis(heute: Tag, jahr: number, imKatalog?: number): string | null {
  const lage = jahreslage(heute, jahr, imKatalog)
  if (lage === 'gilt') return null
  const seit = lage === 'vorbei' ? 'Seit' : 'Ab'
  const bund = lage === 'bald-andere' ? 'veröffentlicht sie Ende September' : 'hat sie veröffentlicht'
  return `Das sind die Prämien ${jahr}. ${seit} 1. Januar ${jahr + 1} gelten andere, sie fehlen hier noch. Der Bund ${bund}, Sie finden sie in seinem Rechner.`
}
