import { expect, test } from 'vitest'
import { aufrufVon } from './aufruf.ts'
import type { Benchteil } from './messung.ts'

const teil = (name: string): Benchteil => ({
  name,
  misst: `misst ${name}`,
  runden: 1,
  vergleichbar: true,
  async *miss() {},
})
const ALLE = [teil('seiten'), teil('import'), teil('anfragen')]

function namen(...args: string[]) {
  const aufruf = aufrufVon(args, ALLE)
  return typeof aufruf === 'string' ? aufruf : aufruf.teile.map(({ name }) => name)
}

test('measures everything unless parts are named, in the order of the list', () => {
  expect(namen()).toEqual(['seiten', 'import', 'anfragen'])
  expect(namen('anfragen', 'seiten')).toEqual(['seiten', 'anfragen'])
})

test('reads the other commit before and after the names', () => {
  expect(aufrufVon(['import', '--gegen', '8158c17'], ALLE)).toEqual({ teile: [ALLE[1]], gegen: '8158c17' })
  expect(aufrufVon(['--gegen', '8158c17', 'import'], ALLE)).toEqual({ teile: [ALLE[1]], gegen: '8158c17' })
  expect(aufrufVon(['import'], ALLE)).toEqual({ teile: [ALLE[1]], gegen: undefined })
})

test('refuses an unknown part with the list of parts', () => {
  const meldung = namen('import', 'inport')
  expect(meldung).toMatch(/^Unbekannt: inport\n/)
  expect(meldung).toContain('  seiten          misst seiten\n  import          misst import')
})

test('refuses an unknown option, and a commit that is not named', () => {
  expect(namen('--gegn', '8158c17')).toMatch(/^Unverständlich: --gegn 8158c17\n\nAufruf: npm run bench/)
  expect(namen('import', '--gegen')).toMatch(/^Unverständlich: import --gegen\n/)
})
