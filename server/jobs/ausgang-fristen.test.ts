import { expect, test } from 'vitest'
import { folgeAus, HOECHSTVERSUCHE, pauseNach } from './ausgang-fristen.ts'

const STUNDE = 3_600_000

test('a refused row is tried for at least 72 hours, and not for weeks', () => {
  let jetzt = 0
  let versuche = 0
  for (;;) {
    const folge = folgeAus({ art: 'abgelehnt', code: '450' }, versuche, jetzt)
    if (folge.art !== 'verschoben') {
      expect(folge).toEqual({ art: 'gescheitert', code: '450', versuche: HOECHSTVERSUCHE })
      break
    }
    versuche = folge.versuche
    jetzt = folge.naechster
  }
  expect(jetzt).toBeGreaterThanOrEqual(72 * STUNDE)
  expect(jetzt).toBeLessThan(96 * STUNDE)
})

test('pauses double from half a minute to an hour', () => {
  expect([1, 2, 3, 4, 7, 8, 9, 79].map(n => pauseNach(n) / 1000)).toEqual([30, 60, 120, 240, 1920, 3600, 3600, 3600])
})

test('nobody there: the row is neither counted nor put off', () => {
  expect(folgeAus({ art: 'weg', code: 'ECONNREFUSED' }, 79, 5)).toEqual({ art: 'frei', code: 'ECONNREFUSED' })
})

test('refused for good at the first word', () => {
  expect(folgeAus({ art: 'unzustellbar', code: '550' }, 0, 5)).toEqual({ art: 'gescheitert', code: '550', versuche: 1 })
})

test('broken off: counted, because it may be the row that breaks it', () => {
  const folge = { art: 'verschoben', code: 'ECONNRESET', versuche: 1, naechster: 30_005 }
  expect(folgeAus({ art: 'abgebrochen', code: 'ECONNRESET' }, 0, 5)).toEqual(folge)
})
