import { afterEach, beforeEach, expect, test } from 'vitest'
import { VERMITTLER_PDF } from '#content/recht/vermittler.ts'
import { kontaktMuster, praemienMuster } from '../../tests/fixtures/anfragen/anfrage-muster.ts'
import { anfragePost } from '../../tests/fixtures/anfragen/anfrage-post.ts'
import { type MailServer, startMailServer } from '../../tests/fixtures/server/mail-server.ts'
import { smtpZusteller } from './smtp.ts'

/** No text: it must arrive byte by byte. */
const BLATT = Buffer.from(Array.from({ length: 40_000 }, (_, index) => (index * 7919) % 256))

let server: MailServer
beforeEach(async () => {
  server = await startMailServer()
})
afterEach(() => server.ende())

async function verschickt(muster: Parameters<typeof anfragePost>[0], blatt?: Buffer) {
  const smtp = smtpZusteller(server.url, 'post@praemien.example', { blatt })
  const zeilen = anfragePost(muster)
  const zustellungen = []
  for (const zeile of zeilen) zustellungen.push(await smtp.send({ ...zeile, versuche: 0 }))
  smtp.close()
  return { zeilen, zustellungen, mails: new Map(zeilen.map(({ art }, index) => [art, server.eingang[index]])) }
}

test.each([praemienMuster, kontaktMuster])(
  'the confirmation brings the sheet, the operator gets none',
  async muster => {
    const { mails, zeilen } = await verschickt(muster(), BLATT)
    const [anhang, ...weitere] = mails.get('bestaetigung')?.attachments ?? []
    expect(weitere).toEqual([])
    expect(anhang).toMatchObject({ filename: 'informationsblatt-vermittlerin.pdf', mimeType: 'application/pdf' })
    expect(Buffer.from(anhang?.content as ArrayBuffer).equals(BLATT)).toBe(true)
    expect(mails.get('bestaetigung')?.text).toContain('Im Anhang: das Informationsblatt')
    expect(mails.get('betreiber')?.attachments).toEqual([])
    // The outbox holds no copy of it.
    for (const { inhalt } of zeilen) expect(inhalt.length).toBeLessThan(12_000)
  },
)

test('where the build has no sheet the mail goes all the same, speaks of no attachment, and links it', async () => {
  const { mails, zustellungen } = await verschickt(praemienMuster())
  expect(zustellungen).toEqual([{ art: 'angenommen' }, { art: 'angenommen' }])
  const mail = mails.get('bestaetigung')
  expect(mail?.attachments).toEqual([])
  expect(mail?.text).not.toContain('Im Anhang')
  expect(mail?.text).toContain(`https://praemien.example${VERMITTLER_PDF}\n`)
})
