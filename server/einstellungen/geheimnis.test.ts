import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { adressHash, emailSchluessel, geheimnisWarnung, readGeheimnis } from './geheimnis.ts'

const wurzel = mkdtempSync(join(tmpdir(), 'geheimnis-test-'))
afterAll(() => rmSync(wurzel, { recursive: true }))

test('made once, readable by its owner only, the same for all that start at once', async () => {
  const varDir = join(wurzel, 'neu')
  const geheimnisse = await Promise.all(Array.from({ length: 20 }, () => readGeheimnis(varDir, null)))
  expect(new Set(geheimnisse).size).toBe(1)
  expect(Buffer.from(geheimnisse[0] ?? '', 'base64url')).toHaveLength(32)
  expect(await readGeheimnis(varDir, null)).toBe(geheimnisse[0])
  expect(readdirSync(varDir)).toEqual(['geheimnis'])
  expect(statSync(join(varDir, 'geheimnis')).mode & 0o777).toBe(0o600)
})

test('a set secret leaves no file', async () => {
  const varDir = join(wurzel, 'gesetzt')
  expect(await readGeheimnis(varDir, 'abc')).toBe('abc')
  expect(() => statSync(varDir)).toThrow()
})

test('a secret of its own is worth a warning only where processes may share a database', () => {
  expect(geheimnisWarnung(null, 'postgres://db/lotse')).toMatch(/^GEHEIMNIS ist nicht gesetzt; .* denselben Wert\.$/)
  expect(geheimnisWarnung('a'.repeat(32), 'postgres://db/lotse')).toBeNull()
  expect(geheimnisWarnung(null, null)).toBeNull()
})

test('a short secret is worth a warning that does not repeat it', () => {
  expect(geheimnisWarnung(`xyzzy${'a'.repeat(26)}`, null)).toMatch(/^GEHEIMNIS ist kurz(?!.*xyzzy)/)
})

test('hashes depend on secret, purpose and value', () => {
  const hashes = [
    adressHash('a', 'ip', '192.0.2.1'),
    adressHash('b', 'ip', '192.0.2.1'),
    adressHash('a', 'email', '192.0.2.1'),
    adressHash('a', 'ip', '192.0.2.2'),
  ]
  expect(new Set(hashes).size).toBe(4)
  expect(adressHash('a', 'ip', '192.0.2.1')).toBe(hashes[0])
})

test.each([
  ['Anna@Example.CH', 'anna@example.ch'],
  [' anna@example.ch ', 'anna@example.ch'],
  ['anna@müller.ch', 'anna@xn--mller-kva.ch'],
  ['anna@mu\u0308ller.ch', 'anna@müller.ch'],
])('%s is the mailbox %s', (eine, andere) => {
  expect(emailSchluessel('g', eine)).toBe(emailSchluessel('g', andere))
})

test('different mailboxes stay apart', () => {
  expect(emailSchluessel('g', 'anna+x@example.ch')).not.toBe(emailSchluessel('g', 'anna@example.ch'))
})
