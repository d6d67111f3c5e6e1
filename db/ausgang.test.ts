import { expect, test } from 'vitest'
import { mitDatenbanken } from '../tests/fixtures/datenbank/datenbanken.ts'
import { holdAufbewahrung, writeAufbewahrung } from './aufbewahrung.ts'
import {
  claimAusgang,
  countAusgang,
  insertAusgang,
  listGescheiterte,
  markGescheitert,
  markGesendet,
  markVerschoben,
  type NeuerAusgang,
  releaseAusgang,
  retryGescheiterte,
} from './ausgang.ts'
import type { Datenbank } from './datenbank.ts'

const zeile = (id: string, erstellt = 0): NeuerAusgang => ({
  id,
  art: 'betreiber',
  anfrage_id: null,
  antrag_id: null,
  erinnerung_id: null,
  email_hash: 'h',
  referenz: `R-${id}`,
  message_id: `<${id}@x>`,
  inhalt: '{}',
  erstellt,
})

const hole = (db: Datenbank, von: string, jetzt: number, hoechstens = 10) =>
  claimAusgang(db.kysely, { arten: ['betreiber'], hoechstens, von, bis: jetzt + 60, jetzt })
const ids = (zeilen: readonly { id: string }[]) => zeilen.map(({ id }) => id).toSorted()
const lies = (db: Datenbank, id: string) =>
  db.kysely.selectFrom('ausgang').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

