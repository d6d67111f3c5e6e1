import { expect, test } from 'vitest'
import { MAIL_EINSTELLUNGEN } from '../../tests/fixtures/anfragen/anfrage-muster.ts'
import { nachrichtAus } from '../../tests/fixtures/anfragen/anfrage-post.ts'
import { antragAntwort, antragLink, antragMeldung } from './antrag-mails.ts'

const jetzt = Date.UTC(2026, 10, 15, 9)
const umstaende = { emailHash: 'h', einstellungen: MAIL_EINSTELLUNGEN, jetzt }
const antrag = <Art>(art: Art) => ({ id: 'x1', referenz: 'DS-1', art, erstellt: jetzt })
const email = 'anna@example.ch'
const kopien = { lesbar: 'Name: Anna <b>', json: '{"a":1}', csv: 'a;b' }

test.each(['access', 'deletion', 'portability'] as const)('link for %s stands in the fragment', art => {
  const zeile = antragLink({ ...umstaende, antrag: antrag(art), email, secret: 's3cret-s3cret-s3cret-22' })
  const { an, text, html } = nachrichtAus(zeile)
  expect(zeile).toMatchObject({ art: 'antrag-link', antrag_id: 'x1', anfrage_id: null, referenz: 'DS-1' })
  expect(an).toEqual({ name: '', address: email })
  const link = `https://praemien.example/datenschutz-verwaltung#token=${art}.s3cret-s3cret-s3cret-22`
  expect(text).toContain(link)
  expect(html).toContain(`href="${link}"`)
})

test('access: readable in the mail and attached, with JSON and CSV', () => {
  const { text, html, anhaenge } = nachrichtAus(
    antragAntwort({ ...umstaende, antrag: antrag('access'), email, kopien }),
  )
  expect(text).toContain('> Name: Anna <b>')
  expect(html).toContain('Name: Anna &lt;b&gt;')
  expect(anhaenge?.map(({ dateiname, inhalt }) => [dateiname, inhalt])).toEqual([
    ['DS-1.txt', kopien.lesbar],
    ['DS-1.json', kopien.json],
    ['DS-1.csv', kopien.csv],
  ])
})

test('portability: JSON and CSV', () => {
  const { anhaenge } = nachrichtAus(antragAntwort({ ...umstaende, antrag: antrag('portability'), email, kopien }))
  expect(anhaenge?.map(({ dateiname }) => dateiname)).toEqual(['DS-1.json', 'DS-1.csv'])
})

test('nothing stored: said so, nothing attached', () => {
  const mail = nachrichtAus(antragAntwort({ ...umstaende, antrag: antrag('access'), email, kopien: null }))
  expect(mail.text).toContain('keine Anfrage gespeichert')
  expect(mail.anhaenge).toEqual([])
})

test('the operator learns references and the term, never the address', () => {
  const frist = Date.UTC(2026, 11, 15, 9)
  const zeile = antragMeldung({ ...umstaende, antrag: antrag('deletion'), frist, referenzen: ['PL-1', 'PL-2'] })
  const { an, text, betreff } = nachrichtAus(zeile)
  expect(an.address).toBe(MAIL_EINSTELLUNGEN.betreiberEmail)
  expect(betreff).toContain('DS-1')
  for (const angabe of ['PL-1', 'PL-2', '15. Dezember 2026']) expect(text).toContain(angabe)
  expect(zeile.inhalt).not.toContain('anna')
})
