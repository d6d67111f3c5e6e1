import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type Frist, naechsteFristJahresende, naechsteFristMitteJahr, type Tag } from '#domain/fristen/fristen.ts'
import { kalenderdatei } from '#domain/fristen/kalender.ts'
import { nachTagen } from '#domain/fristen/kalender-tag.ts'
import { eintraegeDerFrist } from './kalendereintraege.ts'

const wanduhr = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short', timeStyle: 'medium' })

/** Files that differ only in when they were made are read once. */
const gelesene = new Map<string, string[][]>()

/** The alarms of a file made at that moment, event by event, as another library reads them and Zurich's clocks show them. */
function wecker(frist: Frist, jetzt: number): string[][] {
  const text = kalenderdatei(eintraegeDerFrist(frist, 'https://example.ch'), jetzt).replaceAll(/^DTSTAMP:.*\r\n/gm, '')
  const bekannt = gelesene.get(text) ?? gelesen(text)
  gelesene.set(text, bekannt)
  return bekannt
}

function gelesen(text: string): string[][] {
  const ereignisse = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  return ereignisse.map(ereignis =>
    ereignis
      .getAllSubcomponents('valarm')
      .map(alarm => wanduhr.format((alarm.getFirstPropertyValue('trigger') as ICAL.Time).toJSDate())),
  )
}

/* 2026: arrive by Monday 30 November, post by Monday 23 November. */
describe('for 30 November 2026', () => {
  const AUFGEBEN = '2026-11-23 09:00:00'
  const ZULETZT = '2026-11-27 09:00:00'
  test.each([
    ['2026-11-15T23:00+01:00', [AUFGEBEN, '2026-11-16 09:00:00'], [ZULETZT]],
    ['2026-11-16T09:00+01:00', [AUFGEBEN], [ZULETZT]],
    ['2026-11-18T12:00+01:00', [AUFGEBEN], [ZULETZT]],
    ['2026-11-23T08:59+01:00', [AUFGEBEN], [ZULETZT]],
    ['2026-11-23T09:00+01:00', [], [ZULETZT]],
    ['2026-11-27T09:00+01:00', [], []],
    ['2026-11-30T08:00+01:00', [], []],
  ])('saved at %s it rings for posting at %j and for the last day at %j', (jetzt, aufgeben, zuletzt) => {
    expect(wecker(naechsteFristJahresende(jetzt.slice(0, 10)), Date.parse(jetzt))).toEqual([aufgeben, zuletzt])
  })
})

// Easter Sunday is 25 March in 2035: Friday 23 March, a week before the last day, is Good Friday. Clocks change on the 25th.
test('Easter and a change of clocks between posting and arrival', () => {
  expect(wecker(naechsteFristMitteJahr('2035-01-02'), Date.parse('2035-01-02T12:00Z'))).toEqual([
    ['2035-03-22 09:00:00', '2035-03-15 09:00:00'],
    ['2035-03-29 09:00:00'],
  ])
})

/** Easter Sundays of twelve years (official calendars). */
const OSTERN: readonly Tag[] = [
  ...['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01'],
  ...['2030-04-21', '2031-04-13', '2032-03-28', '2033-04-17', '2034-04-09', '2035-03-25'],
]
const GESCHLOSSEN = new Set(OSTERN.flatMap(sonntag => [nachTagen(sonntag, -2), nachTagen(sonntag, 1)]))
const istOffen = (tag: Tag) => ![0, 6].includes(new Date(tag).getUTCDay()) && !GESCHLOSSEN.has(tag)

test('on every day of twelve years: at nine, in the future, while a post office is open, and none is missing', () => {
  for (let heute = '2024-01-01'; heute <= '2035-12-31'; heute = nachTagen(heute, 1))
    for (const frist of [naechsteFristJahresende(heute), naechsteFristMitteJahr(heute)]) {
      const davor = [1, 2, 3, 4, 5].map(tage => nachTagen(frist.eintreffen, -tage))
      const soll = [[frist.absenden, nachTagen(frist.absenden, -7)], davor.filter(istOffen).slice(0, 1)]
      const gestellt = wecker(frist, Date.parse(`${heute}T12:00Z`))
      expect(gestellt, heute).toEqual(soll.map(tage => tage.filter(tag => tag > heute).map(tag => `${tag} 09:00:00`)))
      expect(
        gestellt.flat().filter(zeit => !istOffen(zeit.slice(0, 10))),
        heute,
      ).toEqual([])
    }
})
