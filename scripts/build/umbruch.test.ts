import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groessterSatz } from './umbruch.ts'

/** A font in which every character is half as wide as high. */
const breite = (text: string, grad: number) => text.length * grad * 0.5
const box = { breite: 1000, hoehe: 250, zeilenhoehe: 1 }
const grade = [200, 100, 80, 50]

it('takes the largest size at which the words fit', () => {
  expect(groessterSatz('CSS', grade, box, breite)).toEqual({ grad: 200, zeilen: ['CSS'] })
  // Eleven characters of 200 would be 1100 wide, and a word is never cut.
  expect(groessterSatz('Zusatzteile', grade, box, breite).grad).toBe(100)
  expect(groessterSatz('Zusatzversicherungsteile', grade, box, breite).grad).toBe(80)
})

it('makes the lines about equally long', () => {
  expect(groessterSatz('aaaa bbbb cccc dddd e', grade, box, breite)).toEqual({
    grad: 100,
    zeilen: ['aaaa bbbb', 'cccc dddd e'],
  })
})

it('refuses a title that fits at no size', () => {
  expect(() => groessterSatz('a'.repeat(50), grade, box, breite)).toThrow('too long')
})

it('keeps every word in its order and within the box', () => {
  const wort = fc.stringMatching(/^[a-z]{1,12}$/)
  fc.assert(
    fc.property(fc.array(wort, { minLength: 1, maxLength: 12 }), worte => {
      const { grad, zeilen } = groessterSatz(worte.join(' '), grade, box, breite)
      expect(zeilen.join(' ')).toBe(worte.join(' '))
      expect(Math.max(...zeilen.map(zeile => breite(zeile, grad)))).toBeLessThanOrEqual(box.breite)
      expect(zeilen.length * grad).toBeLessThanOrEqual(box.hoehe)
    }),
  )
})
