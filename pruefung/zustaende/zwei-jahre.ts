import { join } from 'node:path'
import { withServer } from '../../scripts/lib/with-server.ts'
import { importKleineDaten } from '../../tests/fixtures/tabellen/kleine-daten.ts'

/** A second server beside the audited one, with small tables of two years, invented so that they always exist. */
export async function mitZweiJahren<T>(ordner: string, use: (url: string) => Promise<T>): Promise<T> {
  const varDir = join(ordner, 'zwei-jahre')
  await importKleineDaten(varDir, 'DEMO', { jahr: 2025 })
  await importKleineDaten(varDir, 'DEMO', { jahr: 2026, teurerUm: 9 })
  return withServer(varDir, use)
}
