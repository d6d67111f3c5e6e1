import { afterEach, expect, test, vi } from 'vitest'
import { insertAusgang } from '#db/ausgang.ts'
import { mitDatenbanken } from '../../tests/fixtures/datenbank/datenbanken.ts'
import { startAusgang } from './ausgang.ts'

afterEach(() => {
  vi.useRealTimers()
})

mitDatenbanken(({ oeffne }) => {
  test('what was sent is noted without waiting for the next look of its own', async () => {
    const { kysely } = await oeffne()
    await insertAusgang(kysely, [
      {
        ...{ id: 'a', art: 'betreiber', referenz: 'R-a', message_id: '<a@x>', email_hash: 'h', inhalt: '{}' },
        ...{ anfrage_id: null, antrag_id: null, erinnerung_id: null, erstellt: 0 },
      },
    ])
    // The own look never comes.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const job = startAusgang({
      db: kysely,
      transport: { send: async () => ({ art: 'angenommen' }), close() {} },
      webhook: null,
      jetzt: () => new Date(0),
      log: { info() {}, warn() {}, error() {} },
    })
    const zustand = async () => (await kysely.selectFrom('ausgang').select('zustand').executeTakeFirst())?.zustand
    while ((await zustand()) === 'wartet') await new Promise(setImmediate)
    expect(await zustand()).toBe('gesendet')
    vi.useRealTimers()
    await job.stop()
  })
})
