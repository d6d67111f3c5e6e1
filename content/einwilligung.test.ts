import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { EINWILLIGUNG } from './einwilligung.ts'

/** Every wording that was ever shown, by version: the proofs in the database name these hashes. Only add. */
const FASSUNGEN: Record<string, { kontakt: string; weitergabe: string }> = {
  '2026-11': {
    kontakt: '420ab8c23a89d2b17321f349d216ae4dbce294ba7dc25f69f4011214235f6bb9',
    weitergabe: 'cff0925e7bf172f60570ff52f0562268d78d2945eb01be6173fcfb1872e245b1',
  },
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('a changed sentence carries a new version', () => {
  const { version, kontakt, weitergabe } = EINWILLIGUNG
  expect(FASSUNGEN[version]).toEqual({ kontakt: sha256(kontakt), weitergabe: sha256(weitergabe) })
})
