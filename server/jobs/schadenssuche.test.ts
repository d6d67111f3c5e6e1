import { expect, test } from 'vitest'
import { warteBis } from '../../tests/fixtures/warte-bis.ts'
import { pauseNach, startSchadenssuche } from './schadenssuche.ts'

test.each([
  [46, 10_000],
  [100, 10_000],
  [400, 40_000],
  [5_000, 500_000],
])('a search of %i ms is followed by a pause of %i ms', (dauer, pause) => expect(pauseNach(dauer)).toBe(pause))

test('a search that could not be made is made again, until it is stopped', async () => {
  let suchen = 0
  const job = startSchadenssuche(
    {
      async searchSchaden() {
        suchen += 1
        throw new Error('could not be made')
      },
    },
    0,
  )
  await warteBis(() => expect(suchen).toBeGreaterThan(2))
  await job.stop()
})
