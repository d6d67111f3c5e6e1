import { expect, test } from 'vitest'
import { makeFakeDist, SKRIPT } from '../../tests/fixtures/fake-dist.ts'
import { klientDateien, quellenHash, readQuelldateien } from './klient-dateien.ts'

test('every file of the client build but the hidden ones is served, old assets too', async () => {
  const quellen = await readQuelldateien(`${makeFakeDist()}/client`)
  expect(quellen.map(({ pfad }) => pfad)).toEqual([
    '/assets/index-A0old000.js',
    SKRIPT,
    '/assets/schrift-C1c1c1c1.woff2',
    '/favicon.svg',
    '/vermittler.pdf',
  ])
})

test('types, codings and lifetime follow from name and place', async () => {
  const inhalt = Buffer.from('Prämie '.repeat(100))
  const pfade = [
    '/assets/a-1.js',
    '/assets/a-1.css',
    '/assets/a-1.woff2',
    '/icon.png',
    '/favicon.svg',
    '/site.webmanifest',
    '/karte.xml',
    '/liste.json',
    '/hinweis.txt',
    '/vermittler.pdf',
    '/notiz.unbekannt',
  ]
  const dateien = await klientDateien(pfade.map(pfad => ({ pfad, inhalt })))
  expect(dateien.map(d => [d.typ, d.unveraenderlich, d.br !== null, d.gzip !== null])).toEqual([
    ['text/javascript; charset=utf-8', true, true, true],
    ['text/css; charset=utf-8', true, true, true],
    ['font/woff2', true, false, false],
    ['image/png', false, false, false],
    ['image/svg+xml; charset=utf-8', false, true, true],
    ['application/manifest+json; charset=utf-8', false, true, true],
    ['application/xml; charset=utf-8', false, true, true],
    ['application/json; charset=utf-8', false, true, true],
    ['text/plain; charset=utf-8', false, true, true],
    ['application/pdf', false, false, false],
    ['application/octet-stream', false, false, false],
  ])
})

test('the hash tells apart names and contents', () => {
  const hashes = [
    [{ pfad: '/a', inhalt: Buffer.from('bc') }],
    [{ pfad: '/ab', inhalt: Buffer.from('c') }],
    [{ pfad: '/a', inhalt: Buffer.from('bd') }],
    [],
  ].map(quellenHash)
  expect(new Set(hashes).size).toBe(4)
})
