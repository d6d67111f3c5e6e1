import { expect, test } from 'vitest'
import { mitDatenbanken } from '../tests/fixtures/datenbank/datenbanken.ts'
import { insertZeilen, vorlage } from './vorlage.ts'

type Frage = { ab: number; schluessel: string }

let gebaut = 0
const zaehler = vorlage((db, { ab, schluessel }: Frage) => {
  gebaut += 1
  return db.selectFrom('grenze').select('anzahl').where('schluessel', '=', schluessel).where('beginn', '>=', ab)
})

mitDatenbanken(({ oeffne }) => {
  test('a statement is put together once per database, and asks with the values of each call', async () => {
    const [eine, andere] = [await oeffne(), await oeffne()]
    const werte = { beginn: 5, anzahl: 1 }
    for (const [i, { kysely }] of [eine, andere].entries())
      await kysely.executeQuery(insertZeilen(kysely, 'grenze', [{ schluessel: 'a', ...werte, anzahl: i + 7 }]))
    const vorher = gebaut
    const frage = async ({ kysely }: typeof eine, werte: Frage) =>
      (await kysely.executeQuery(zaehler(kysely, werte))).rows.map(({ anzahl }) => anzahl)
    expect(await frage(eine, { ab: 5, schluessel: 'a' })).toEqual([7])
    expect(await frage(eine, { ab: 6, schluessel: 'a' })).toEqual([])
    expect(await frage(andere, { ab: 0, schluessel: 'a' })).toEqual([8])
    expect(
      await eine.transaktion(async tx => (await tx.executeQuery(zaehler(tx, { ab: 0, schluessel: 'b' }))).rows),
    ).toEqual([])
    expect(gebaut - vorher).toBe(2)
  })

  test('rows keep their columns, however many they are and in whatever order they name them', async () => {
    const { kysely } = await oeffne()
    const stelle = (zeilen: { schluessel: string; beginn: number; anzahl: number }[]) =>
      kysely.executeQuery(insertZeilen(kysely, 'grenze', zeilen))
    await stelle([{ schluessel: 'a', beginn: 1, anzahl: 10 }])
    await stelle([{ anzahl: 20, beginn: 2, schluessel: 'b' }])
    await stelle([
      { schluessel: 'c', beginn: 3, anzahl: 30 },
      { schluessel: 'd', beginn: 4, anzahl: 40 },
    ])
    const alle = await kysely
      .selectFrom('grenze')
      .select(['schluessel', 'beginn', 'anzahl'])
      .orderBy('schluessel')
      .execute()
    expect(alle.map(({ schluessel, beginn, anzahl }) => `${schluessel} ${beginn} ${anzahl}`)).toEqual([
      'a 1 10',
      'b 2 20',
      'c 3 30',
      'd 4 40',
    ])
    const uneven = [
      { schluessel: 'e', beginn: 5, anzahl: 50 },
      { schluessel: 'f', beginn: 6 },
    ]
    expect(() => insertZeilen(kysely, 'grenze', uneven as never)).toThrow('Uneven rows for grenze')
  })
})
