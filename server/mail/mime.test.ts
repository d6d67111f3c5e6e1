import { expect, test } from 'vitest'
import { praemienMuster } from '../../tests/fixtures/anfragen/anfrage-muster.ts'
import { anfragePost, verschickt } from '../../tests/fixtures/anfragen/anfrage-post.ts'

test('Message-ID, date and sender are set, in text and HTML', async () => {
  const [zeile] = anfragePost(praemienMuster())
  if (!zeile) throw new Error('no row')
  const mail = await verschickt(zeile, 'Prämienlotse <post@praemien.example>')
  expect(mail.messageId).toBe('<p1.betreiber@praemien.example>')
  expect(mail.from).toEqual({ name: 'Prämienlotse', address: 'post@praemien.example' })
  expect(new Date(mail.date ?? '')).toEqual(new Date('2026-11-15T09:00:00Z'))
  expect(mail.text).toContain('Zürich')
  expect(mail.html).toContain('Zürich')
})

test.each([
  "o'hara+x@example.ch",
  'a..b@example.ch',
  '{|}~`!#$%&*/=?^_-@example.ch',
  'ANNA@EXAMPLE.CH',
  'anna@zürich-müller.example',
])('one recipient: %s', async email => {
  const muster = praemienMuster()
  muster.daten.email = email
  for (const zeile of anfragePost(muster)) expect((await verschickt(zeile)).umschlag.to).toHaveLength(1)
})
