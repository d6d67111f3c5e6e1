import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { frankenText } from '#content/zahlen/format.ts'
import { umweltabgabe } from '#domain/praemien/jahreswerte.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { storeDatensaetze } from '../ablage/ablage.ts'
import { renameDurably, writeDurably } from '../ablage/dauerhaft.ts'
import { withSperre } from '../ablage/sperre.ts'
import { datenordner, IM_BAU, readZeiger } from '../ablage/zeiger.ts'
import { readInhalt } from '../datensatz.ts'
import { ImportFehler } from '../import-fehler.ts'
import { jahresfolge } from './jahresfolge.ts'

const ABGABENDATEI = 'abgaben.json'

/** Year → refund per month, as the operator has set it; a release that knows a year's refund goes before it. */
export type Abgaben = Readonly<Record<string, Rappen>>

export async function readAbgaben(varDir: string): Promise<Abgaben> {
  try {
    return JSON.parse(await readFile(join(datenordner(varDir), ABGABENDATEI), 'utf8'))
  } catch (fehler) {
    if ((fehler as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw fehler
  }
}

/** Notes the refund of a year for every import to come, and writes the data set of that year anew where there is one. */
export async function setAbgabe(varDir: string, jahr: number, abgabe: Rappen): Promise<'gilt' | 'vorgemerkt'> {
  const bekannt = umweltabgabe({ jahr })
  if (bekannt !== undefined)
    throw new ImportFehler(`Die Rückverteilung ${jahr} ist bekannt: CHF ${frankenText(bekannt)} im Monat.`)
  await withSperre(datenordner(varDir), async () => {
    const abgaben = { ...(await readAbgaben(varDir)), [jahr]: abgabe }
    const neu = join(datenordner(varDir), `${IM_BAU}${randomUUID()}`)
    await writeDurably(neu, Buffer.from(`${JSON.stringify(abgaben, null, 1)}\n`))
    await renameDurably(neu, join(datenordner(varDir), ABGABENDATEI))
  })
  const eintrag = (await readZeiger(varDir)).jahre[jahr]
  if (!eintrag) return 'vorgemerkt'
  await storeDatensaetze(varDir, eintrag.quelle, async zeiger => {
    const ordner = zeiger.jahre[jahr]?.ordner
    if (!ordner) return []
    const inhalt = await readInhalt(join(datenordner(varDir), ordner))
    return (await jahresfolge(varDir, zeiger, inhalt, await readAbgaben(varDir))).saetze
  })
  return 'gilt'
}
