import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auffaellige, istErklaert, mutantenAus, ueberholte } from './bericht.ts'
import { stichprobe } from './stichprobe.ts'

const datei = join(mkdtempSync(join(tmpdir(), 'stichprobe-')), 'a.ts')
const RECHNUNG = ['const a = 1', 'const b = a + 2', 'return a < b', 'if (a) x()']

function gewaehlt(quelle: readonly string[]): (string | undefined)[] {
  writeFileSync(datei, quelle.join('\n'))
  const bereiche = stichprobe(datei, 2).map(bereich => /:(\d+)-\1$/.exec(bereich)?.[1])
  return bereiche.map(nummer => quelle[Number(nummer) - 1])
}

test('takes the same lines in each run, wherever they stand', () => {
  const zwei = gewaehlt(RECHNUNG)
  expect(zwei).toHaveLength(2)
  expect(gewaehlt(['// neu', '', ...RECHNUNG])).toEqual(zwei)
})

test('takes only lines in which something is computed', () => {
  expect(
    gewaehlt(['import a from "b"', '/** x */', ' * y', '// z', '}', '})', '', 'export type A = 1', 'a()']),
  ).toEqual(['a()'])
})

test('lists what no test noticed, unless a reason is known, and reasons that nothing needs any more', () => {
  const mutanten = mutantenAus({
    files: {
      'a.ts': {
        source: 'const a = 1\n  return a < b',
        mutants: (['Killed', 'Survived', 'NoCoverage', 'Ignored'] as const).map(status => ({
          mutatorName: 'M',
          replacement: status,
          status,
          location: { start: { line: 2 } },
        })),
      },
    },
  })
  const offen = auffaellige(mutanten)
  expect(offen.map(({ ersatz, zeile, nummer }) => [ersatz, zeile, nummer])).toEqual([
    ['Survived', 'return a < b', 2],
    ['NoCoverage', 'return a < b', 2],
  ])
  const erklaert = [{ datei: 'a.ts', zeile: 'return a < b', ersatz: 'Survived', grund: 'x' }]
  expect(offen.map(mutant => istErklaert(mutant, erklaert))).toEqual([true, false])
  const bemerkt = { datei: 'a.ts', zeile: 'return a < b', ersatz: 'Killed', grund: 'y' }
  const nichtVersucht = { ...bemerkt, datei: 'b.ts' }
  expect(ueberholte([...erklaert, bemerkt, nichtVersucht], mutanten)).toEqual([bemerkt])
})
