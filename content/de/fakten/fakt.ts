import type { Tag } from '#domain/fristen/fristen.ts'
import { tagText } from '../zahlen/format.ts'
import { ausgefuellt } from '../zahlen/zeitangaben.ts'

/** A year, a month or a day: «2025», «2025-03», «2025-03-21». */
export type Zeitpunkt = string

export type Quelle = {
  /** The document, with the place in it: «KVG, Art. 7 Abs. 2». */
  name: string
  /** Its date, where it has one; a law is cited as of `stand`. */
  datum?: Zeitpunkt
  /** Undefined: the site itself is the source. */
  url?: string
}

/**
 * What the texts state as true. Figures stand in `werte` alone: the sentence names them as `{name}`, a text as
 * `{props.fakt.id.name}`. After `bis`, the last day on which nobody needs to look, the statement says so or disappears
 * (`nachher`); `npm run pruefung` lists all by age and fails on what has run out, the operator hears of it 30 days before.
 */
export type Fakt = {
  aussage: string
  werte?: Readonly<Record<string, string>>
  quelle: Quelle
  /** In force since, or from. */
  ab?: Zeitpunkt
  /** As of when the source was read. */
  stand: Zeitpunkt
  bis: Tag
  /** Left out: it names its state. */
  nachher?: 'stand' | 'weg'
}

/** A subject of the register, as visitors read it. */
export type Thema = { titel: string; fakten: Readonly<Record<string, Fakt>> }

/** The one rule: what a statement does on a day. */
export function zustandAm(
  tag: Tag,
  { bis, nachher = 'stand' }: Pick<Fakt, 'bis' | 'nachher'>,
): 'gilt' | 'stand' | 'weg' {
  return tag <= bis ? 'gilt' : nachher
}

/** «Stand 2025», and once it has run out that nobody has looked since. */
export function standText(tag: Tag, fakt: Pick<Fakt, 'stand' | 'bis' | 'nachher'>): string {
  const stand = `Stand ${zeitpunktText(fakt.stand)}`
  return zustandAm(tag, fakt) === 'gilt' ? stand : `${stand}, seither nicht überprüft`
}

const IM = { 4: 'im Jahr', 7: 'im', 10: 'am' } as const

/** «Geprüft am 26. November 2025, nächste Prüfung bis 31. Dezember 2027» */
export function pruefText(tag: Tag, fakt: Pick<Fakt, 'stand' | 'bis' | 'nachher'>): string {
  const im = IM[fakt.stand.length as keyof typeof IM]
  const naechste = `${zustandAm(tag, fakt) === 'gilt' ? 'bis' : 'fällig seit'} ${tagText(fakt.bis)}`
  return `Geprüft ${im} ${zeitpunktText(fakt.stand)}, nächste Prüfung ${naechste}`
}

/** «2025», «März 2025», «21. März 2025» */
export function zeitpunktText(zeitpunkt: Zeitpunkt): string {
  if (zeitpunkt.length === 10) return tagText(zeitpunkt)
  return zeitpunkt.length === 4 ? zeitpunkt : tagText(`${zeitpunkt}-01`).replace(/^1\. /, '')
}

export const aussageText = ({ aussage, werte = {} }: Fakt): string => ausgefuellt(aussage, werte)

/** On a day: what has run out is true as of then, and begins with it. */
export const aussageAm = (tag: Tag, fakt: Fakt): string =>
  zustandAm(tag, fakt) === 'gilt' ? aussageText(fakt) : `Stand ${zeitpunktText(fakt.stand)}: ${aussageText(fakt)}`

/** «KVG, Art. 7 Abs. 2» and «Bundesrat, Medienmitteilung, 21. März 2025» */
export const quelleText = ({ name, datum }: Quelle): string => (datum ? `${name}, ${zeitpunktText(datum)}` : name)
