import { expect, test } from 'vitest'
import type { Datensatz } from '../daten/datensatz.ts'
import { Antwortspeicher, jsonAntwort } from './antwortspeicher.ts'

const datensatz = () => ({}) as Datensatz

function gefuellt(anzahl: number, zeichen: number) {
  const aktuell = datensatz()
  const speicher = new Antwortspeicher(() => aktuell)
  const adressen = Array.from({ length: anzahl }, (_, index) => `/api/angebote?bfs=${index}`)
  for (const adresse of adressen) {
    speicher.get(adresse)
    speicher.set(adresse, jsonAntwort('x'.repeat(zeichen)))
  }
  return adressen.map(adresse => speicher.get(adresse)?.json.length ?? 0)
}

test('large answers push out others before they fill the memory', () => {
  const bytes = gefuellt(600, 60_000)
  expect(bytes.at(-1)).toBe(60_002)
  expect(bytes.reduce((summe, eine) => summe + eine, 0)).toBeLessThan(16_000_000)
})

test('what every visitor of every region can ask for on the first page stays remembered', () => {
  expect(gefuellt(42 * 38, 7_000).filter(bytes => bytes === 0)).toEqual([])
})

test('small answers are bounded too', () => {
  expect(gefuellt(20_000, 2).filter(bytes => bytes > 0).length).toBeLessThan(16_000)
})

test('another data set forgets the answers of the one before', () => {
  let aktuell = datensatz()
  const speicher = new Antwortspeicher(() => aktuell)
  speicher.get('/a')
  speicher.set('/a', jsonAntwort(1))
  expect(speicher.get('/a')?.json.toString()).toBe('1')
  aktuell = datensatz()
  expect(speicher.get('/a')).toBeUndefined()
})
