import type { FaktId } from './fakten/register.ts'

type Fuss = {
  /** Written into the foot of the column. */
  name?: string
  /** The cheapest one. */
  guenstig?: boolean
}

/** With the figure above it; what a text of the page states. */
export type Saeule = Fuss & { figur: string; wert: number }

/**
 * A small picture of a page's own facts, drawn beside its title; `beschreibung` says it in words. `befristet`: the facts hold
 * for a while.
 */
export type Bild = { beschreibung: string; befristet?: FaktId } & (
  | { art: 'saeulen'; saeulen: readonly Saeule[] }
  /** Columns of figures that the text calculates, by their name; `beschreibung` names them as `{name}`. */
  | { art: 'rechnung'; saeulen: readonly (Fuss & { zahl: string })[] }
  /** The twelve months; some of them bear a date. */
  | { art: 'kalender'; tage: Readonly<Record<number, string>> }
  /** Years from the first to the last mark, each mark with its name. */
  | { art: 'zeitstrahl'; marken: readonly { jahr: number; name: string }[] }
  /** What is optional stands on what everybody has. */
  | { art: 'bausteine'; sockel: string; bausteine: readonly string[] }
  | { art: 'brief'; vermerk: string; satz: string }
  /** What follows on what; the last station is what it leads to. */
  | { art: 'weg'; stationen: readonly { name: string; figur: string; ziel?: boolean }[] }
)
