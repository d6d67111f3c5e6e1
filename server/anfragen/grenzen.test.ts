import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mitDatenbanken } from '../../tests/fixtures/datenbank/datenbanken.ts'
import { praemie, START, stelleMit } from '../../tests/fixtures/server/annahme-stelle.ts'
import { clientNetze } from '../http/client-adresse.ts'

const MINUTE = 60_000
const TAG = 24 * 60 * MINUTE

mitDatenbanken(({ oeffne }) => {
  test('beyond the limit nothing is left behind, and the window ends ten minutes after its first', async () => {
    const db = await oeffne()
    const { uhr, nimmAn } = stelleMit(db, 2)
    await nimmAn(praemie({ email: 'a@example.ch' }))
    uhr.zeit += MINUTE
    const zweite = { ...praemie({ email: 'b@example.ch' }), schluessel: randomUUID() }
    await nimmAn(zweite)
    uhr.zeit += MINUTE
    const dritte = { ...praemie({ email: 'c@example.ch' }), schluessel: randomUUID() }
    expect(await nimmAn(dritte)).toEqual({ art: 'grenze-erreicht', sekunden: 480 })
    expect(await nimmAn(zweite)).toMatchObject({ art: 'angenommen', wie: 'wiederholt' })
    expect(await db.kysely.selectFrom('anfrage').select('id').execute()).toHaveLength(2)
    expect(await db.kysely.selectFrom('idempotenz').select('schluessel').execute()).toHaveLength(1)
    uhr.zeit = START + 10 * MINUTE
    expect(await nimmAn(dritte)).toMatchObject({ art: 'angenommen', wie: 'neu' })
  })

  test('whoever moves through the /64 of one /48 gets ten times the limit, not more', async () => {
    const { nimmAn } = stelleMit(await oeffne(), 2)
    const aus = async (ip: string, email: string) => {
      const { art } = await nimmAn({ ...praemie({ email }), netze: clientNetze(ip) })
      return art
    }
    const arten = []
    for (let i = 0; i < 23; i += 1) arten.push(await aus(`2001:db8:1:${i.toString(16)}::1`, `a${i}@example.ch`))
    expect(arten).toEqual([...Array(20).fill('angenommen'), ...Array(3).fill('grenze-erreicht')])
    expect(await aus('2001:db8:2::1', 'b@example.ch')).toBe('angenommen')
  })

  test('four confirmations a day to one mailbox; further enquiries are stored and reach the operator', async () => {
    const db = await oeffne()
    const { uhr, nimmAn } = stelleMit(db, 100)
    const mails = async () =>
      (await db.kysely.selectFrom('ausgang').select(['art', 'inhalt']).orderBy('art').execute()).map(({ art }) => art)
    const adressen = [
      'anna.b@gmail.com',
      'ANNAB@gmail.com',
      'a.n.n.a.b+1@googlemail.com',
      'annab@gmail.com',
      'annab+2@gmail.com',
    ]
    for (const email of adressen) expect(await nimmAn(praemie({ email }))).toMatchObject({ wie: 'neu' })
    expect(await mails()).toEqual([...Array(4).fill('bestaetigung'), ...Array(5).fill('betreiber')])
    const ohne = await db.kysely
      .selectFrom('ausgang')
      .select('inhalt')
      .where('inhalt', 'like', '%keine Bestätigung erhalten%')
      .execute()
    expect(ohne).toHaveLength(1)
    expect(ohne[0]?.inhalt).toContain('annab+2@gmail.com')
    expect(await db.kysely.selectFrom('anfrage').select('id').execute()).toHaveLength(5)
    // No mail, no link by which somebody could take the enquiry back.
    expect(await db.kysely.selectFrom('token').select('hash').execute()).toHaveLength(4)

    await nimmAn(praemie({ email: 'anna.b@example.ch' }))
    await nimmAn(praemie({ email: 'annab@example.ch' }))
    expect((await mails()).filter(art => art === 'bestaetigung')).toHaveLength(6)
    uhr.zeit += TAG - 1
    await nimmAn(praemie({ email: 'annab@gmail.com' }))
    expect((await mails()).filter(art => art === 'bestaetigung')).toHaveLength(6)
    uhr.zeit += 1
    await nimmAn(praemie({ email: 'annab@gmail.com' }))
    expect((await mails()).filter(art => art === 'bestaetigung')).toHaveLength(7)
  })

  test('a trapped machine uses up nobody’s confirmations', async () => {
    const db = await oeffne()
    const { nimmAn } = stelleMit(db, 100)
    for (let i = 0; i < 6; i += 1) await nimmAn(praemie({ website: 'x' }))
    await nimmAn(praemie())
    expect(await db.kysely.selectFrom('ausgang').select('art').orderBy('art').execute()).toEqual([
      { art: 'bestaetigung' },
      { art: 'betreiber' },
    ])
  })

  test('limit 0 is no limit of any kind: every enquiry is taken and confirmed, and nothing is counted', async () => {
    const db = await oeffne()
    const { nimmAn } = stelleMit(db, 0)
    for (let i = 0; i < 12; i += 1) expect(await nimmAn(praemie())).toMatchObject({ wie: 'neu' })
    const bestaetigungen = db.kysely.selectFrom('ausgang').select('id').where('art', '=', 'bestaetigung')
    expect(await bestaetigungen.execute()).toHaveLength(12)
    expect(await db.kysely.selectFrom('grenze').selectAll().execute()).toEqual([])
  })
})
