import { DATEN } from '#content/praemien/daten.ts'
import type { Unfall } from '#domain/bag-codes.ts'
import { inFranken } from '#domain/rappen.ts'
import { franchisenDerStufe, platz, type Regionstabelle, STUFEN } from '#domain/regionstabelle.ts'

const UNFALL: readonly Unfall[] = ['OHN-UNF', 'MIT-UNF']

/** One line per premium that is sold. */
export function regionsCsv(tabelle: Regionstabelle, namen: ReadonlyMap<number, string>): string {
  const { jahr, kanton, region, tarife } = tabelle
  const zeilen = tarife.flatMap(({ versicherer, typ, name, gemeinden, praemie }) =>
    STUFEN.flatMap(stufe =>
      UNFALL.flatMap(unfall =>
        franchisenDerStufe(stufe).flatMap(franchise => {
          const stelle = platz(stufe, unfall, franchise)
          const betrag = stelle === undefined ? undefined : praemie(stelle)
          if (!betrag) return []
          const preis = inFranken(betrag).toFixed(2)
          const werte = [jahr, kanton, region, versicherer, namen.get(versicherer) ?? '', typ, name]
          return [[...werte, stufe, unfall, franchise, preis, gemeinden === null ? 0 : 1].map(feld).join(';')]
        }),
      ),
    ),
  )
  return `${[DATEN.csv.spalten.join(';'), ...zeilen].join('\r\n')}\r\n`
}

/** A text with a separator or a quote in it is quoted (RFC 4180). */
function feld(wert: string | number): string {
  const text = String(wert)
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
