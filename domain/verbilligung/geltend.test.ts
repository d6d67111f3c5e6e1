import { expect, test } from 'vitest'
import { lage } from '../../tests/fixtures/verbilligung/lage.ts'
import { geltenderAnspruch } from './geltend.ts'

const allein = (einkommen: number) => lage('1', 1, einkommen)

test('while the amounts of the coming year are missing, the last published rules count and say so', () => {
  expect(geltenderAnspruch('ZH', 2027, allein(20_000))).toMatchObject({ imJahr: 3_696_00, regelJahr: 2026 })
})

test('limits of the coming year that exclude a household already count', () => {
  // 2026 the limit was 64'000.
  expect(geltenderAnspruch('ZH', 2026, allein(60_000))).toMatchObject({ imJahr: 336_00, regelJahr: 2026 })
  expect(geltenderAnspruch('ZH', 2027, allein(60_000))).toMatchObject({ imJahr: 0, regelJahr: 2027 })
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
