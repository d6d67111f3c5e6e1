import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { frankenText } from '#content/format.ts'
import { umweltabgabe } from '#domain/jahreswerte.ts'
import type { Rappen } from '#domain/rappen.ts'
import { legeAb } from './ablage.ts'
import { leseInhalt } from './datensatz.ts'
import { benenneUm, schreibe } from './dauerhaft.ts'
import { ImportFehler } from './import-fehler.ts'
import { jahresfolge } from './jahresfolge.ts'
import { mitSperre } from './sperre.ts'
import { datenordner, IM_BAU, leseZeiger } from './zeiger.ts'

const ABGABENDATEI = 'abgaben.json'

/** Year → refund per month, as the operator has set it; a release that knows a year's refund goes before it. */
export type Abgaben = Readonly<Record<string, Rappen>>

export async function leseAbgaben(varDir: string): Promise<Abgaben> {
  try {
    return JSON.parse(await readFile(join(datenordner(varDir), ABGABENDATEI), 'utf8'))
  } catch (fehler) {
    if ((fehler as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw fehler
  }
}

/** Notes the refund of a year for every import to come, and writes the data set of that year anew where there is one. */
export async function setzeAbgabe(varDir: string, jahr: number, abgabe: Rappen): Promise<'gilt' | 'vorgemerkt'> {
  const bekannt = umweltabgabe({ jahr })
  if (bekannt !== undefined)
    throw new ImportFehler(`Die Rückverteilung ${jahr} ist bekannt: CHF ${frankenText(bekannt)} im Monat.`)
  await mitSperre(datenordner(varDir), async () => {
    const abgaben = { ...(await leseAbgaben(varDir)), [jahr]: abgabe }
    const neu = join(datenordner(varDir), `${IM_BAU}${randomUUID()}`)
    await schreibe(neu, Buffer.from(`${JSON.stringify(abgaben, null, 1)}\n`))
    await benenneUm(neu, join(datenordner(varDir), ABGABENDATEI))
  })
  const eintrag = (await leseZeiger(varDir)).jahre[jahr]
  if (!eintrag) return 'vorgemerkt'
  await legeAb(varDir, eintrag.quelle, async zeiger => {
    const ordner = zeiger.jahre[jahr]?.ordner
    if (!ordner) return []
    const inhalt = await leseInhalt(join(datenordner(varDir), ordner))
    return (await jahresfolge(varDir, zeiger, inhalt, await leseAbgaben(varDir))).saetze
  })
  return 'gilt'
}