mitDatenbanken(({ oeffne, neuerOrt }) => {
  test('takes the oldest that are due, of the kinds asked for, and nobody else gets them', async () => {
    const db = await oeffne()
    await insertAusgang(db.kysely, [zeile('b', 2), zeile('a', 1), zeile('c', 3), zeile('spaeter', 99)])
    await insertAusgang(db.kysely, [{ ...zeile('w', 0), art: 'webhook' }])
    expect(ids(await hole(db, 'ich', 10, 2))).toEqual(['a', 'b'])
    expect(ids(await hole(db, 'du', 10))).toEqual(['c'])
    expect(await hole(db, 'du', 10)).toEqual([])
  })

  test('lets go by the clock of what a dead process held', async () => {
    const db = await oeffne()
    await insertAusgang(db.kysely, [zeile('a')])
    await hole(db, 'tot', 0)
    expect(await hole(db, 'ich', 59)).toEqual([])
    expect(ids(await hole(db, 'ich', 60))).toEqual(['a'])
  })

  test('no reminder leaves by a clock that nobody vouches for', async () => {
    const db = await oeffne()
    const TAG = 86_400_000
    const holeErinnerungen = (jetzt: number) =>
      claimAusgang(db.kysely, { arten: ['betreiber', 'erinnerung'], hoechstens: 9, von: 'ich', bis: jetzt, jetzt })
    await insertAusgang(db.kysely, [{ ...zeile('e', 20 * TAG), art: 'erinnerung' }, zeile('b', 20 * TAG)])
    await writeAufbewahrung(db.kysely, { ...(await holdAufbewahrung(db.kysely)), anker: 10 * TAG })
    expect(ids(await holeErinnerungen(40 * TAG + 1))).toEqual(['b'])
    expect(ids(await holeErinnerungen(40 * TAG))).toEqual(['e'])
  })

  test('after a clock that ran ahead was put right, mails of that time leave; a reminder waits for its day', async () => {
    const db = await oeffne()
    const [jetzt, jahr] = [1_000_000, 365 * 86_400_000]
    await insertAusgang(db.kysely, [
      zeile('liegt', jetzt + jahr),
      zeile('gehalten', jetzt),
      { ...zeile('erinnerung', jetzt + jahr), art: 'erinnerung' },
      zeile('pause', jetzt + 3_600_000),
    ])
    await db.kysely
      .updateTable('ausgang')
      .set({ gesperrt_bis: jetzt + jahr })
      .where('id', '=', 'gehalten')
      .execute()
    expect((await countAusgang(db.kysely, jetzt)).wartend).toBe(3)
    const arten = ['betreiber', 'erinnerung'] as const
    const geholt = await claimAusgang(db.kysely, { arten, hoechstens: 10, von: 'ich', bis: jetzt + 60, jetzt })
    expect(ids(geholt)).toEqual(['gehalten', 'liegt'])
  })

  test('two processes at once share without overlap', async () => {
    const ort = await neuerOrt()
    const [eine, andere] = [await oeffne(ort), await oeffne(ort)]
    const alle = Array.from({ length: 200 }, (_, i) => `m${i}`)
    await insertAusgang(
      eine.kysely,
      alle.map(id => zeile(id)),
    )
    const geholt: string[] = []
    const nimm = async (db: Datenbank, von: string) => {
      for (let leer = 0; leer < 3; ) {
        const zeilen = await hole(db, von, 1, 7)
        leer = zeilen.length === 0 ? leer + 1 : 0
        geholt.push(...zeilen.map(({ id }) => id))
      }
    }
    await Promise.all([nimm(eine, 'a'), nimm(eine, 'b'), nimm(andere, 'c'), nimm(andere, 'd')])
    expect(geholt.toSorted()).toEqual(alle.toSorted())
  })

  test('sent: text gone, never taken again', async () => {
    const db = await oeffne()
    await insertAusgang(db.kysely, [zeile('a'), zeile('b')])
    await hole(db, 'ich', 0)
    await markGesendet(db.kysely, ['a', 'b'], 7)
    expect(await lies(db, 'a')).toMatchObject({ zustand: 'gesendet', inhalt: null, gesendet: 7, gesperrt_von: null })
    expect(await hole(db, 'ich', 1_000)).toEqual([])
  })

  test('put off: counted and due later; released: as before', async () => {
    const db = await oeffne()
    await insertAusgang(db.kysely, [zeile('a'), zeile('b')])
    await hole(db, 'ich', 0)
    await markVerschoben(db.kysely, { id: 'a', von: 'ich', code: '450', versuche: 1, naechster: 30 })
    await releaseAusgang(db.kysely, { id: 'b', von: 'ich', code: 'ECONNREFUSED' })
    expect(ids(await hole(db, 'ich', 29))).toEqual(['b'])
    expect(await hole(db, 'ich', 30)).toMatchObject([{ id: 'a', versuche: 1, inhalt: '{}' }])
    expect(await lies(db, 'b')).toMatchObject({ versuche: 0, letzter_fehler: 'ECONNREFUSED' })
  })

  test('whoever lost the lock changes nothing but what is sent', async () => {
    const db = await oeffne()
    await insertAusgang(db.kysely, [zeile('a')])
    await hole(db, 'langsam', 0)
    await hole(db, 'neu', 100)
    await markVerschoben(db.kysely, { id: 'a', von: 'langsam', code: 'x', versuche: 9, naechster: 9_999 })
    await markGescheitert(db.kysely, { id: 'a', von: 'langsam', code: 'x', versuche: 9 })
    await releaseAusgang(db.kysely, { id: 'a', von: 'langsam', code: 'x' })
    expect(await lies(db, 'a')).toMatchObject({ zustand: 'wartet', versuche: 0, gesperrt_von: 'neu' })
    await markGesendet(db.kysely, ['a'], 101)
    expect(await lies(db, 'a')).toMatchObject({ zustand: 'gesendet' })
  })

  test('failed: kept with its text, listed, and tried again when the operator says so', async () => {
    const db = await oeffne()
    await insertAusgang(db.kysely, [zeile('a')])
    await hole(db, 'ich', 0)
    await markGescheitert(db.kysely, { id: 'a', von: 'ich', code: '550', versuche: 1 })
    expect(await hole(db, 'ich', 1_000)).toEqual([])
    expect(await listGescheiterte(db.kysely)).toEqual([
      { id: 'a', art: 'betreiber', referenz: 'R-a', versuche: 1, letzter_fehler: '550', erstellt: 0 },
    ])
    expect(await retryGescheiterte(db.kysely, 1_000)).toBe(1)
    expect(await hole(db, 'ich', 1_000)).toMatchObject([{ id: 'a', versuche: 0, inhalt: '{}' }])
  })

  test('what a deletion emptied while it was being sent does not come back as failed', async () => {
    const db = await oeffne()
    await insertAusgang(db.kysely, [zeile('a')])
    await hole(db, 'ich', 0)
    await db.kysely.updateTable('ausgang').set({ zustand: 'gesendet', inhalt: null }).execute()
    await markGescheitert(db.kysely, { id: 'a', von: 'ich', code: '550', versuche: 1 })
    expect(await listGescheiterte(db.kysely)).toEqual([])
  })

  test('counts what waits, how long, and what failed', async () => {
    const db = await oeffne()
    expect(await countAusgang(db.kysely, 50)).toEqual({ wartend: 0, hoechstesAlter: 0, gescheitert: 0 })
    await insertAusgang(db.kysely, [zeile('a', 10), zeile('b', 20), zeile('c', 5), zeile('d', 1)])
    await hole(db, 'ich', 30)
    await markGesendet(db.kysely, ['d'], 31)
    await markGescheitert(db.kysely, { id: 'c', von: 'ich', code: '550', versuche: 1 })
    expect(await countAusgang(db.kysely, 50)).toEqual({ wartend: 2, hoechstesAlter: 40, gescheitert: 1 })
  })
})
