import { anspruch } from '#domain/verbilligung/kantone.ts'
import type { Lage, Personenart } from '#domain/verbilligung/regel.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { UNBEKANNT } from '#domain/zahlen/textzahlen.ts'

/** What examples in texts reckon with: a month per person, by the rules of 2026 that the calculator uses. */
export function zugesagt(kanton: string, lage: Lage): (art: Personenart) => Rappen {
  const ergebnis = anspruch(kanton, 2026, lage)
  return art => (ergebnis.art === 'betrag' ? ergebnis.jeMonat[art] : undefined) ?? UNBEKANNT
}
