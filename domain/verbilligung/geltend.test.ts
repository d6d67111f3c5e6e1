import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lageIn } from '../../tests/fixtures/verbilligung/haushalte.ts'
import { lage } from '../../tests/fixtures/verbilligung/lage.ts'
import { geltenderAnspruch } from './geltend.ts'
import { anspruch, REGELN, regel } from './kantone.ts'

const allein = (einkommen: number) => lage('1', 1, einkommen)

test('while the amounts of the coming year are missing, the last published rules count and say so', () => {
  expect(geltenderAnspruch('ZH', 2027, allein(20_000))).toMatchObject({ imJahr: 3_696_00, regelJahr: 2026 })
})

test('limits of the coming year that exclude a household already count', () => {
  // 2026 the limit was 64'000.
  expect(geltenderAnspruch('ZH', 2026, allein(60_000))).toMatchObject({ imJahr: 336_00, regelJahr: 2026 })
  expect(geltenderAnspruch('ZH', 2027, allein(60_000))).toMatchObject({ imJahr: 0, regelJahr: 2027 })
})

test('prices older than the first rules are reckoned by these', () => {
  expect(geltenderAnspruch('ZH', 2025, allein(20_000))).toMatchObject({ imJahr: 3_696_00, regelJahr: 2026 })
  expect(geltenderAnspruch('BE', 2025, lage('2', 1, 20_000))).toMatchObject({ grund: 'konkubinat', regelJahr: 2026 })
})

test('a year further away has no rules', () => {
  expect(geltenderAnspruch('ZH', 2028, allein(20_000))).toMatchObject({
    art: 'keineZahl',
    grund: 'jahrNichtPubliziert',
  })
})

test('the reason is that of the last published rules', () => {
  const konkubinat = lage('2', 1, 20_000)
  expect(geltenderAnspruch('BE', 2027, konkubinat)).toMatchObject({
    art: 'keineZahl',
    grund: 'konkubinat',
    regelJahr: 2026,
  })
})

test.each(Object.keys(REGELN))(
  '%s: prices of 2027 are reckoned by the rules of one year, and the answer says which',
  kanton => {
    const gilt = (wer: Parameters<typeof anspruch>[2]) => {
      const { regelJahr, ...geltend } = geltenderAnspruch(kanton, 2027, wer)
      const nachDiesen = anspruch(kanton, regelJahr, wer)
      expect(geltend).toMatchObject(nachDiesen)
      // A figure of the coming year, be it nothing, always goes before one of this year.
      if (anspruch(kanton, 2027, wer).art === 'betrag') expect(regelJahr).toBe(2027)
      else if (!regel(kanton, 2027)) expect(regelJahr).toBe(2026)
    }
    fc.assert(fc.property(lageIn(kanton), gilt), { seed: 20270101, numRuns: 30 })
  },
)

test('in Zürich wealth above the limit of the coming year excludes too', () => {
  expect(geltenderAnspruch('ZH', 2027, lage('1', 1, 20_000, 150_001))).toMatchObject({ imJahr: 0, regelJahr: 2027 })
})
