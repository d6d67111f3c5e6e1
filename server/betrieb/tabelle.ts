import { einzeilig } from '../mail/getippter-text.ts'

/**
 * Columns under their titles, for a terminal. What visitors typed is brought onto one line, without characters that
 * could move the cursor or turn the text around.
 */
export function tabelle(titel: readonly string[], zeilen: readonly (readonly string[])[]): string {
  const alle = [titel, ...zeilen.map(zeile => zeile.map(zelle => gekuerzt(einzeilig(zelle))))]
  const breiten = titel.map((_, spalte) => Math.max(...alle.map(zeile => laenge(zeile[spalte] ?? ''))))
  const gesetzt = alle.map(zeile =>
    zeile
      .map((zelle, spalte) => zelle + ' '.repeat((breiten[spalte] ?? 0) - laenge(zelle)))
      .join('  ')
      .trimEnd(),
  )
  const strich = breiten.map(breite => '-'.repeat(breite)).join('  ')
  return [gesetzt[0], strich, ...gesetzt.slice(1)].join('\n')
}

const HOECHSTBREITE = 40

/** Characters, not code units: an emoji is one. */
const laenge = (text: string) => [...text].length

const gekuerzt = (text: string) =>
  laenge(text) > HOECHSTBREITE ? `${[...text].slice(0, HOECHSTBREITE - 1).join('')}…` : text
