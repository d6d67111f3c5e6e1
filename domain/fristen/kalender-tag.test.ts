import { expect, test } from 'vitest'
import { jahreZwischen, nachTagen, tagAusEingabe, tageBis } from './kalender-tag.ts'

test('days are counted over a change of clocks and over a leap day', () => {
  expect(tageBis('2026-10-20', '2026-10-30')).toBe(10)
  expect(tageBis('2028-02-28', '2028-03-01')).toBe(2)
  expect(nachTagen('2027-01-01', -1)).toBe('2026-12-31')
})

test('someone is 18 on the birthday, not the day before', () => {
  expect(jahreZwischen('2008-11-16', '2026-11-15')).toBe(17)
  expect(jahreZwischen('2008-11-16', '2026-11-16')).toBe(18)
})

test.each([
  ['5.1.1988', '1988-01-05'],
  [' 05.01.1988 ', '1988-01-05'],
  ['5. 1. 1988', '1988-01-05'],
  ['am 5.1.1988', undefined],
  ['5.1.19880', undefined],
  ['29.2.2024', '2024-02-29'],
  ['29.2.2023', undefined],
  ['31.4.1990', undefined],
  ['5.1.88', undefined],
  ['', undefined],
])('the date of birth «%s» is %s', (text, tag) => {
  expect(tagAusEingabe(text)).toBe(tag)
})
