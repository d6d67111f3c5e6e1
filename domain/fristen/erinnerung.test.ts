import { describe, expect, test } from 'vitest'
import { naechsteErinnerung } from './erinnerung.ts'
import { nachTagen } from './kalender-tag.ts'

/* 2026: arrive by Monday 30 November, post by 23 November. 2027: arrive by Tuesday 30 November. */
describe('for 30 November 2026', () => {
  test.each([
    ['2026-02-01', '2026-11-16', 'a week before the letter should be posted'],
    ['2026-11-15', '2026-11-16', 'that is tomorrow'],
    ['2026-11-16', '2026-11-23', 'too late for that: on the day to post it'],
    ['2026-11-23', '2026-11-27', 'too late for that too: on the last working day before it must be there'],
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

// The Saturday, three days before, is no day to post a letter.
test('for Tuesday 30 November 2027 the last one comes on Monday', () => {
  expect(naechsteErinnerung('jahresende', '2027-11-23').am).toBe('2027-11-29')
})

test('the middle of the year, whose last day of March 2027 is a working day', () => {
  expect(naechsteErinnerung('mitte-jahr', '2026-11-15')).toMatchObject({
    frist: { eintreffen: '2027-03-31', wechsel: '2027-07-01' },
  })
})

test('whatever the day: on a weekday after today, before the deadline, never two years away', () => {
  for (let heute = '2024-01-01'; heute < '2030-01-01'; heute = nachTagen(heute, 1)) {
    for (const art of ['jahresende', 'mitte-jahr'] as const) {
      const { am, frist } = naechsteErinnerung(art, heute)
      expect(
        am > heute && am < frist.eintreffen && am < nachTagen(heute, 380) && ![0, 6].includes(new Date(am).getUTCDay()),
        `${art} ${heute} ${am}`,
      ).toBe(true)
    }
  }
})
