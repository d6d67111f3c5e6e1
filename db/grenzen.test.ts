import { expect, test } from 'vitest'
import { mitDatenbanken } from '../tests/fixtures/datenbank/datenbanken.ts'
import { countInWindow, deleteAlteGrenzen } from './grenzen.ts'
import { claimIdempotenz, deleteAlteSchluessel } from './idempotenz.ts'

const MINUTE = 60_000
const TAG = 86_400_000
const JAHR = 365 * TAG
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
      antworten.push((await countInWindow(kysely, grenze(JETZT + minute * MINUTE))).voll)
    expect(antworten).toEqual([false, false, false, true, true, true, false, false])
    expect(await countInWindow(kysely, grenze(JETZT + 12 * MINUTE))).toEqual({ voll: false })
    expect(await countInWindow(kysely, grenze(JETZT + 13 * MINUTE))).toEqual({ voll: true, bis: JETZT + 20 * MINUTE })
    expect(await countInWindow(kysely, grenze(JETZT, 'b'))).toEqual({ voll: false })
  })

  test('many transactions at once count exactly', async () => {
    const db = await oeffne()
    const alle = Array.from({ length: 40 }, () => db.transaktion(tx => countInWindow(tx, grenze(JETZT))))
    expect((await Promise.all(alle)).filter(({ voll }) => !voll)).toHaveLength(3)
  })

  if (name === 'PostgreSQL')
    test('a full window is refused without waiting for whoever holds its row', async () => {
      const db = await oeffne()
      for (let i = 0; i < 3; i += 1) await countInWindow(db.kysely, grenze(JETZT))
      await db.transaktion(async tx => {
        await tx.updateTable('grenze').set({ anzahl: 3 }).where('schluessel', '=', 'a').execute()
        expect(await countInWindow(db.kysely, grenze(JETZT + 1))).toEqual({ voll: true, bis: JETZT + 10 * MINUTE })
      })
    })

  test('a transaction that fails gives back what it counted', async () => {
    const db = await oeffne()
    const gescheitert = db.transaktion(async tx => {
      await countInWindow(tx, grenze(JETZT))
      throw new Error('anders überlegt')
    })
    await expect(gescheitert).rejects.toThrow('anders überlegt')
    expect(await db.kysely.selectFrom('grenze').selectAll().execute()).toEqual([])
  })

  test('of many that want a key at once one gets it, the others learn its answer', async () => {
    const db = await oeffne()
    const alle = Array.from({ length: 40 }, (_, nummer) =>
      db.transaktion(tx => claimIdempotenz(tx, zeile(JETZT, `Antwort ${nummer}`), TAG)),
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
    const nimm = (erstellt: number, antwort: string) => claimIdempotenz(kysely, zeile(erstellt, antwort), 10 * MINUTE)
    expect(await nimm(JETZT, 'alt')).toBeNull()
    expect(await nimm(JETZT + 9.99 * MINUTE, 'zu früh')).toMatchObject({ antwort: 'alt' })
    expect(await nimm(JETZT + 10 * MINUTE, 'neu')).toBeNull()
    expect(await nimm(JETZT + 11 * MINUTE, 'später')).toMatchObject({ antwort: 'neu', koerper_hash: 'hash von neu' })
  })

  test('what is old is deleted, what still counts stays', async () => {
    const { kysely } = await oeffne()
    await countInWindow(kysely, grenze(JETZT, 'alt'))
    await countInWindow(kysely, grenze(JETZT + 1, 'neu'))
    await countInWindow(kysely, grenze(JETZT + TAG + 2 * MINUTE, 'verfrüht'))
    await claimIdempotenz(kysely, zeile(JETZT, 'alt'), TAG)
    const cleanUp = async () => [
      await deleteAlteGrenzen(kysely, JETZT + TAG, TAG),
      await deleteAlteSchluessel(kysely, JETZT + TAG, TAG),
    ]
    expect(await cleanUp()).toEqual([2, 1])
    expect(await cleanUp()).toEqual([0, 0])
    expect(await kysely.selectFrom('grenze').select('schluessel').execute()).toEqual([{ schluessel: 'neu' }])
  })

  test('a clock that ran ahead and was put right leaves no full window behind, and the next one counts', async () => {
    const { kysely } = await oeffne()
    const antworten = []
    for (const jetzt of [JETZT + JAHR, JETZT + JAHR, JETZT + JAHR, JETZT + JAHR, JETZT, JETZT, JETZT])
      antworten.push((await countInWindow(kysely, grenze(jetzt))).voll)
    expect(antworten).toEqual([false, false, false, true, false, false, false])
    expect(await countInWindow(kysely, grenze(JETZT + MINUTE))).toEqual({ voll: true, bis: JETZT + 10 * MINUTE })
  })

  test('a clock that ran behind and was put right neither blocks nor opens windows without end', async () => {
    const { kysely } = await oeffne()
    const antworten = []
    for (const jetzt of [JETZT, JETZT, JETZT, JETZT - JAHR, JETZT - JAHR, JETZT - JAHR, JETZT - JAHR, JETZT, JETZT])
      antworten.push((await countInWindow(kysely, grenze(jetzt))).voll)
    expect(antworten).toEqual([false, false, false, false, false, false, true, false, false])
    expect(await countInWindow(kysely, grenze(JETZT))).toEqual({ voll: false })
    expect((await countInWindow(kysely, grenze(JETZT))).voll).toBe(true)
  })

  test('clocks a few seconds apart share one window', async () => {
    const db = await oeffne()
    const alle = Array.from({ length: 40 }, (_, i) =>
      db.transaktion(tx => countInWindow(tx, grenze(JETZT + (i % 2) * 5_000))),
    )
    expect((await Promise.all(alle)).filter(({ voll }) => !voll)).toHaveLength(3)
  })

  test('a key taken under a clock far ahead is free again; one a little ahead is not', async () => {
    const { kysely } = await oeffne()
    const nimm = (erstellt: number, antwort: string) => claimIdempotenz(kysely, zeile(erstellt, antwort), 10 * MINUTE)
    expect(await nimm(JETZT + JAHR, 'aus der Zukunft')).toBeNull()
    expect(await nimm(JETZT, 'jetzt')).toBeNull()
    expect(await nimm(JETZT - 5 * MINUTE, 'Uhr zurück')).toMatchObject({ antwort: 'jetzt' })
    await nimm(JETZT + JAHR, 'aus der Zukunft')
    expect(await deleteAlteSchluessel(kysely, JETZT, TAG)).toBe(1)
  })
})
