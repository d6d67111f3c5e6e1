import { expect, test } from 'vitest'
import { jahrImKatalog, type Tabellenstand } from './katalogstand.ts'

const stand = (...tabellen: (readonly [number, Tabellenstand['ergebnis']])[]) => ({
  tabellen: Object.fromEntries(
    tabellen.map(([jahr, ergebnis], index) => [`https://x.ch/${index}.csv`, { hash: '', kennung: '', jahr, ergebnis }]),
  ),
})

test('the newest complete table of the catalogue counts, whether it was taken, held or withdrawn', () => {
  expect(jahrImKatalog(stand([2026, 'importiert'], [2027, 'gehalten']))).toBe(2027)
  expect(jahrImKatalog(stand([2027, 'zurueckgezogen'], [2026, 'importiert']))).toBe(2027)
})

test('one that is empty or cannot be read says nothing about what is published', () => {
  expect(jahrImKatalog(stand([2026, 'importiert'], [2027, 'noch-nicht']))).toBe(2026)
  expect(jahrImKatalog(stand([2026, 'importiert'], [2027, 'abgelehnt']))).toBe(2026)
  expect(jahrImKatalog(stand([2027, 'noch-nicht']))).toBeUndefined()
  expect(jahrImKatalog(null)).toBeUndefined()
})
