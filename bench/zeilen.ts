import type { Benchfigur } from './messung.ts'

/** A figure with what each round measured, by the name of what was measured. */
export type Benchzeile = { teil: string; name: string; einheit: string; hinweise: Hinweise; runden: Runden }

type Runden = Record<string, number[]>
type Hinweise = Record<string, string>

/** Puts a figure to those of the rounds before. */
export function addMessung(zeilen: Benchzeile[], teil: string, wovon: string, messung: Benchfigur): void {
  const { name, einheit, wert, hinweis } = messung
  let zeile = zeilen.find(z => z.teil === teil && z.name === name && z.einheit === einheit)
  if (!zeile) {
    zeile = { teil, name, einheit, hinweise: {}, runden: {} }
    zeilen.push(zeile)
  }
  zeile.runden[wovon] = [...(zeile.runden[wovon] ?? []), wert]
  zeile.hinweise[wovon] = hinweis
}

/** Median of the rounds; undefined as long as none has a value. */
export const mittelwert = (zeile: Benchzeile, wovon: string): number | undefined => median(zeile.runden[wovon] ?? [])

/** How many times as much, round by round, because the machine does other things too; the median of that. */
export function verhaeltnis({ runden }: Benchzeile, wovon: string, gegen: string): number | undefined {
  const andere = runden[gegen] ?? []
  return median(
    (runden[wovon] ?? []).slice(0, andere.length).map((wert, runde) => wert / (andere[runde] ?? Number.NaN)),
  )
}

function median(werte: readonly number[]): number | undefined {
  const sortiert = werte.filter(Number.isFinite).sort((a, b) => a - b)
  const [unten, oben] = [sortiert[Math.ceil(sortiert.length / 2) - 1], sortiert[Math.floor(sortiert.length / 2)]]
  return unten === undefined || oben === undefined ? undefined : Number(((unten + oben) / 2).toPrecision(6))
}
