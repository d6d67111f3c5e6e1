import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { fristJahresende, fristMitteJahr } from '#domain/fristen/fristen.ts'
import { kalenderdatei } from '#domain/fristen/kalender.ts'
import { eintraegeDerFrist } from './kalendereintraege.ts'

const ERSTELLT = Date.UTC(2025, 9, 3, 7, 30, 15)
const datei = () => kalenderdatei(eintraegeDerFrist(fristJahresende(2025), 'https://example.ch'), ERSTELLT)

/** As another library reads it. */
function gelesen(text: string) {
  const kalender = new ICAL.Component(ICAL.parse(text))
  return kalender.getAllSubcomponents('vevent').map(ereignis => ({
    tag: ereignis.getFirstPropertyValue('dtstart') as ICAL.Time,
    ende: ereignis.getFirstPropertyValue('dtend') as ICAL.Time,
    stempel: String(ereignis.getFirstPropertyValue('dtstamp')),
    uid: ereignis.getFirstPropertyValue('uid'),
    titel: ereignis.getFirstPropertyValue('summary'),
    text: ereignis.getFirstPropertyValue('description'),
    adresse: ereignis.getFirstPropertyValue('url'),
  }))
}

test('2025: posted by Friday 21 November, there on Friday 28 November, each for exactly that day', () => {
  const tage = gelesen(datei()).map(({ tag, ende }) => [tag.isDate, tag.toString(), ende.toString()])
  expect(tage).toEqual([
    [true, '2025-11-21', '2025-11-22'],
    [true, '2025-11-28', '2025-11-29'],
  ])
})

test('an all-day entry has no zone that could move it', () => {
  expect(gelesen(datei()).map(({ tag }) => tag.zone.tzid)).toEqual(['floating', 'floating'])
  expect(datei()).not.toMatch(/DT(START|END)[^\r]*[TZ]\d|TZID/)
})

test('carries its texts unharmed, over folded lines and escaped commas', () => {
  const [absenden] = gelesen(datei())
  expect(absenden?.titel).toBe('Kündigung der Krankenkasse eingeschrieben zur Post bringen')
  expect(absenden?.text).toBe(
    'Die Kündigung der Grundversicherung auf den 31. Dezember 2025 muss am 28. November 2025 bei der Krankenkasse sein. Der Poststempel genügt nicht.',
  )
  expect(absenden?.adresse).toBe('https://example.ch/kuendigen')
  const [schwierig] = gelesen(
    kalenderdatei(
      [
        {
          kennung: 'x',
          tag: '2026-01-01',
          titel: `a, b; c\\n d\n${'€😀ü'.repeat(40)}`,
          text: '',
          adresse: 'https://example.ch',
          wecker: [],
        },
      ],
      ERSTELLT,
    ),
  )
  expect(schwierig?.titel).toBe(`a, b; c\\n d\n${'€😀ü'.repeat(40)}`)
})

test('every line ends with CR LF and has at most 75 bytes', () => {
  expect(datei().endsWith('END:VCALENDAR\r\n')).toBe(true)
  const zeilen = datei().split('\r\n')
  expect(zeilen.filter(zeile => /[\r\n]/.test(zeile) || Buffer.byteLength(zeile) > 75)).toEqual([])
  expect(zeilen.some(zeile => zeile.startsWith(' '))).toBe(true)
})

test('an entry keeps its name from day to day, and no two share one', () => {
  const namen = (text: string) => gelesen(text).map(({ uid }) => uid)
  const spaeter = kalenderdatei(eintraegeDerFrist(fristJahresende(2025), 'https://example.ch:8443'), ERSTELLT + 1e9)
  expect(namen(spaeter)).toEqual(namen(datei()))
  const andere = kalenderdatei(eintraegeDerFrist(fristMitteJahr(2026), 'https://example.ch'), ERSTELLT)
  expect(new Set([...namen(datei()), ...namen(andere)]).size).toBe(4)
  expect(namen(datei())[0]).toBe('absenden-2025-11-28@example.ch')
})

test('says in UTC when it was written', () => {
  expect(gelesen(datei())[0]?.stempel).toBe('2025-10-03T07:30:15Z')
})

test('a line is folded before the character that would be its 76th byte, whatever its width, and not sooner', () => {
  const eintrag = { kennung: 'x', tag: '2026-01-01' as const, text: '', adresse: 'https://example.ch', wecker: [] }
  // The last of one byte and the first of two, of two and three, of three and four.
  for (const zeichen of ['\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}']) {
    const bytes = Buffer.byteLength(zeichen)
    const erste = (fuellung: number) => {
      const titel = 'a'.repeat(fuellung) + zeichen
      const zeilen = kalenderdatei([{ ...eintrag, titel }], ERSTELLT).split('\r\n')
      return zeilen.find(zeile => zeile.startsWith('SUMMARY;'))
    }
    const platz = 75 - 'SUMMARY;LANGUAGE=de-CH:'.length - bytes
    expect(Buffer.byteLength(erste(platz) ?? ''), zeichen).toBe(75)
    expect(erste(platz + 1)?.endsWith('a'), zeichen).toBe(true)
  }
})
