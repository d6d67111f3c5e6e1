import type { Tag } from '#domain/fristen.ts'

/**
 * A statement that holds for a while: it carries its state (`stand`) and the last day on which it is meant to stand unchanged
 * (`bis`). On the day after, it either says so or disappears (`nachher`). `npm run pruefung` lists them by that day and fails on
 * those that have run out.
 */
export type Befristet = { was: string; stand: string; bis: Tag; nachher: 'stand' | 'weg' }

export const BEFRISTET = {
  verbilligung: {
    was: 'Prämienverbilligung: Grenzen, Beträge, Fristen und Stellen der Kantone für 2026, mit Neuem für 2027',
    stand: '28. September 2026',
    bis: '2026-12-31',
    nachher: 'stand',
  },
  faustregel: {
    was: 'Prämienverbilligung: Faustregel für Einkommensgrenzen und typische Beträge',
    stand: '2025',
    bis: '2026-12-31',
    nachher: 'stand',
  },
  mittlerePraemie: {
    was: 'Mittlere Prämie der letzten Jahre, wie sie der Bund im September ankündigt',
    stand: '2026',
    bis: '2026-12-31',
    nachher: 'stand',
  },
  vorEfas: {
    was: 'Wie ambulant und stationär bezahlt werden, bevor die einheitliche Finanzierung gilt',
    stand: '2026',
    bis: '2027-12-31',
    nachher: 'weg',
  },
  verzeichnis: {
    was: 'Wie viele Krankenversicherer das Verzeichnis des Bundes nennt',
    stand: '1. Januar 2025',
    bis: '2026-12-31',
    nachher: 'stand',
  },
} as const satisfies Readonly<Record<string, Befristet>>

export type BefristetId = keyof typeof BEFRISTET

/** The one rule: what a statement does on a day. */
export function zustandAm(tag: Tag, { bis, nachher }: Befristet): 'gilt' | 'stand' | 'weg' {
  return tag <= bis ? 'gilt' : nachher
}

/** «Stand 2025», and once it has run out that nobody has looked since. */
export function standText(tag: Tag, befristet: Befristet): string {
  const { stand } = befristet
  return zustandAm(tag, befristet) === 'gilt' ? `Stand ${stand}` : `Stand ${stand}, seither nicht überprüft`
}
