import { ImportFehler } from '#importer/import-fehler.ts'

export function jahrAus(text: string): number {
  if (!/^2\d{3}$/.test(text)) throw new ImportFehler(`Das Jahr «${text.slice(0, 40)}» ist keine Jahreszahl.`)
  return Number(text)
}
