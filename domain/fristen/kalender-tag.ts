import type { Tag } from './fristen.ts'

const MS_PRO_TAG = 86_400_000

export function tageBis(heute: Tag, tag: Tag): number {
  return Math.round((Date.parse(tag) - Date.parse(heute)) / MS_PRO_TAG)
}

export function nachTagen(tag: Tag, tage: number): Tag {
  return new Date(Date.parse(tag) + tage * MS_PRO_TAG).toISOString().slice(0, 10)
}

/** Whole years between two days, as an age is counted. */
export function jahreZwischen(geburt: Tag, tag: Tag): number {
  const jahre = Number(tag.slice(0, 4)) - Number(geburt.slice(0, 4))
  return tag.slice(5) < geburt.slice(5) ? jahre - 1 : jahre
}

/** `5.1.1988` or `05.01.1988` as a day; undefined when the calendar does not have it. */
export function tagAusEingabe(text: string): Tag | undefined {
  const [, tag = '', monat = '', jahr = ''] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text.trim()) ?? []
  const geschrieben = `${jahr}-${monat.padStart(2, '0')}-${tag.padStart(2, '0')}`
  const zeit = Date.parse(geschrieben)
  return Number.isNaN(zeit) || new Date(zeit).toISOString().slice(0, 10) !== geschrieben ? undefined : geschrieben
}
