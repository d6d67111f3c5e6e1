import { expect, it } from 'vitest'
import { mitDatenbanken } from '../../tests/fixtures/datenbank/datenbanken.ts'
import { betreffe, meldungen } from '../../tests/fixtures/katalog/katalog-job.ts'
import { EINSTELLUNGEN } from '../../tests/fixtures/server/datenschutz-stelle.ts'
import { tellFakten } from './fakten.ts'

const quelle = { name: 'KVG, Art. 64' }
const FAKTEN = {
  alt: { aussage: 'Wie es war: {hoechstens}.', werte: { hoechstens: '700' }, quelle, stand: '2025', bis: '2026-12-31' },
  auch: { aussage: 'Was auch galt.', quelle, stand: '2025-03', bis: '2026-12-31' },
  neu: { aussage: 'Wie es ist.', quelle, stand: '2026', bis: '2027-12-31', nachher: 'weg' },
} as const

const BALD = 'Aussagen der Website laufen bald ab'
const ABGELAUFEN = 'Aussagen der Website sind abgelaufen'

mitDatenbanken(({ oeffne }) => {
  it('the operator hears of facts 30 days before their end and on the day after it, in Zurich, and once', async () => {
    const db = await oeffne()
    const am = (zeit: string) => tellFakten({ db, einstellungen: EINSTELLUNGEN, jetzt: () => new Date(zeit) }, FAKTEN)
    await am('2026-11-30T22:59:00Z')
    expect(await betreffe(db)).toEqual([])
    await am('2026-11-30T23:01:00Z')
    expect(await betreffe(db)).toEqual([BALD])
    await am('2026-12-31T22:59:00Z')
    expect(await betreffe(db)).toEqual([BALD])
    await am('2026-12-31T23:01:00Z')
    await am('2027-02-01T10:00:00Z')
    const mails = await meldungen(db)
    expect(mails.map(({ betreff }) => betreff).toSorted()).toEqual([BALD, ABGELAUFEN].toSorted())
    for (const { text } of mails) {
      for (const angabe of ['Wie es war: 700.', 'Was auch galt.', 'März 2025', 'KVG, Art. 64', '31. Dezember 2026'])
        expect(text).toContain(angabe)
      expect(text).not.toContain('Wie es ist.')
    }
  })
})
