import { expect, test } from 'vitest'
import { kalenderdatei } from './kalender.ts'

const eintrag = (text: string) =>
  kalenderdatei(
    [{ kennung: 'a', tag: '2026-11-30', titel: 'Frist', text, adresse: 'https://example.ch', wecker: [] }],
    Date.parse('2026-11-16T08:00:00Z'),
  )

test('a line ends with both signs, and the next one follows at once', () => {
  expect(eintrag('Bis dann.').split('\r\n').slice(0, 3)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Praemienlotse//Fristen//DE',
  ])
})

// The first and the last character of each length in UTF-8.
test.each([
  ['a', 1],
  ['\u007f', 1],
  ['\u0080', 2],
  ['\u07ff', 2],
  ['\u0800', 3],
  ['\uffff', 3],
  ['\u{10000}', 4],
])(
  'lines of the character %j, of %i bytes, are as long as 75 bytes allow, and none is cut in two',
  (zeichen, bytes) => {
    const text = zeichen.repeat(200)
    const datei = eintrag(text)
    expect(datei.replaceAll('\r\n ', '')).toContain(`DESCRIPTION;LANGUAGE=de-CH:${text}\r\n`)
    expect(datei.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const zeilen = datei.split('\r\n')
    const erste = zeilen.findIndex(zeile => zeile.startsWith('DESCRIPTION;'))
    const volle = zeilen.slice(erste, erste + 2).map(zeile => Buffer.byteLength(zeile))
    for (const laenge of volle) {
      expect(laenge).toBeLessThanOrEqual(75)
      expect(laenge).toBeGreaterThan(75 - bytes)
    }
  },
)
