import { expect, test } from 'vitest'
import { png } from './bild.ts'

const zeichnung = (farbe: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="${farbe}" d="M0 0h20v10H0z"/></svg>`

test('a drawing becomes a PNG of its own size', async () => {
  const bild = await png(zeichnung('#0d4a36'))
  expect(bild?.subarray(1, 4).toString()).toBe('PNG')
  // Width and height stand in the first chunk (https://www.w3.org/TR/png-3/#11IHDR).
  expect([bild?.readUInt32BE(16), bild?.readUInt32BE(20)]).toEqual([20, 10])
})

test('the same drawing is drawn once, another one anew', async () => {
  const erstes = await png(zeichnung('#f8db6e'))
  expect(await png(zeichnung('#f8db6e'))).toBe(erstes)
  expect(await png(zeichnung('#10201a'))).not.toEqual(erstes)
})
