import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sicherheit } from '../../tests/fixtures/server/sicherheit.ts'
import { httpConf, serverConf, writeNginx } from './nginx.ts'

/** The cases of a map, as nginx reads them. */
function faelle(name: string, gtmId: string | null = null): [muster: string, wert: string][] {
  const inhalt = new RegExp(`map [^{]* \\$website_${name} \\{\n(.*?)^\\}`, 'ms').exec(httpConf(gtmId))?.[1] ?? ''
  const gelesen = (text = '') => text.replaceAll(/\\(["\\])/g, '$1')
  return [...inhalt.matchAll(/^ {2}(default|"~.*") "(.*)";$/gm)].map(([, muster, wert]) => [
    muster === 'default' ? '' : gelesen(muster?.slice(2, -1)),
    gelesen(wert),
  ])
}

/** The value for a text, patterns first. PCRE and JavaScript read those used here alike, except for the mark of case. */
function wertVon(name: string, text: string, gtmId: string | null = null): string | undefined {
  const [sonst, ...uebrige] = faelle(name, gtmId)
  const muster = (quelle: string) => new RegExp(quelle.replace('(?i)', ''), quelle.includes('(?i)') ? 'i' : '')
  return (uebrige.find(([quelle]) => muster(quelle).test(text)) ?? sonst)?.[1]
}

test('pages alone get the policy with the tag manager', () => {
  const eng = sicherheit['content-security-policy']
  expect(wertVon('richtlinie', '/faq.html')).toBe(eng)
  expect(wertVon('richtlinie', '/faq.html', 'GTM-ABC1234')).toContain('https://www.googletagmanager.com/gtm.js')
  for (const pfad of ['/assets/a.js', '/faq/', '/.nginx/503.html', '/html'])
    expect(wertVon('richtlinie', pfad, 'GTM-ABC1234'), pfad).toBe(eng)
})

test('all other security headers are on every answer', () => {
  const { 'content-security-policy': _, ...gleiche } = sicherheit
  for (const [name, wert] of Object.entries(gleiche))
    expect(serverConf().toLowerCase()).toContain(`\nadd_header ${name} "${wert}" always;\n`.toLowerCase())
})

test.each([
  ['/assets/index-B7aK2xQp.js', 'public, max-age=31536000, immutable'],
  ['/daten/2026/zh-1.json', 'public, max-age=31536000, immutable'],
  ['/daten/2026/verzeichnis.json', 'no-cache'],
  ['/daten/verzeichnis.json', 'no-cache'],
  ['/.nginx/umleitung', 'no-cache'],
  ['/faq.html', 'no-cache'],
  ['/.nginx/503.json', 'no-store'],
])('%s may be kept: %s', (pfad, cache) => {
  expect(wertVon('cache', pfad)).toBe(cache)
})

test('what can be compressed varies by the coding', () => {
  for (const pfad of ['/faq.html', '/blog/feed.xml', '/A.SVG'])
    expect(wertVon('vary', pfad), pfad).toBe('Accept-Encoding')
  for (const pfad of ['/a.woff2', '/a.png', '/faq/', '/.nginx/503.json']) expect(wertVon('vary', pfad), pfad).toBe('')
})

test('the table of a year is saved under its name', () => {
  expect(wertVon('disposition', '/praemien/daten/schweiz-2026.csv')).toBe(
    'attachment; filename="praemien-$1-schweiz.csv"',
  )
  expect(wertVon('disposition', '/praemien/daten/schweiz-26.csv')).toBe('')
})

test.each([
  ['GET /', '/index.html', '', '@fehlt'],
  ['GET /?a=1', '/index.html', '', '@fehlt'],
  ['GET /faq', '$uri.html', '$uri', '@fehlt'],
  ['HEAD /blog/a?b', '$uri.html', '$uri', '@fehlt'],
  ['GET /blog/pr%C3%A4mie', '$uri.html', '$uri', '@node'],
  ['GET /blog/pr\xc3\xa4mie', '$uri.html', '$uri', '@node'],
  ['GET /faq.html', '', '', '@fehlt'],
  ['GET /faq.html.br?x', '', '', '@fehlt'],
  ['GET /index', '', '', '@fehlt'],
  ['GET /blog/404', '', '', '@fehlt'],
  ['POST /faq', '', '', '@node'],
  ['GET /../a', '', '', '@node'],
  ['GET /a/./b', '', '', '@node'],
  ['GET //a', '', '', '@node'],
  ['GET /a%2Fb', '', '', '@node'],
  ['GET /%61', '', '', '@node'],
  ['GET /api/kantone', '$uri.html', '$uri', '@node'],
  ['GET /apis', '$uri.html', '$uri', '@fehlt'],
  ['GET /readyz', '$uri.html', '$uri', '@node'],
])('%s is looked for as %s, then %s, then %s', (anfrage, seite, datei, sonst) => {
  expect(['seite', 'datei', 'sonst'].map(name => wertVon(name, anfrage))).toEqual([seite, datei, sonst])
})

test('a slash at the end leads to what may be there', () => {
  for (const anfrage of ['GET /faq/', 'HEAD /blog/a/?b=c', 'GET /robots.txt/'])
    expect(wertVon('ohne_endstrich', anfrage), anfrage).toBe('$website_pfad')
  for (const anfrage of [
    'GET /',
    'POST /faq/',
    'GET /faq',
    'GET /faq//',
    'GET /index/',
    'GET /404/',
    'GET /faq.html/',
    'GET /f%C3%A4/',
  ])
    expect(wertVon('ohne_endstrich', anfrage), anfrage).toBe('')
  expect(wertVon('sonst', `GET /faq/?${'x'.repeat(1_999)}`)).toBe('@fehlt')
  expect(wertVon('sonst', `GET /faq/?${'x'.repeat(2_000)}`)).toBe('@node')
})

test('an error of the interface is JSON, unless a form asks', () => {
  expect(wertVon('fehler', '/api/kantone ')).toBe('json')
  expect(wertVon('fehler', '/api/x application/json')).toBe('json')
  expect(wertVon('fehler', '/api/x application/x-www-form-urlencoded; charset=utf-8')).toBe('html')
  expect(wertVon('fehler', '/apis ')).toBe('html')
})

test('no body of an enquiry is written to the disk on its way', () => {
  expect(serverConf()).toMatch(/^client_max_body_size (\d+);\nclient_body_buffer_size \1;$/m)
})

test('the two files say nothing of the machine, and are written anew only when they change', async () => {
  const website = mkdtempSync(join(tmpdir(), 'nginx-'))
  await writeNginx(website, null)
  const ordner = join(website, 'nginx')
  expect(readdirSync(ordner).sort()).toEqual(['http.conf', 'server.conf'])
  const text = readFileSync(join(ordner, 'http.conf'), 'utf8') + readFileSync(join(ordner, 'server.conf'), 'utf8')
  expect(text).not.toMatch(/\b(?:root|listen|ssl\w*|server_name|upstream)\s/)
  expect(text).not.toContain(website)
  const inode = (name: string) => statSync(join(ordner, name)).ino
  const vorher = [inode('http.conf'), inode('server.conf')]
  await writeNginx(website, null)
  expect([inode('http.conf'), inode('server.conf')]).toEqual(vorher)
  await writeNginx(website, 'GTM-ABC1234')
  expect(inode('http.conf')).not.toBe(vorher[0])
  expect(inode('server.conf')).toBe(vorher[1])
})
