import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importiere } from '../importer/import.ts'
import { csv, KOPF, orteCsv, praemienZeilen, regionenXlsx } from '../importer/testdaten.ts'
import { withServer } from '../scripts/lib/with-server.ts'

const JAHRE = [2025, 2026]
const PREIS = KOPF.indexOf('Prämie')

/** A second server beside the audited one, with small tables of two years, invented so that they always exist. */
export async function mitZweiJahren<T>(ordner: string, use: (url: string) => Promise<T>): Promise<T> {
  const varDir = join(ordner, 'zwei-jahre')
  for (const [index, jahr] of JAHRE.entries()) {
    const von = join(varDir, `quelle-${jahr}`)
    const teurer = praemienZeilen(jahr, { landesweite: 20 }).map(zeile =>
      zeile.with(PREIS, (Number(zeile[PREIS]) + 9 * index).toFixed(2)),
    )
    mkdirSync(von, { recursive: true })
    writeFileSync(join(von, 'Praemien_CH.csv'), csv([KOPF, ...teurer]))
    writeFileSync(join(von, 'Orte.csv'), orteCsv)
    writeFileSync(join(von, 'praemienregionen.xlsx'), regionenXlsx)
    const ergebnis = await importiere({ von, varDir, praemienjahr: jahr, quelle: 'DEMO', jetzt: new Date() })
    if (ergebnis.art === 'abgelehnt') throw new Error(ergebnis.meldung)
  }
  return withServer(varDir, use)
}
