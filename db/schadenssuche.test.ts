import { closeSync, mkdtempSync, openSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatenbank, sqliteDatei } from './datenbank.ts'

const ENDE = new AbortController().signal

async function neueDatei() {
  const varDir = mkdtempSync(join(tmpdir(), 'schaden-'))
  const db = openDatenbank({ databaseUrl: null, varDir })
  await db.migrate()
  return { db, datei: sqliteDatei(varDir) }
}

function overwrite(datei: string, von: number, bytes: number): void {
  const offen = openSync(datei, 'r+')
  writeSync(offen, Buffer.alloc(bytes, 0xa5), 0, bytes, von)
  closeSync(offen)
}

test('an intact file is found intact, also while somebody writes and before the journal is in it', async () => {
  const { db } = await neueDatei()
  await db.transaktion(async tx => {
    await tx.insertInto('grenze').values({ schluessel: 'a', beginn: 0, anzahl: 1 }).execute()
    await expect(db.searchSchaden(ENDE)).resolves.toBeUndefined()
  })
  await db.close()
})

test.each([
  ['a page in the middle', (groesse: number) => [groesse / 2 - ((groesse / 2) % 4_096), 4_096]],
  ['the end', (groesse: number) => [groesse - 4_096, 4_096]],
  ['the beginning', () => [0, 100]],
])('damage of %s is an error of SQLite’s', async (_was, stelle) => {
  const { db, datei } = await neueDatei()
  await db.forget()
  const [von = 0, bytes = 0] = stelle(statSync(datei).size)
  overwrite(datei, von, bytes)
  await expect(db.searchSchaden(ENDE)).rejects.toMatchObject({
    errcode: expect.toSatisfy(code => [11, 26].includes(code)),
  })
  await db.close().catch(() => {})
})

test('a process that ends does not wait for it', async () => {
  const { db } = await neueDatei()
  const ende = new AbortController()
  const suche = db.searchSchaden(ende.signal)
  ende.abort()
  await expect(suche).rejects.toThrow('aborted')
  await db.close()
})
