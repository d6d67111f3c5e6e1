import { expect, test } from 'vitest'
import { insertAusgang, type NeuerAusgang } from '#db/ausgang.ts'
import type { Datenbank } from '#db/datenbank.ts'
import { mitDatenbanken } from '../../tests/fixtures/datenbank/datenbanken.ts'
import { createKanal } from './ausgang-kanal.ts'
import type { Zustellung } from './ausgang-zustellung.ts'

const zeile = (id: string): NeuerAusgang => ({
  id,
  art: 'betreiber',
  anfrage_id: null,
  antrag_id: null,
  erinnerung_id: null,
  email_hash: 'h',
  referenz: `R-${id}`,
  message_id: `<${id}@x>`,
  inhalt: '{}',
  erstellt: 0,
})

const WEG: Zustellung = { art: 'weg', code: 'ECONNREFUSED' }
const DA: Zustellung = { art: 'angenommen' }

/** A channel whose other side says what the test wants, with a clock the test turns. */
function buehne(db: Datenbank, antwort: (id: string) => Zustellung | Promise<Zustellung>, von = 'ich') {
  const uhr = { ms: 0 }
  const versucht: string[] = []
  const gemeldet: { stufe: string; zeile: object }[] = []
  const merke = (stufe: string) => (zeile: object) => void gemeldet.push({ stufe, zeile })
  const kanal = createKanal({
    name: 'mail',
    arten: ['betreiber'],
    db: db.kysely,
    zusteller: {
      send: async ({ id }) => {
        versucht.push(id)
        return antwort(id)
      },
      close() {},
    },
    parallel: 4,
    von,
    jetzt: () => new Date(uhr.ms),
    log: { info: merke('info'), warn: merke('warn'), error: merke('error') },
  })
  async function runRound(): Promise<string[]> {
    versucht.length = 0
    await kanal.runRound()
    await kanal.leer()
    return versucht.toSorted()
  }
  return { uhr, kanal, runRound, gemeldet }
}

const fuelle = (db: Datenbank, ids: readonly string[]) => insertAusgang(db.kysely, ids.map(zeile))
const stand = async (db: Datenbank) => {
  const zeilen = await db.kysely.selectFrom('ausgang').select(['id', 'zustand', 'versuche']).orderBy('id').execute()
  return zeilen.map(({ id, zustand, versuche }) => `${id} ${zustand} ${versuche}`)
}

