import { expect, it } from 'vitest'
import { mitDatenbanken } from '../../tests/fixtures/datenbanken.ts'
import { EINSTELLUNGEN } from '../../tests/fixtures/datenschutz-stelle.ts'
import { betreffe, meldungen } from '../../tests/fixtures/katalog-job.ts'
import { tellAbgelaufenes } from './befristet.ts'

const AUSSAGEN = {
  alt: { was: 'Wie es war', stand: '2025', bis: '2026-12-31', nachher: 'stand' },
  neu: { was: 'Wie es ist', stand: '2026', bis: '2027-12-31', nachher: 'weg' },
} as const

mitDatenbanken(({ oeffne }) => {
  it('the operator hears of a statement on the day after its end, in Zurich, and once', async () => {
    const db = await oeffne()
    const am = (zeit: string) =>
      tellAbgelaufenes({ db, einstellungen: EINSTELLUNGEN, jetzt: () => new Date(zeit) }, AUSSAGEN)
    await am('2026-12-31T22:59:00Z')
    expect(await betreffe(db)).toEqual([])
    await am('2026-12-31T23:01:00Z')
    await am('2027-02-01T10:00:00Z')
    const [mail, ...weitere] = await meldungen(db)
    expect(weitere).toEqual([])
    expect(mail?.betreff).toBe('Eine Aussage der Website ist abgelaufen')
    for (const angabe of ['Wie es war', '2025', '31. Dezember 2026']) expect(mail?.text).toContain(angabe)
  })
})
