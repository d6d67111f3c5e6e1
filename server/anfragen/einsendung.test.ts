import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { EINWILLIGUNG } from '#content/recht/einwilligung.ts'
import { mitDatenbanken } from '../../tests/fixtures/datenbank/datenbanken.ts'
import { type Eingereicht, kontakt, praemie, START, stelleMit } from '../../tests/fixtures/server/annahme-stelle.ts'
import type { Annahme } from '../annahme/einsendung.ts'
import { emailSchluessel } from '../einstellungen/geheimnis.ts'

const MINUTE = 60_000

const referenz = (annahme: Annahme<{ referenz: string }>) => {
  if (annahme.art !== 'angenommen') throw new Error(annahme.art)
  return annahme.antwort.referenz
}

mitDatenbanken(({ oeffne }) => {
  test('an enquiry is stored with its proof of consent, its mails and the link to take it back', async () => {
    const db = await oeffne()
    const { nimmAn, geweckt } = stelleMit(db)
    const name = referenz(await nimmAn(praemie({ weitergabeEinverstaendnis: true })))
    const anfrage = await db.kysely.selectFrom('anfrage').selectAll().executeTakeFirstOrThrow()
    const emailHash = emailSchluessel('geheim', 'anna.a@example.ch')
    expect({ ...anfrage, daten: JSON.parse(anfrage.daten) }).toEqual({
      id: expect.any(String),
      referenz: name,
      art: 'praemie',
      status: 'offen',
      email_hash: emailHash,
      daten: expect.objectContaining({ firstName: 'Anna', personen: [], weitergabeEinverstaendnis: true }),
      erstellt: START,
      loeschen_ab: Date.UTC(2026, 1, 28, 12),
    })
    expect(JSON.parse(anfrage.daten)).not.toHaveProperty('website')
    const sha256 = (satz: string) => createHash('sha256').update(satz).digest('hex')
    const beleg = { anfrage_id: anfrage.id, version: EINWILLIGUNG.version, seite: '/wechseln', zeit: START, erteilt: 1 }
    expect(await db.kysely.selectFrom('einwilligung').selectAll().orderBy('zweck').execute()).toEqual([
      { ...beleg, zweck: 'kontakt', wortlaut_hash: sha256(EINWILLIGUNG.kontakt) },
      { ...beleg, zweck: 'weitergabe', wortlaut_hash: sha256(EINWILLIGUNG.weitergabe) },
    ])
    const mails = await db.kysely.selectFrom('ausgang').selectAll().orderBy('art').execute()
    expect(mails).toMatchObject(
      ['bestaetigung', 'betreiber'].map(art => ({
        art,
        anfrage_id: anfrage.id,
        referenz: name,
        email_hash: emailHash,
      })),
    )
    expect(await db.kysely.selectFrom('token').selectAll().execute()).toMatchObject([
      { zweck: 'widerruf', ziel_id: anfrage.id, email_hash: emailHash, ablauf: START + 30 * 24 * 60 * MINUTE },
    ])
    expect(geweckt).toEqual([START])
  })

  test('no passing on without the second box', async () => {
    const db = await oeffne()
    await stelleMit(db).nimmAn(praemie())
    const zeilen = await db.kysely.selectFrom('einwilligung').select(['zweck', 'erteilt']).orderBy('zweck').execute()
    expect(zeilen).toEqual([
      { zweck: 'kontakt', erteilt: 1 },
      { zweck: 'weitergabe', erteilt: 0 },
    ])
  })

  test('the trap stores the enquiry apart, without mails, link or alarm', async () => {
    const db = await oeffne()
    const { nimmAn, geweckt } = stelleMit(db)
    expect(await nimmAn(praemie({ website: 'x' }))).toMatchObject({ art: 'angenommen', wie: 'falle' })
    expect(await db.kysely.selectFrom('anfrage').select('status').execute()).toEqual([{ status: 'falle' }])
    expect(await db.kysely.selectFrom('ausgang').selectAll().execute()).toEqual([])
    expect(await db.kysely.selectFrom('token').selectAll().execute()).toEqual([])
    expect(geweckt).toEqual([])
  })

  test('a key lives for 24 hours', async () => {
    const { uhr, nimmAn } = stelleMit(await oeffne())
    const eingang = { ...praemie(), schluessel: randomUUID() }
    const erste = referenz(await nimmAn(eingang))
    uhr.zeit = START + 24 * 60 * MINUTE - 1
    expect(await nimmAn(eingang)).toEqual({
      art: 'angenommen',
      antwort: { referenz: erste },
      wie: 'wiederholt',
    })
    expect(await nimmAn({ ...praemie({ nummer: '2' }), schluessel: eingang.schluessel })).toEqual({
      art: 'schluessel-vergeben',
    })
    uhr.zeit += 1
    expect(referenz(await nimmAn(eingang))).not.toBe(erste)
  })

  test('the same form within ten minutes is the same enquiry; another text or a later one is new', async () => {
    const { uhr, nimmAn } = stelleMit(await oeffne())
    const erste = referenz(await nimmAn(kontakt()))
    uhr.zeit = START + 10 * MINUTE - 1
    expect(referenz(await nimmAn(kontakt()))).toBe(erste)
    expect(referenz(await nimmAn(kontakt({ nachricht: 'Guten Abend' })))).not.toBe(erste)
    uhr.zeit += 1
    expect(referenz(await nimmAn(kontakt()))).not.toBe(erste)
  })

  test('a mail that cannot be written leaves no enquiry behind', async () => {
    const db = await oeffne()
    const kaputt = { ...praemie(), daten: { ...praemie().daten, email: null } } as unknown as Eingereicht
    await expect(stelleMit(db).nimmAn(kaputt)).rejects.toThrow()
    await db.kysely.schema.dropTable('ausgang').execute()
    await expect(stelleMit(db).nimmAn(praemie())).rejects.toThrow()
    expect(await db.kysely.selectFrom('anfrage').select('id').execute()).toEqual([])
    expect(await db.kysely.selectFrom('einwilligung').select('zweck').execute()).toEqual([])
  })
})
