import { expect, test } from 'vitest'
import { mitDatenbanken } from '../tests/fixtures/datenbank/datenbanken.ts'
import { type Angenommenes, insertAngenommenes, ReferenzVergeben } from './annahme.ts'
import type { Datenbank } from './datenbank.ts'
import type { Tabellen } from './schema.ts'

const neueAnfrage = (id: string, referenz: string): Angenommenes => ({
  benannt: {
    tabelle: 'anfrage',
    werte: {
      id,
      referenz,
      art: 'praemie',
      status: 'offen',
      email_hash: 'h',
      daten: '{}',
      erstellt: 1,
      loeschen_ab: 2,
    },
  },
  einwilligungen: [
    { anfrage_id: id, zweck: 'kontakt', erteilt: 1, version: '1', wortlaut_hash: 'w', seite: '/', zeit: 1 },
  ],
  tokens: [{ hash: `t-${id}`, zweck: 'widerruf', ziel_id: id, email_hash: 'h', ablauf: 9 }],
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
})

const GEFUELLTE = ['anfrage', 'einwilligung', 'token', 'ausgang'] as const satisfies readonly (keyof Tabellen)[]

async function zeilen(db: Datenbank): Promise<number[]> {
  const anzahlen = []
  for (const tabelle of GEFUELLTE) anzahlen.push((await db.kysely.selectFrom(tabelle).selectAll().execute()).length)
  return anzahlen
}

mitDatenbanken(({ oeffne }) => {
  const insert = (db: Datenbank, angenommenes: Angenommenes) =>
    db.transaktion(tx => insertAngenommenes(tx, angenommenes))

  test('an enquiry is stored with all that hangs on it', async () => {
    const db = await oeffne()
    await insert(db, neueAnfrage('a', 'R-1'))
    expect(await zeilen(db)).toEqual([1, 1, 1, 1])
    const { benannt, einwilligungen = [] } = neueAnfrage('b', 'R-2')
    await insert(db, { benannt, einwilligungen })
    expect(await zeilen(db)).toEqual([2, 2, 1, 1])
  })

  test('a taken reference is said, and nothing is left of the second', async () => {
    const db = await oeffne()
    await insert(db, neueAnfrage('a', 'R-1'))
    await expect(insert(db, neueAnfrage('b', 'R-1'))).rejects.toBeInstanceOf(ReferenzVergeben)
    expect(await zeilen(db)).toEqual([1, 1, 1, 1])
    await insert(db, neueAnfrage('b', 'R-2'))
    expect(await zeilen(db)).toEqual([2, 2, 2, 2])
  })

  test('one part that fails fails the whole, with its own error', async () => {
    const db = await oeffne()
    const { tokens = [], ...anfrage } = neueAnfrage('a', 'R-1')
    await insert(db, { ...anfrage, tokens })
    await expect(insert(db, { ...neueAnfrage('b', 'R-2'), tokens })).rejects.toThrow(/unique/i)
    expect(await zeilen(db)).toEqual([1, 1, 1, 1])
  })

  test('many at once over few connections are all stored', async () => {
    const db = await oeffne()
    const alle = Array.from({ length: 100 }, (_, i) => neueAnfrage(`a${i}`, `R-${i}`))
    await Promise.all(alle.map(eine => insert(db, eine)))
    expect(await zeilen(db)).toEqual([100, 100, 100, 100])
  })
})