mitDatenbanken(({ oeffne, neuerOrt }) => {
  test('sends as many at once as it has hands, then the rest', async () => {
    const db = await oeffne()
    await fuelle(db, ['a', 'b', 'c', 'd', 'e'])
    const { runRound } = buehne(db, () => DA)
    expect(await runRound()).toHaveLength(4)
    expect(await runRound()).toHaveLength(1)
    expect(await runRound()).toEqual([])
    expect(await stand(db)).toEqual(['a', 'b', 'c', 'd', 'e'].map(id => `${id} gesendet 0`))
  })

  test('who is still sending keeps what it holds; who died loses it within 15 seconds', async () => {
    const ort = await neuerOrt()
    const db = await oeffne(ort)
    await fuelle(db, ['a'])
    const antwort = Promise.withResolvers<Zustellung>()
    const erster = buehne(db, () => antwort.promise, 'erster')
    const zweiter = buehne(await oeffne(ort), () => DA, 'zweiter')
    await erster.kanal.runRound()
    for (let sekunde = 1; sekunde <= 40; sekunde++) {
      erster.uhr.ms = sekunde * 1_000
      zweiter.uhr.ms = erster.uhr.ms
      await erster.kanal.runRound()
      expect(await zweiter.runRound()).toEqual([])
    }
    zweiter.uhr.ms = erster.uhr.ms + 15_000
    expect(await zweiter.runRound()).toEqual(['a'])
    antwort.resolve(DA)
    await erster.kanal.leer()
  })

  test('nobody there: one probe every 15 seconds, no row counted, all sent on return', async () => {
    const db = await oeffne()
    await fuelle(db, ['a', 'b', 'c', 'd', 'e', 'f'])
    let gegenstelle: Zustellung = WEG
    const { uhr, runRound, gemeldet } = buehne(db, () => gegenstelle)
    expect(await runRound()).toHaveLength(4)
    for (let probe = 1; probe <= 10; probe++) {
      uhr.ms = probe * 15_000 - 1
      expect(await runRound()).toEqual([])
      uhr.ms = probe * 15_000
      expect(await runRound()).toHaveLength(1)
    }
    expect(await stand(db)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map(id => `${id} wartet 0`))
    gegenstelle = DA
    uhr.ms += 15_000
    expect(await runRound()).toHaveLength(1)
    expect(await runRound()).toHaveLength(4)
    expect(await runRound()).toHaveLength(1)
    expect(gemeldet.map(({ stufe }) => stufe)).toEqual(['warn', 'info'])
  })

  test('one refused row goes its own way, the others are sent', async () => {
    const db = await oeffne()
    await fuelle(db, ['a', 'b'])
    const { uhr, runRound } = buehne(db, id => (id === 'a' ? { art: 'abgelehnt', code: '450' } : DA))
    expect(await runRound()).toEqual(['a', 'b'])
    expect(await stand(db)).toEqual(['a wartet 1', 'b gesendet 0'])
    uhr.ms = 29_999
    expect(await runRound()).toEqual([])
    uhr.ms = 30_000
    expect(await runRound()).toEqual(['a'])
    uhr.ms = 89_999
    expect(await runRound()).toEqual([])
  })

  test('a row that breaks every connection does not stop the others', async () => {
    const db = await oeffne()
    await fuelle(db, ['a-gift', 'b', 'c', 'd', 'e', 'f'])
    const { uhr, runRound } = buehne(db, id => (id === 'a-gift' ? { art: 'abgebrochen', code: 'ECONNRESET' } : DA))
    await runRound()
    for (let i = 0; i < 4; i++) {
      uhr.ms += 15_000
      await runRound()
    }
    expect((await stand(db)).slice(1)).toEqual(['b', 'c', 'd', 'e', 'f'].map(id => `${id} gesendet 0`))
  })

  test('refused for good: kept, and reported by reference', async () => {
    const db = await oeffne()
    await fuelle(db, ['a'])
    const { runRound, gemeldet } = buehne(db, () => ({ art: 'unzustellbar', code: '550' }))
    await runRound()
    expect(await stand(db)).toEqual(['a gescheitert 1'])
    expect(gemeldet).toEqual([
      { stufe: 'error', zeile: { kanal: 'mail', referenz: 'R-a', art: 'betreiber', code: '550', versuche: 1 } },
    ])
  })

  test('a mistake of ours costs one attempt of one row', async () => {
    const db = await oeffne()
    await fuelle(db, ['a', 'b'])
    const { runRound } = buehne(db, id => {
      if (id === 'a') throw new Error('bug')
      return DA
    })
    await runRound()
    expect(await stand(db)).toEqual(['a wartet 1', 'b gesendet 0'])
  })

  test('keeps in mind what was sent while the database was away', async () => {
    const db = await oeffne()
    await fuelle(db, ['a'])
    const { kanal, runRound } = buehne(db, async () => {
      await db.kysely.schema.alterTable('ausgang').renameTo('anderswo').execute()
      return DA
    })
    await kanal.runRound()
    await expect(kanal.leer()).rejects.toThrow()
    await expect(kanal.runRound()).rejects.toThrow()
    await db.kysely.schema.alterTable('anderswo').renameTo('ausgang').execute()
    expect(await runRound()).toEqual([])
    expect(await stand(db)).toEqual(['a gesendet 0'])
  })

  test('whoever waits for it to be empty finds everything noted, also the second one', async () => {
    const db = await oeffne()
    await fuelle(db, ['a'])
    const { kanal } = buehne(db, () => DA)
    await kanal.runRound()
    const erster = kanal.leer()
    await kanal.leer()
    expect(await stand(db)).toEqual(['a gesendet 0'])
    await erster
  })

  test('two processes on one outbox send each row once', async () => {
    const ort = await neuerOrt()
    const [eine, andere] = [await oeffne(ort), await oeffne(ort)]
    const ids = Array.from({ length: 60 }, (_, i) => `m${i}`)
    await fuelle(eine, ids)
    const gesendet: string[] = []
    const merke = (id: string) => {
      gesendet.push(id)
      return DA
    }
    const kanaele = [buehne(eine, merke).kanal, buehne(andere, merke, 'du').kanal]
    while (gesendet.length < ids.length) {
      await Promise.all(kanaele.map(kanal => kanal.runRound()))
      await Promise.all(kanaele.map(kanal => kanal.leer()))
    }
    expect(gesendet.toSorted()).toEqual(ids.toSorted())
  })
})
