import { stringify } from 'csv-stringify/sync'
import type { Akte } from '#db/akten.ts'
import { angabenVon, SPALTENTITEL } from './angaben.ts'
import { ART, STATUS, zeitText } from './woerter.ts'

const jaNein = (akte: Akte, zweck: 'kontakt' | 'weitergabe') =>
  akte.einwilligungen.some(einwilligung => einwilligung.zweck === zweck && einwilligung.erteilt === 1) ? 'ja' : 'nein'

const zeile = (akte: Akte) => ({
  Referenz: akte.referenz,
  Eingang: zeitText(akte.erstellt),
  Art: ART[akte.art],
  Status: STATUS[akte.status],
  ...angabenVon(akte),
  'Einwilligung Kontakt': jaNein(akte, 'kontakt'),
  'Einwilligung Weitergabe': jaNein(akte, 'weitergabe'),
  'Löschung ab': zeitText(akte.loeschen_ab),
})

const SPALTEN = [
  'Referenz',
  'Eingang',
  'Art',
  'Status',
  ...SPALTENTITEL,
  'Einwilligung Kontakt',
  'Einwilligung Weitergabe',
  'Löschung ab',
]

/**
 * A table as Swiss Excel opens it by a double click: semicolons, CRLF, and the byte order mark that says UTF-8.
 * Cells that a spreadsheet would run as a formula get an apostrophe in front.
 */
export function anfragenCsv(akten: readonly Akte[]): string {
  return stringify(akten.map(zeile), {
    header: true,
    columns: SPALTEN,
    delimiter: ';',
    record_delimiter: 'windows',
    bom: true,
    escape_formulas: true,
    // A line end inside a cell would otherwise end the row.
    quoted_string: true,
  })
}
