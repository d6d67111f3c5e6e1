import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mitDatenbanken, mitSqlite } from '../tests/fixtures/datenbank/datenbanken.ts'
import type { Datenbank } from './datenbank.ts'

const zaehler = (schluessel: string) => ({ schluessel, beginn: 0, anzahl: 1 })

const gespeicherte = async (db: Datenbank) =>
  (await db.kysely.selectFrom('grenze').select('schluessel').execute()).map(({ schluessel }) => schluessel).sort()

/** Stores a row, or stores it and then fails. */
const versuche = (db: Datenbank, name: string, scheitert: boolean) =>
  db.transaktion(async tx => {
    await tx.insertInto('grenze').values(zaehler(name)).execute()
    if (scheitert) throw new Error(name)
    return name
  })

mitDatenbanken(({ oeffne }) => {
  test('of many at once those that fail leave nothing, each of the others is stored and gets its own answer', async () => {
    const db = await oeffne()
    const namen = Array.from({ length: 120 }, (_, i) => String(i).padStart(3, '0'))
    const scheitert = (name: string) => Number(name) % 3 === 0
    const ergebnisse = await Promise.allSettled(namen.map(name => versuche(db, name, scheitert(name))))
    expect(ergebnisse.map(({ status }) => status === 'rejected')).toEqual(namen.map(scheitert))
    const gelungene = namen.filter(name => !scheitert(name))
    expect(ergebnisse.flatMap(e => (e.status === 'fulfilled' ? [e.value] : []))).toEqual(gelungene)
    expect(await gespeicherte(db)).toEqual(gelungene)
  })
})

mitSqlite(({ oeffne }) => {
  test('a commit that fails is nobody’s success', async () => {
    const db = await oeffne()
    const guter = versuche(db, 'gut', false)
    const schlechter = db.transaktion(async tx => {
      // Complains at the commit, not at the statement.
      await sql`PRAGMA defer_foreign_keys=ON`.execute(tx)
      await sql`insert into einwilligung values ('keine', 'kontakt', 1, '1', 'x', '/', 0)`.execute(tx)
    })
    const ergebnisse = await Promise.allSettled([guter, schlechter])
    expect(ergebnisse.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await gespeicherte(db)).toEqual([])
    expect(await versuche(db, 'danach', false)).toBe('danach')
  })
})
