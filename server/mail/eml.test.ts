import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { GeholterAusgang } from '#db/ausgang.ts'
import { emlNamen, emlZusteller } from './eml.ts'
import type { Nachricht } from './nachricht.ts'

let varDir: string
beforeEach(() => {
  varDir = mkdtempSync(join(tmpdir(), 'eml-'))
})
afterEach(() => {
  rmSync(varDir, { recursive: true, force: true })
})

const zeile: GeholterAusgang = {
  id: 'a.betreiber',
  art: 'betreiber',
  referenz: 'PL-1',
  message_id: '<a.betreiber@x.ch>',
  versuche: 0,
  erstellt: 0,
  inhalt: JSON.stringify({
    an: { name: 'Zoë', address: 'z@x.ch' },
    betreff: 'Hallo',
    inhalt: { titel: 'Grüezi', bausteine: [], fuss: [] },
  } satisfies Nachricht),
}

test('writes a mail as one file that only this user can read', async () => {
  expect(await emlZusteller(varDir, 'post@x.ch').send(zeile)).toEqual({ art: 'angenommen' })
  const ordner = join(varDir, 'mail')
  expect(readdirSync(ordner)).toEqual(['PL-1-a.betreiber.eml'])
  const datei = join(ordner, emlNamen(zeile).datei)
  expect(statSync(datei).mode & 0o777).toBe(0o600)
  expect(statSync(ordner).mode & 0o777).toBe(0o700)
  const mail = await PostalMime.parse(readFileSync(datei))
  expect(mail).toMatchObject({ subject: 'Hallo', messageId: '<a.betreiber@x.ch>', to: [{ address: 'z@x.ch' }] })
})

test('a repeat after a crash replaces both the file and what was left unfinished', async () => {
  const ordner = join(varDir, 'mail')
  mkdirSync(ordner)
  writeFileSync(join(ordner, emlNamen(zeile).unfertig), 'From: half a ma')
  const eml = emlZusteller(varDir, 'post@x.ch')
  await eml.send(zeile)
  await eml.send(zeile)
  expect(readdirSync(ordner)).toEqual(['PL-1-a.betreiber.eml'])
})

test('a folder that cannot be written makes all mails wait', async () => {
  writeFileSync(join(varDir, 'mail'), 'in the way')
  chmodSync(varDir, 0o500)
  expect(await emlZusteller(varDir, 'post@x.ch').send(zeile)).toMatchObject({ art: 'weg' })
  chmodSync(varDir, 0o700)
})
