import { expect, test } from 'vitest'
import { mitDatenbanken } from '../tests/fixtures/datenbanken.ts'
import { insertAnfrage, type NeueAnfrage } from './anfragen.ts'
import type { Datenbank } from './datenbank.ts'
import type { Tabellen } from './schema.ts'

const neueAnfrage = (id: string, referenz: string): NeueAnfrage => ({
  anfrage: {
    id,
    referenz,
    art: 'praemie',
    status: 'offen',
    email_hash: 'h',
    daten: '{}',
    erstellt: 1,
    loeschen_ab: 2,
  },
  einwilligungen: [
    { anfrage_id: id, zweck: 'kontakt', erteilt: 1, version: '1', wortlaut_hash: 'w', seite: '/', zeit: 1 },
  ],
  post: {
    widerruf: { hash: `t-${id}`, zweck: 'widerruf', ziel_id: id, email_hash: 'h', ablauf: 9 },
    ausgang: [
      {
        id: `${id}.betreiber`,
        art: 'betreiber',
        anfrage_id: id,
        antrag_id: null,
        erinnerung_id: null,
        email_hash: 'h',
        referenz,
        message_id: `<${id}@x>`,
        inhalt: '{}',
        erstellt: 1,
      },
    ],
  },
})

const GEFUELLTE = ['anfrage', 'einwilligung', 'token', 'ausgang'] as const satisfies readonly (keyof Tabellen)[]

async function zeilen(db: Datenbank): Promise<number[]> {
  const anzahlen = []
  for (const tabelle of GEFUELLTE) anzahlen.push((await db.kysely.selectFrom(tabelle).selectAll().execute()).length)
  return anzahlen
}

const UNDO = new Error('undo')

mitDatenbanken(({ oeffne }) => {
  test('an enquiry is stored with all that hangs on it', async () => {
    const db = await oeffne()
    expect(await db.transaktion(tx => insertAnfrage(tx, neueAnfrage('a', 'R-1')))).toBe(true)
    expect(await zeilen(db)).toEqual([1, 1, 1, 1])
    const ohnePost = { ...neueAnfrage('b', 'R-2'), post: null }
    expect(await db.transaktion(tx => insertAnfrage(tx, ohnePost))).toBe(true)
    expect(await zeilen(db)).toEqual([2, 2, 1, 1])
  })

  test('a taken reference is said, and undone nothing is left of the second', async () => {
    const db = await oeffne()
    await db.transaktion(tx => insertAnfrage(tx, neueAnfrage('a', 'R-1')))
    const zweite = db.transaktion(async tx => {
      if (!(await insertAnfrage(tx, neueAnfrage('b', 'R-1')))) throw UNDO
    })
    await expect(zweite).rejects.toBe(UNDO)
    expect(await zeilen(db)).toEqual([1, 1, 1, 1])
    expect(await db.transaktion(tx => insertAnfrage(tx, neueAnfrage('b', 'R-2')))).toBe(true)
  })

  test('one part that fails fails the whole, with its own error', async () => {
    const db = await oeffne()
    const { post, ...anfrage } = neueAnfrage('a', 'R-1')
    await db.transaktion(tx => insertAnfrage(tx, { ...anfrage, post }))
    const gleichesToken = { ...neueAnfrage('b', 'R-2'), post }
    await expect(db.transaktion(tx => insertAnfrage(tx, gleichesToken))).rejects.toThrow(/unique/i)
    expect(await zeilen(db)).toEqual([1, 1, 1, 1])
  })

  test('many at once over few connections are all stored', async () => {
    const db = await oeffne()
    const alle = Array.from({ length: 100 }, (_, i) => neueAnfrage(`a${i}`, `R-${i}`))
    const ergebnisse = await Promise.all(alle.map(eine => db.transaktion(tx => insertAnfrage(tx, eine))))
    expect(ergebnisse.every(Boolean)).toBe(true)
    expect(await zeilen(db)).toEqual([100, 100, 100, 100])
  })
})
