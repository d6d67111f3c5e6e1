/** Steps that people read off without counting. */
const SCHRITTE = [1, 2, 4, 5, 10, 20, 40, 50, 100, 200, 400, 500, 1000, 2000, 4000, 5000, 10_000, 20_000]

const KLASSEN = 6

/** The five limits of six classes of equal width around the middle of the values, in round steps of the unit. */
export function klassengrenzen(werte: readonly number[], einheit = 1): number[] {
  const [tiefster, hoechster] = [Math.min(...werte), Math.max(...werte)]
  const breite = (hoechster - tiefster) / KLASSEN / einheit
  const schritt = (SCHRITTE.findLast(schritt => schritt <= breite) ?? 1) * einheit
  const mitte = Math.round((tiefster + hoechster) / 2 / schritt) * schritt
  return [-2, -1, 0, 1, 2].map(stelle => mitte + stelle * schritt)
}

/** 0 to 5: how many limits a value reaches. */
export const klasseVon = (wert: number, grenzen: readonly number[]): number =>
  grenzen.filter(grenze => wert >= grenze).length
