import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Zeiger } from '#domain/praemien/datensatz.ts'
import { ImportFehler } from '../import-fehler.ts'
import { noteZurueckgezogen } from '../katalog/katalogstand.ts'
import { withSperre } from './sperre.ts'
import { datenordner, istDatensatz, readVorherigen, readZeiger, replaceZeiger } from './zeiger.ts'

/**
 * Puts the data sets back that counted before the last import, and returns which. Throws an `ImportFehler` if it cannot. A check
 * of the catalogue that runs meanwhile keeps nobody waiting, and gives up if it was about to import what is withdrawn here.
 */
export function restoreVorherigen(varDir: string): Promise<Zeiger> {
  return withSperre(datenordner(varDir), () => swapZeiger(varDir))
}

async function swapZeiger(varDir: string): Promise<Zeiger> {
  const [aktuell, vorher] = [await readZeiger(varDir), await readVorherigen(varDir)]
  if (Object.keys(vorher.jahre).length === 0 || isDeepStrictEqual(aktuell, vorher))
    throw new ImportFehler('Es gibt keinen früheren Datensatz, der sich zurückholen liesse.')
  for (const { ordner } of Object.values(vorher.jahre))
    if (!(await istDatensatz(join(datenordner(varDir), ordner))))
      throw new ImportFehler(`Der frühere Datensatz in «${ordner}» ist beschädigt oder fehlt.`)
  // Once put back, it is what was before it too: a second call does not bring the withdrawn one again.
  await replaceZeiger(varDir, vorher)
  await noteZurueckgezogen(varDir, geaenderteJahre(aktuell, vorher))
  return vorher
}

function geaenderteJahre(aktuell: Zeiger, vorher: Zeiger): Set<number> {
  const geaendert = Object.entries(aktuell.jahre).filter(([jahr, { ordner }]) => vorher.jahre[jahr]?.ordner !== ordner)
  return new Set(geaendert.map(([jahr]) => Number(jahr)))
}
