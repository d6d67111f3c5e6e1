import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { GeholterAusgang } from '#db/ausgang.ts'
import { type MailServer, startMailServer, type Verhalten } from '../../tests/fixtures/server/mail-server.ts'
import type { Zusteller } from '../jobs/ausgang-zustellung.ts'
import type { Nachricht } from './nachricht.ts'
import { smtpZusteller } from './smtp.ts'

/** Below the real limit, so that a hanging server costs the test little; used only where it hangs. */
const KNAPP = { verbindenMs: 800, antwortMs: 1_000 }
const HAENGT = new Set(['haengt-vor-gruss', 'haengt-nach-daten', 'langsam'])

const nachricht: Nachricht = {
  an: { name: 'Anna Beispiel', address: 'anna@example.ch' },
  antwortAn: { name: '', address: 'betrieb@vermittlung.example' },
  betreff: 'Ihre Anfrage',
  inhalt: {
    titel: 'Grüezi',
    bausteine: [
      { art: 'zitat', text: 'x' },
      { art: 'absatz', text: '.\n.Punkt' },
    ],
    fuss: [],
  },
  anhaenge: [{ dateiname: 'a.csv', typ: 'text/csv; charset=utf-8', inhalt: 'ä;b' }],
}
const zeile = (id = 'a', versuche = 0): GeholterAusgang => ({
  id,
  art: 'bestaetigung',
  referenz: 'R-1',
  message_id: `<${id}@praemien.example>`,
  versuche,
  erstellt: Date.UTC(2026, 10, 15, 9),
  inhalt: JSON.stringify(nachricht),
})

describe('a mail server', () => {
  let server: MailServer
  let smtp: Zusteller
  let knapp: Zusteller
  beforeEach(async () => {
    server = await startMailServer()
    smtp = smtpZusteller(server.url, 'post@praemien.example')
    knapp = smtpZusteller(server.url, 'post@praemien.example', KNAPP)
  })
  afterEach(async () => {
    smtp.close()
    knapp.close()
    await server.ende()
  })

  test('that offers no TLS gets nothing where it is required', async () => {
    const verschluesselt = smtpZusteller(`${server.url}?requireTLS=true`, 'post@praemien.example')
    expect(await verschluesselt.send(zeile())).toEqual({ art: 'weg', code: '500' })
    verschluesselt.close()
    expect(server.eingang).toEqual([])
  })

  test('gets the whole mail for exactly one recipient', async () => {
    expect(await smtp.send(zeile())).toEqual({ art: 'angenommen' })
    const [mail] = server.eingang
    expect(mail).toMatchObject({
      umschlag: ['anna@example.ch'],
      to: [{ name: 'Anna Beispiel', address: 'anna@example.ch' }],
      replyTo: [{ name: '', address: 'betrieb@vermittlung.example' }],
      from: { address: 'post@praemien.example' },
      subject: 'Ihre Anfrage',
      messageId: '<a@praemien.example>',
    })
    expect(mail?.text).toContain('\n\n.\n.Punkt\n')
    expect(mail?.html).toContain('<h1')
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['a.csv'])
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  test('that is away', async () => {
    await server.geht()
    expect(await smtp.send(zeile())).toEqual({ art: 'weg', code: 'ECONNREFUSED' })
  })

  test('that comes back is used again', async () => {
    await smtp.send(zeile('a'))
    await server.geht()
    await smtp.send(zeile('b'))
    await server.kommt()
    expect(await smtp.send(zeile('c'))).toEqual({ art: 'angenommen' })
    expect(server.eingang.map(({ messageId }) => messageId)).toEqual(['<a@praemien.example>', '<c@praemien.example>'])
  })

  const faelle: [string, Verhalten, object][] = [
    ['hangs before it greets', { art: 'haengt-vor-gruss' }, { art: 'weg', code: 'ETIMEDOUT' }],
    ['takes the mail and hangs', { art: 'haengt-nach-daten' }, { art: 'abgebrochen', code: 'ETIMEDOUT' }],
    ['takes the mail and resets', { art: 'nimmt-und-bricht-ab' }, { art: 'abgebrochen', code: 'ECONNRESET' }],
    ['is about to stop', { art: 'lehnt-verbindung-ab', code: 421 }, { art: 'weg', code: '421' }],
    ['does not want us', { art: 'lehnt-verbindung-ab', code: 554 }, { art: 'weg', code: '554' }],
    ['refuses the sender', { art: 'lehnt-absender-ab', code: 550 }, { art: 'abgebrochen', code: '550' }],
    ['puts the recipient off', { art: 'lehnt-empfaenger-ab', code: 450 }, { art: 'abgelehnt', code: '450' }],
    ['does not know the recipient', { art: 'lehnt-empfaenger-ab', code: 550 }, { art: 'unzustellbar', code: '550' }],
    ['puts the content off', { art: 'lehnt-inhalt-ab', code: 451 }, { art: 'abgelehnt', code: '451' }],
    ['refuses the content', { art: 'lehnt-inhalt-ab', code: 554 }, { art: 'unzustellbar', code: '554' }],
    ['stops in the middle', { art: 'lehnt-inhalt-ab', code: 421 }, { art: 'weg', code: '421' }],
  ]
  test.each(faelle)('that %s', async (_name, verhalten, erwartet) => {
    server.verhalten = verhalten
    expect(await (HAENGT.has(verhalten.art) ? knapp : smtp).send(zeile())).toEqual(erwartet)
    server.verhalten = { art: 'normal' }
    expect(await smtp.send(zeile('danach'))).toEqual({ art: 'angenommen' })
  })

  test('that thinks long before it answers is listened to from the second attempt on', async () => {
    const { promise: weiter, resolve } = Promise.withResolvers<void>()
    server.verhalten = { art: 'langsam', weiter }
    expect(await knapp.send(zeile('a', 0))).toMatchObject({ art: 'abgebrochen' })
    const zweiter = knapp.send(zeile('a', 1))
    setTimeout(resolve, 2 * KNAPP.antwortMs)
    expect(await zweiter).toEqual({ art: 'angenommen' })
    expect(new Set(server.eingang.map(({ messageId }) => messageId))).toEqual(new Set(['<a@praemien.example>']))
  })
})

test('a server that keeps talking without an end is left in time', async () => {
  const sockets: Socket[] = []
  const plauderer = createServer(socket => {
    sockets.push(socket)
    const takt = setInterval(() => socket.write('220-still here\r\n'), 20)
    socket.on('error', () => {}).on('close', () => clearInterval(takt))
  }).listen(0, '127.0.0.1')
  await once(plauderer, 'listening')
  const smtp = smtpZusteller(`smtp://127.0.0.1:${(plauderer.address() as AddressInfo).port}`, 'a@b.ch', {
    hoechstensMs: 200,
  })
  expect(await smtp.send(zeile())).toEqual({ art: 'abgebrochen', code: 'ETIMEDOUT' })
  await Promise.all(sockets.map(socket => socket.destroyed || once(socket, 'close')))
  smtp.close()
  plauderer.close()
})
