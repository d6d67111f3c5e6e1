import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readBestand } from './bestand.ts'
import { etagVon, fingerabdruck, istHeil } from './fingerabdruck.ts'
import { AKTUELL, readVersion, type Websitedatei, writeVersion } from './ordner.ts'

const STUNDE = 60 * 60_000
const SCHLUESSEL = '0123456789abcdef'

const alle = mkdtempSync(join(tmpdir(), 'ordner-'))
afterAll(() => rmSync(alle, { recursive: true, force: true }))
let website: string
beforeEach(() => {
  website = mkdtempSync(join(alle, 'website-'))
})

const datei = (name: string, inhalt: string): Websitedatei => ({
  name,
  inhalt: Buffer.from(inhalt),
  neben: async () => ({ '.br': Buffer.from(`br:${inhalt}`) }),
})
const schreibe = (dateien: Record<string, string>, jetzt: number) =>
  writeVersion(
    website,
    SCHLUESSEL,
    Object.entries({ '404.html': 'fehlt', ...dateien }).map(([name, inhalt]) => datei(name, inhalt)),
    jetzt,
  )
const pfad = (name: string) => join(website, AKTUELL, name)
const lies = (name: string) => readFileSync(pfad(name), 'utf8')
const inode = (name: string) => statSync(pfad(name)).ino
const versionen = () => readdirSync(website).filter(name => name.startsWith(SCHLUESSEL))
const readInPlace = async () => readBestand(website, (await readVersion(website)) ?? '', null)

test('what has not changed is the same file, what has changed is written, each with its neighbours', async () => {
  await schreibe({ 'faq.html': 'alt', 'blog/a.html': 'bleibt' }, 1)
  const vorher = ['blog/a.html', 'blog/a.html.br', 'faq.html', 'faq.html.br'].map(inode)
  await schreibe({ 'faq.html': 'neu', 'blog/a.html': 'bleibt' }, 2)
  const nachher = ['blog/a.html', 'blog/a.html.br', 'faq.html', 'faq.html.br'].map(inode)
  expect(nachher.map((nummer, stelle) => nummer === vorher[stelle])).toEqual([true, true, false, false])
  expect(['faq.html', 'faq.html.br', 'blog/a.html'].map(lies)).toEqual(['neu', 'br:neu', 'bleibt'])
  await readInPlace()
})

test.each([
  ['a changed file', () => writeFileSync(pfad('faq.html'), 'kaputt')],
  ['a changed neighbour', () => writeFileSync(pfad('faq.html.br'), 'kaputt')],
  ['a file cut short', () => truncateSync(pfad('faq.html'), 1)],
  ['a lost file', () => rmSync(pfad('faq.html'))],
  ['a lost neighbour', () => rmSync(pfad('faq.html.br'))],
  ['a damaged file of an earlier build', () => writeFileSync(pfad('assets/alt-a.js'), 'kaputt')],
  ['a damaged neighbour of it', () => writeFileSync(pfad('assets/alt-a.js.br'), 'kaputt')],
  ['a lost version', () => rmSync(join(website, versionen()[0] ?? ''), { recursive: true })],
])('%s does not live on in the next version', async (_was, beschaedige) => {
  await schreibe({ 'faq.html': 'Fragen', 'assets/alt-a.js': 'alt' }, 1)
  beschaedige()
  await expect(readInPlace()).rejects.toThrow(/Damaged|not complete|ENOENT/)
  await schreibe({ 'faq.html': 'Fragen' }, 2)
  await readInPlace()
  expect([lies('faq.html'), lies('faq.html.br')]).toEqual(['Fragen', 'br:Fragen'])
})

test('what browsers may keep for ever stays for 24 hours after it went out of use', async () => {
  await schreibe({ 'assets/a-1.js': 'eins', 'daten/2026/a-1.json': '{}', 'seite.html': 'weg' }, 0)
  await schreibe({ 'assets/a-2.js': 'zwei' }, STUNDE)
  expect(['assets/a-1.js', 'assets/a-1.js.br', 'daten/2026/a-1.json'].map(lies)).toEqual(['eins', 'br:eins', '{}'])
  expect(() => lies('seite.html')).toThrow('ENOENT')
  await schreibe({ 'assets/a-2.js': 'zwei' }, 25 * STUNDE - 1)
  expect(lies('assets/a-1.js')).toBe('eins')
  await schreibe({ 'assets/a-2.js': 'zwei' }, 25 * STUNDE)
  expect(() => lies('assets/a-1.js')).toThrow('ENOENT')
  expect(lies('assets/a-2.js')).toBe('zwei')
})

test('what comes back into use begins its day anew when it goes again', async () => {
  await schreibe({ 'assets/a-1.js': 'eins' }, 0)
  await schreibe({}, STUNDE)
  await schreibe({ 'assets/a-1.js': 'eins' }, 20 * STUNDE)
  await schreibe({}, 30 * STUNDE)
  await schreibe({}, 53 * STUNDE)
  expect(lies('assets/a-1.js')).toBe('eins')
})

test('the version before stays, older ones and what was left half done go', async () => {
  // A draft of a process that is gone: none has a number that high.
  writeFileSync(join(website, '.entwurf-99999999.link'), '')
  const gesehen: (string | null)[] = []
  for (const jetzt of [1, 2, 3]) {
    await schreibe({ 'faq.html': String(jetzt) }, jetzt)
    gesehen.push(await readVersion(website))
  }
  expect(versionen().sort()).toEqual(gesehen.slice(1).sort())
  expect(readdirSync(website).filter(name => name.startsWith('.'))).toEqual([])
})

test('two files of one name are refused, and the version in place stays', async () => {
  await schreibe({ 'faq.html': 'Fragen' }, 1)
  const vorher = await readVersion(website)
  const zweimal = [datei('faq.html', 'a'), datei('faq.html', 'b')]
  await expect(writeVersion(website, SCHLUESSEL, zweimal, 2)).rejects.toThrow('EEXIST')
  expect(await readVersion(website)).toBe(vorher)
  await readInPlace()
})

test("a file's time tells its content and makes its ETag, whenever it was written", async () => {
  await schreibe({ 'faq.html': 'Prämien' }, 1)
  const merkmale = statSync(pfad('faq.html'))
  // printf Prämien | sha256sum: 60069b5b…, half of that in seconds.
  expect(fingerabdruck(Buffer.from('Prämien'))).toBe(0x30034dad)
  expect(merkmale.mtimeMs).toBe(0x30034dad * 1000)
  expect(istHeil(Buffer.from('Prämien'), merkmale)).toBe(true)
  expect(istHeil(Buffer.from('Praemien'), merkmale)).toBe(false)
  expect(etagVon(merkmale)).toBe('"30034dad-8"')
})
