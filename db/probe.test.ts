import { closeSync, mkdtempSync, openSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { mitDatenbanken } from '../tests/fixtures/datenbank/datenbanken.ts'
import { openDatenbank } from './datenbank.ts'

const SEITE = 4_096

/** Overwrites the page that a table begins on, as a bad sector would. */
function damage(datei: string, tabelle: string): void {
  const db = new DatabaseSync(datei)
  const anfang = Number(db.prepare('select rootpage from sqlite_master where name = ?').get(tabelle)?.rootpage)
  db.close()
  const offen = openSync(datei, 'r+')
  writeSync(offen, Buffer.alloc(SEITE, 0xa5), 0, SEITE, (anfang - 1) * SEITE)
  closeSync(offen)
}

async function neueDatei() {
  const varDir = mkdtempSync(join(tmpdir(), 'probe-'))
  const db = openDatenbank({ databaseUrl: null, varDir })
  await db.migrate()
  expect(await db.bereit()).toBe(true)
  await db.close()
  return varDir
}

test.each(['anfrage', 'ausgang', 'einwilligung', 'idempotenz', 'grenze', 'token'])(
  'a file of which only the table %s is damaged takes no enquiry, and is not ready',
  async tabelle => {
    const varDir = await neueDatei()
    damage(join(varDir, 'anfragen.sqlite'), tabelle)
    const db = openDatenbank({ databaseUrl: null, varDir })
    await db.migrate()
    await expect(db.bereit()).rejects.toThrow('malformed')
    await db.close()
  },
)

mitDatenbanken(({ oeffne }) => {
  test('leaves no row of itself behind', async () => {
    const db = await oeffne()
    expect(await db.bereit()).toBe(true)
    for (const tabelle of ['anfrage', 'ausgang', 'einwilligung', 'idempotenz', 'grenze', 'token'] as const)
      expect(await db.kysely.selectFrom(tabelle).selectAll().execute()).toEqual([])
  })
})
