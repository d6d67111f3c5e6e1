import { klasseVon } from '#domain/zahlen/farbklassen.ts'

/** How many columns of squares the line has. */
export const SPALTEN = 60

type Preispunkt = { schluessel: string; spalte: number; stapel: number; stufe: number }

/** A square per region above a line of six classes; those of about the same value stand upon each other. */
export function preislinie(werte: readonly { schluessel: string; wert: number }[], grenzen: readonly number[]) {
  const [erste = 0, zweite = 0] = grenzen
  const schritt = zweite - erste
  const anteil = (wert: number) => Math.min(0.999, Math.max(0, (wert - erste + schritt) / (6 * schritt)))
  const spalten = Map.groupBy(werte, ({ wert }) => Math.floor(anteil(wert) * SPALTEN))
  const punkte = [...spalten].flatMap(([spalte, eintraege]) =>
    eintraege.map(
      ({ schluessel, wert }, stapel): Preispunkt => ({
        ...{ schluessel, spalte, stapel },
        stufe: klasseVon(wert, grenzen),
      }),
    ),
  )
  return { punkte, hoechste: Math.max(1, ...punkte.map(({ stapel }) => stapel + 1)) }
}
