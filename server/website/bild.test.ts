import { expect, test } from 'vitest'
import { png } from './bild.ts'

test('a drawing becomes a PNG of its own size', async () => {
  const bild = await png('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10H0z"/></svg>')
  expect(bild?.subarray(1, 4).toString()).toBe('PNG')
  // Width and height stand in the first chunk (https://www.w3.org/TR/png-3/#11IHDR).
  expect([bild?.readUInt32BE(16), bild?.readUInt32BE(20)]).toEqual([20, 10])
})
