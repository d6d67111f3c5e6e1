import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frankenText } from '#content/zahlen/format.ts'
import { betragAusEingabe } from './betrag-eingabe.ts'
import { rappen } from './rappen.ts'

test.each([
  ['412.20', 412_20],
  ['412,2', 412_20],
  ['412', 412_00],
  ['412.', 412_00],
  ['0', 0],
  ['CHF 1200', 1200_00],
  ['CHF1200.50', 1200_50],
  ['1200 CHF', 1200_00],
  ['chf 1’234.50 ', 1234_50],
  ['1200.-', 1200_00],
  ['1200.–', 1200_00],
  ['1200.--', 1200_00],
  ['1200,-', 1200_00],
  ["1'200", 1200_00],
  ['1’200.50', 1200_50],
  ['1200,50', 1200_50],
  ["1'200,50", 1200_50],
  ['1 200', 1200_00],
  ['1\u202f200.05', 1200_05],
  ['Fr. 1200', 1200_00],
  ["Fr. 1'234.–", 1234_00],
  ['sFr. 99', 99_00],
  ['1200 Franken', 1200_00],
  ['999’999.95', 999_999_95],
  ["1'234'567", 1_234_567_00],
  ['CHF 1’000’000.–', 1_000_000_00],
  ['12 500 000.05', 12_500_000_05],
  ['9999999', 9_999_999_00],
  ['999999999', 999_999_999_00],
])('«%s» is the amount %s', (text, betrag) => expect(betragAusEingabe(text)).toBe(betrag))

test.each([
  ...['', ' ', 'CHF', '412.205', '1.200', '1,200', '1.200,50', "12'34", "1''200", '1 2', '4 12.20', '-412', '−5', '+5'],
  ...['1200..', '1200.---', '.50', '1e3', '0x10', 'vierhundert', '412.20 EUR', 'CHF 412 CHF 3', '1200/12', '١٢٠٠'],
  ...["1'234'56", "1'234567", '1000000000', "1'000'000'000", `${' '.repeat(30)}5`, '9'.repeat(100_000)],
])('«%.40s» is no amount', text => expect(betragAusEingabe(text)).toBeUndefined())

test('an amount that was written is read back, however it is dressed', () => {
  const apostroph = fc.constantFrom('’', "'", '', ' ', '\u00a0', '‘')
  const kleid = fc.constantFrom(['', ''], ['CHF ', ''], ['Fr. ', ''], ['', ' CHF'], ['  ', ' '], ['CHF\u00a0', ''])
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999_99 }),
      apostroph,
      kleid,
      fc.boolean(),
      (betrag, tausend, um, komma) => {
        const geschrieben = frankenText(rappen(betrag)).replaceAll('’', tausend)
        const text = `${um[0]}${komma ? geschrieben.replace('.', ',') : geschrieben}${um[1]}`
        expect(betragAusEingabe(text)).toBe(betrag)
      },
    ),
  )
})
