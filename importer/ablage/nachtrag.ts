import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Datensatzmeta, landesCsvDatei } from '#domain/praemien/datensatz.ts'
import { landestext, readInhalt } from '../datensatz.ts'
import { renameDurably, writeTextDurably } from './dauerhaft.ts'
import { withSperre } from './sperre.ts'
import { datenordner, groesse, IM_BAU, readVorherigen, readZeiger } from './zeiger.ts'

/** Writes the national table of every data set that counts, or may be put back, and was written by a release without it. */
export async function addLandesCsv(varDir: string): Promise<void> {
  const ordner = datenordner(varDir)
  for (const { jahre } of [await readZeiger(varDir), await readVorherigen(varDir)])
    for (const { ordner: name } of Object.values(jahre)) {
      const satz = join(ordner, name)
      if (!(await fehlt(satz))) continue
      await withSperre(ordner, async () => {
        const { name, teile } = landestext(await readInhalt(satz))
        const bau = join(ordner, `${IM_BAU}${randomUUID()}`)
        await writeTextDurably(bau, teile())
        await renameDurably(bau, join(satz, name))
      })
    }
}

/** Of a folder that is itself not there nothing is missing. */
async function fehlt(satz: string): Promise<boolean> {
  const text = await readFile(join(satz, 'meta.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return false
  const meta: Datensatzmeta = JSON.parse(text)
  return !(await groesse(join(satz, landesCsvDatei(meta))))
}
