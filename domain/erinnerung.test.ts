import { describe, expect, test } from 'vitest'
import { naechsteErinnerung } from './erinnerung.ts'
import { nachTagen } from './kalender-tag.ts'

/* 2026: arrive by Monday 30 November, post by 23 November. 2027: arrive by Tuesday 30 November. */
describe('for 30 November 2026', () => {
  test.each([
    ['2026-02-01', '2026-11-16', 'a week before the letter should be posted'],
    ['2026-11-15', '2026-11-16', 'that is tomorrow'],
    ['2026-11-16', '2026-11-23', 'too late for that: on the day to post it'],
    ['2026-11-23', '2026-11-27', 'too late for that too: three days before it must be there'],
    ['2026-11-26', '2026-11-27', 'that is tomorrow'],
  ])('asked on %s it comes on %s: %s', (heute, am) => {
    const { frist, ...erinnerung } = naechsteErinnerung('jahresende', heute)
    expect([erinnerung.am, frist.eintreffen]).toEqual([am, '2026-11-30'])
  })

  test.each(['2026-11-27', '2026-11-30', '2026-12-01'])('asked on %s it is for the year after', heute => {
    expect(naechsteErinnerung('jahresende', heute)).toMatchObject({
      am: '2027-11-16',
      frist: { eintreffen: '2027-11-30' },
    })
  })
})

test('the middle of the year, whose last day of March 2027 is a working day', () => {
  expect(naechsteErinnerung('mitte-jahr', '2026-11-15')).toMatchObject({
    frist: { eintreffen: '2027-03-31', wechsel: '2027-07-01' },
  })
})

test('whatever the day: after today, before the deadline, never two years away', () => {
  for (let heute = '2024-01-01'; heute < '2030-01-01'; heute = nachTagen(heute, 1)) {
    for (const art of ['jahresende', 'mitte-jahr'] as const) {
      const { am, frist } = naechsteErinnerung(art, heute)
      expect(am > heute && am < frist.eintreffen && am < nachTagen(heute, 380), `${art} ${heute} ${am}`).toBe(true)
    }
  }
})
