import { expect, test } from 'vitest'
import { mitDatenbanken } from '../tests/fixtures/datenbanken.ts'
import { deleteAlteGrenzen, zaehle } from './grenzen.ts'
import { beanspruche, deleteAlteSchluessel } from './idempotenz.ts'

const MINUTE = 60_000
const JETZT = Date.UTC(2026, 10, 15, 10)
const grenze = (jetzt: number, schluessel = 'a') => ({ schluessel, hoechstens: 3, fensterMs: 10 * MINUTE, jetzt })
const zeile = (erstellt: number, antwort: string) => ({
  schluessel: 'k',
  koerper_hash: `hash von ${antwort}`,
  status: 201,
  antwort,
  email_hash: 'e',
  erstellt,
})

mitDatenbanken(({ name, oeffne }) => {
  test('a full window says when it ends, and what was refused counts for nothing', async () => {
    const { kysely } = await oeffne()
    const antworten = []
    for (const minute of [0, 1, 2, 3, 9, 9.99, 10, 11])
      antworten.push((await zaehle(kysely, grenze(JETZT + minute * MINUTE))).voll)
    expect(antworten).toEqual([false, false, false, true, true, true, false, false])
    expect(await zaehle(kysely, grenze(JETZT + 12 * MINUTE))).toEqual({ voll: false })
    expect(await zaehle(kysely, grenze(JETZT + 13 * MINUTE))).toEqual({ voll: true, bis: JETZT + 20 * MINUTE })
    expect(await zaehle(kysely, grenze(JETZT, 'b'))).toEqual({ voll: false })
  })

  test('many transactions at once count exactly', async () => {
    const db = await oeffne()
    const alle = Array.from({ length: 40 }, () => db.transaktion(tx => zaehle(tx, grenze(JETZT))))
    expect((await Promise.all(alle)).filter(({ voll }) => !voll)).toHaveLength(3)
  })

  if (name === 'PostgreSQL')
    test('a full window is refused without waiting for whoever holds its row', async () => {
      const db = await oeffne()
      for (let i = 0; i < 3; i += 1) await zaehle(db.kysely, grenze(JETZT))
      await db.transaktion(async tx => {
        await tx.updateTable('grenze').set({ anzahl: 3 }).where('schluessel', '=', 'a').execute()
        expect(await zaehle(db.kysely, grenze(JETZT + 1))).toEqual({ voll: true, bis: JETZT + 10 * MINUTE })
      })
    })

  test('a transaction that fails gives back what it counted', async () => {
    const db = await oeffne()
    const gescheitert = db.transaktion(async tx => {
      await zaehle(tx, grenze(JETZT))
      throw new Error('anders überlegt')
    })
    await expect(gescheitert).rejects.toThrow('anders überlegt')
    expect(await db.kysely.selectFrom('grenze').selectAll().execute()).toEqual([])
  })

  test('of many that want a key at once one gets it, the others learn its answer', async () => {
    const db = await oeffne()
    const alle = Array.from({ length: 40 }, (_, nummer) =>
      db.transaktion(tx => beanspruche(tx, zeile(JETZT, `Antwort ${nummer}`), 0)),
    )
    const ergebnisse = await Promise.all(alle)
    const erster = ergebnisse.indexOf(null)
    expect(ergebnisse.filter(ergebnis => ergebnis === null)).toHaveLength(1)
    const antwort = `Antwort ${erster}`
    expect(ergebnisse.filter(Boolean)).toEqual(
      Array(39).fill({ status: 201, antwort, koerper_hash: `hash von ${antwort}` }),
    )
  })

  test('an expired key is free again', async () => {
    const { kysely } = await oeffne()
    const nimm = (erstellt: number, antwort: string) =>
      beanspruche(kysely, zeile(erstellt, antwort), erstellt - 10 * MINUTE)
    expect(await nimm(JETZT, 'alt')).toBeNull()
    expect(await nimm(JETZT + 9.99 * MINUTE, 'zu früh')).toMatchObject({ antwort: 'alt' })
    expect(await nimm(JETZT + 10 * MINUTE, 'neu')).toBeNull()
    expect(await nimm(JETZT + 11 * MINUTE, 'später')).toMatchObject({ antwort: 'neu', koerper_hash: 'hash von neu' })
  })

  test('what is old is deleted, what still counts stays', async () => {
    const { kysely } = await oeffne()
    await zaehle(kysely, grenze(JETZT, 'alt'))
    await zaehle(kysely, grenze(JETZT + 1, 'neu'))
    await beanspruche(kysely, zeile(JETZT, 'alt'), 0)
    expect([await deleteAlteGrenzen(kysely, JETZT), await deleteAlteSchluessel(kysely, JETZT)]).toEqual([1, 1])
    expect([await deleteAlteGrenzen(kysely, JETZT), await deleteAlteSchluessel(kysely, JETZT)]).toEqual([0, 0])
    expect(await kysely.selectFrom('grenze').select('schluessel').execute()).toEqual([{ schluessel: 'neu' }])
  })
})
