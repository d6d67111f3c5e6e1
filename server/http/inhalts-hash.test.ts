import { expect, test } from 'vitest'
import { inhaltsHash } from './inhalts-hash.ts'

test('is the beginning of SHA-256, as FIPS 180-4 gives it for «abc»', () => {
  const marke = inhaltsHash(Buffer.from('abc'))
  expect(marke).toHaveLength(22)
  expect(Buffer.from(marke, 'base64url').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223')
})
