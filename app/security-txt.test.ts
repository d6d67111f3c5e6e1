import { expect, test } from 'vitest'
import { site } from '#site-config'
import { securityTxt } from './security-txt.ts'

const { pfad, typ, inhalt } = securityTxt({ siteUrl: 'https://example.ch', datum: '2026-11-15' })
const felder = inhalt
  .trimEnd()
  .split('\n')
  .map(zeile => zeile.split(/: (.*)/, 2))

test('stands where RFC 9116 wants it, as text in UTF-8', () => {
  expect([pfad, typ]).toEqual(['/.well-known/security.txt', 'text/plain; charset=utf-8'])
})

test('has each field once, with a contact that is an address and the canonical address of the site', () => {
  expect(felder.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  expect(Object.fromEntries(felder)).toMatchObject({
    Contact: `mailto:${site.betreiber.email}`,
    'Preferred-Languages': 'de, en',
    Canonical: 'https://example.ch/.well-known/security.txt',
  })
})

test('holds for some months from the day of the rendering, never for a year', () => {
  expect(Object.fromEntries(felder).Expires).toBe('2027-05-14T00:00:00Z')
})
