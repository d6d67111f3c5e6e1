import { expect, test } from 'vitest'
import { inFrist } from './frist.ts'

test('what is ready in time is passed on, failures too', async () => {
  expect(await inFrist(Promise.resolve('da'), 60_000)).toBe('da')
  await expect(inFrist(Promise.reject(new Error('kaputt')), 60_000)).rejects.toThrow('kaputt')
})

test('what takes longer is given up, and its later failure troubles nobody', async () => {
  const spaeter = Promise.withResolvers<string>()
  expect(await inFrist(spaeter.promise, 1)).toBeNull()
  // Vitest fails on a rejection that nobody handles.
  spaeter.reject(new Error('zu spät'))
  await new Promise(resolve => setImmediate(resolve))
})
