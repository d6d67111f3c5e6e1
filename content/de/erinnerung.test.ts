import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ERINNERUNG_EINWILLIGUNG } from './erinnerung.ts'

/** Every wording that was ever shown, by its version. Add a line for a new one; never change an old one. */
const FASSUNGEN: Readonly<Record<string, string>> = {
  '2026-11': '02bf4010c352c955980353302225da68119c154e7990c8a50f31c7f514ef339d',
}

test('a changed sentence has a new version', () => {
  const { version, wortlaut } = ERINNERUNG_EINWILLIGUNG
  expect(createHash('sha256').update(wortlaut).digest('hex')).toBe(FASSUNGEN[version])
})
