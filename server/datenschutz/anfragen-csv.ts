import { stringify } from 'csv-stringify/sync'
import { ART, FELDNAME, STATUS, TABELLE } from '#content/recht/akten.ts'
import { kurzerZeitText } from '#content/zahlen/format-zeit.ts'
import type { Akte } from '#db/akten.ts'
import { angabenVon } from './angaben.ts'

/** Both boxes stand in one form: they share version and time. */
function einwilligungen({ einwilligungen }: Akte) {
  const zu = (gesucht: 'kontakt' | 'weitergabe') => einwilligungen.find(({ zweck }) => zweck === gesucht)
  const jaNein = (gesucht: 'kontakt' | 'weitergabe') => (zu(gesucht)?.erteilt === 1 ? TABELLE.ja : TABELLE.nein)
  const kontakt = zu('kontakt')
  return {
    einwilligungKontakt: jaNein('kontakt'),
    einwilligungWeitergabe: jaNein('weitergabe'),
    einwilligungFassung: kontakt?.version ?? '',
    einwilligungZeit: kontakt ? kurzerZeitText(kontakt.zeit) : '',
  }
}

const SPALTEN = { ...TABELLE.anfang, ...FELDNAME, ...TABELLE.ende }

const zeile = (akte: Akte): Record<keyof typeof SPALTEN, string> => ({
  referenz: akte.referenz,
  eingang: kurzerZeitText(akte.erstellt),
  art: ART[akte.art],
  status: STATUS[akte.status],
  ...angabenVon(akte),
  ...einwilligungen(akte),
  loeschung: kurzerZeitText(akte.loeschen_ab),
})

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
