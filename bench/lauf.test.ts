import { expect, test } from 'vitest'
import { runTeile } from './lauf.ts'
import type { Benchfigur, Benchteil, Gegenstand } from './messung.ts'

const gegenstand = (name: string): Gegenstand => ({ name, wurzel: '.', varDir: 'var', url: async () => '' })
const JETZT = gegenstand('jetzt')
const ALT = gegenstand('8158c17')

const messung = (name: string, wert: number, einheit = 's'): Benchfigur => ({
  name,
  wert,
  einheit,
  hinweis: 'Demodaten',
})
const teil = (name: string, miss: Benchteil['miss'], rest: Partial<Benchteil> = {}): Benchteil => ({
  ...{ name, misst: `misst ${name}`, runden: 1, vergleichbar: true, miss },
  ...rest,
})

/** What is kept and what is said, in the order in which it happens. */
async function lauf(teile: readonly Benchteil[], gegenstaende = [JETZT]) {
  const gemeldet: string[] = []
  const geschrieben: string[] = []
  const gelungen = await runTeile(teile, gegenstaende, {
    melde: satz => gemeldet.push(satz),
    schreibe: tabelle => geschrieben.push(tabelle),
  })
  return { gelungen, gemeldet, geschrieben, zeilen: geschrieben.at(-1)?.split('\n').slice(2) }
}

const einer = teil('import', async function* () {
  yield messung('Import', 4.1)
  yield messung('Import, Speicher', 158, 'MB')
})

test('keeps and tells every figure before the next is measured', async () => {
  const bisher: (string | undefined)[] = []
  const gemeldet: string[] = []
  let zuletzt: string | undefined
  const zwei = teil('zwei', async function* () {
    yield messung('erste', 1)
    bisher.push(zuletzt, gemeldet.at(-1))
    yield messung('zweite', 2)
  })
  await runTeile([zwei], [JETZT], {
    melde: satz => gemeldet.push(satz),
    schreibe: tabelle => {
      zuletzt = tabelle
    },
  })
  expect(bisher).toEqual([
    '| was | Wert | Einheit | Hinweis |\n|---|---:|---|---|\n| erste | 1 | s | Demodaten |',
    '  jetzt, Runde 1: erste 1 s',
  ])
})

test('a part that fails says why in one line, keeps what it has, and the others go on', async () => {
  const kaputt = teil('seiten', async function* () {
    yield messung('Startseite', 12_775, '1/s')
    throw new Error('wrk fehlt\n    at irgendwo')
  })
  const { gelungen, gemeldet, zeilen } = await lauf([kaputt, einer])
  expect(gelungen).toBe(false)
  expect(gemeldet).toContain('✗ seiten ist gescheitert: jetzt: wrk fehlt')
  expect(zeilen).toEqual([
    '| Startseite | 12775 | 1/s | Demodaten |',
    '| Import | 4.1 | s | Demodaten |',
    '| Import, Speicher | 158 | MB | Demodaten |',
    '| seiten | – |  | gescheitert: jetzt: wrk fehlt |',
  ])
  expect((await lauf([einer])).gelungen).toBe(true)
})

test('measures in turn and shows the median of the ratios beside both medians', async () => {
  const reihenfolge: string[] = []
  const werte: Record<string, number[]> = { jetzt: [2, 9, 4], '8158c17': [4, 3, 8] }
  const rechner = teil(
    'rechner',
    async function* ({ name }) {
      reihenfolge.push(name)
      yield messung('Weiter: Antwort', werte[name]?.shift() ?? 0, 'ms')
    },
    { runden: 3 },
  )
  const { zeilen, gemeldet, geschrieben } = await lauf([rechner], [JETZT, ALT])
  expect(reihenfolge).toEqual(['jetzt', '8158c17', 'jetzt', '8158c17', 'jetzt', '8158c17'])
  expect(geschrieben[0]).toBe(
    '| was | jetzt | 8158c17 | Verhältnis | Einheit | Hinweis |\n|---|---:|---:|---:|---|---|\n| Weiter: Antwort | 2 | – | – | ms | Demodaten |',
  )
  // 2/4, 9/3, 4/8: not what the two medians give.
  expect(zeilen).toEqual(['| Weiter: Antwort | 4 | 4 | 0.5 | ms | Demodaten |'])
  expect(gemeldet.at(-1)).toBe('✓ Weiter: Antwort: 4 ms gegen 4 ms, Verhältnis 0.5')
})

test('leaves the other commit out of what only this source has', async () => {
  const gemessene: string[] = []
  const praemien = teil(
    'praemien',
    async function* ({ name }) {
      gemessene.push(name)
      yield messung('Frage in der Engine', 23, 'µs')
    },
    { vergleichbar: false },
  )
  const { zeilen, gemeldet } = await lauf([praemien], [JETZT, ALT])
  expect(gemessene).toEqual(['jetzt'])
  expect(gemeldet[0]).toBe('praemien: misst praemien (nicht vergleichbar)')
  expect(gemeldet.at(-1)).toBe('✓ Frage in der Engine: 23 µs')
  expect(zeilen).toEqual(['| Frage in der Engine | 23 | – | – | µs | Demodaten |'])
})

test('says what a commit does not have', async () => {
  const rechner = teil('rechner', async function* (wovon) {
    yield wovon === ALT
      ? { ...messung('erste Angebote', Number.NaN, 'ms'), hinweis: 'gibt es dort nicht' }
      : messung('erste Angebote', 240, 'ms')
  })
  const { zeilen, gemeldet } = await lauf([rechner], [JETZT, ALT])
  expect(zeilen).toEqual(['| erste Angebote | 240 | – | – | ms | Demodaten; 8158c17: gibt es dort nicht |'])
  expect(gemeldet).toContain('  8158c17, Runde 1: erste Angebote: gibt es dort nicht')
})
