import type { Tag } from '#domain/fristen.ts'
import { jahreslage } from '#domain/praemienjahr.ts'

/** What must stand beside a price of this year on that day; null while it is simply the right one. */
export function jahreshinweis(heute: Tag, jahr: number): string | null {
  switch (jahreslage(heute, jahr)) {
    case 'gilt':
      return null
    case 'bald-andere':
      return `Das sind die Prämien ${jahr}. Ab 1. Januar ${jahr + 1} gelten andere; sie erscheinen hier, sobald der Bund sie veröffentlicht (meist Ende September).`
    case 'vorbei':
      return `Prämien ${jahr}; seit 1. Januar ${jahr + 1} gelten andere.`
  }
}
