import { describe, expect, test } from 'vitest'
import type { Moeglichkeit, Wegfrist } from '#domain/police/nichts-tun-fristen.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { versichererName } from '../versicherer/name.ts'
import { FRIST, fristText, moeglichkeitText, WEGE } from './nichts-tun-wege.ts'

const [CSS, ASSURA] = [8, 1542]
const frist = { eintreffen: '2026-11-30', absenden: '2026-11-23', wechsel: '2027-01-01' }
test('the ways by name, and what each costs against today', () => {
  const { namen, titel, zuHeute } = WEGE
  expect([namen.nichts(), namen.gleiche('CSS'), namen.andere()]).toEqual([
    'Nichts tun',
    'Bei CSS bleiben, Modell wechseln',
    'Kasse wechseln',
  ])
  expect([titel(3, null), titel(1, 'Kind')]).toEqual(['Drei Wege ab 1. Januar', 'Kind: Ein Weg ab 1. Januar'])
  expect([53_40, -46_10].map(betrag => zuHeute(rappen(betrag)))).toEqual(['+53.40 zu heute', '−46.10 zu heute'])
})

test('the one line', () => {
  expect([12, 1, 0].map(FRIST.tage)).toEqual(['Noch 12 Tage', 'Noch 1 Tag', 'Heute ist der letzte Tag'])
  expect(FRIST.kuendigung('2026-11-30', ['CSS', 'Helsana'])).toBe('Kündigung bis 30. November bei CSS und Helsana.')
  expect(FRIST.modell('2026-11-30', ['CSS'])).toBe('Modellwechsel bis 30. November melden bei CSS.')
})

describe('until when', () => {
  const bis = (wegfrist: Wegfrist, versicherer = ASSURA) => fristText(wegfrist, versicherer, CSS, versichererName)

  test('in the last week', () => {
    expect(bis({ art: 'kuendigung', frist, offen: true, perPost: false })).toBe(
      'Die Kündigung muss bis 30. November 2026 bei CSS sein. Für die Post wird es knapp: Fragen Sie CSS, wie sie noch rechtzeitig ankommt.',
    )
  })
  test('too late for another insurer, perhaps not for the own one', () => {
    const vorbei: Wegfrist = { art: 'kuendigung', frist, offen: false, perPost: false }
    expect(bis(vorbei)).toBe('Die Frist ist am 30. November 2026 abgelaufen.')
    expect(bis(vorbei, CSS)).toBe(
      'Die Frist ist am 30. November 2026 abgelaufen. Ob CSS den Wechsel noch zulässt, steht in ihren Bedingungen.',
    )
  })
  test('at the own insurer', () => {
    expect(bis({ art: 'kuendigung', frist, offen: true, perPost: true }, CSS)).toBe(
      'Melden Sie es CSS so, dass es bis 30. November 2026 dort ist. Manche Kassen lassen mehr Zeit: Das steht in ihren Bedingungen.',
    )
    expect(bis({ art: 'jederzeit' }, CSS)).toBe(
      'Das dürfen Sie jederzeit (Art. 100 Abs. 2 KVV): Sie haben das Standardmodell mit Franchise 300 (Kinder: 0). Ab welchem Tag es gilt, sagt CSS.',
    )
  })
  test('from an insurer that goes', () => {
    expect(bis({ art: 'vertragsende', frist, offen: true, perPost: true })).toBe(
      'Ob Sie kündigen müssen, sagt Ihnen CSS. Mit einer Kündigung bis 30. November 2026 sind Sie sicher.',
    )
    expect(bis({ art: 'vertragsende', frist, offen: false, perPost: false })).toBe(
      'Ob Sie auf den 1. Januar noch wechseln können, sagt Ihnen CSS: Geht der Vertrag zu Ende, braucht es keine Kündigung.',
    )
  })
})

test.each<[Moeglichkeit, string]>([
  [
    { art: 'kasse', bis: '2026-11-30', ab: '2027-01-01' },
    'Kasse wechseln: Kündigung bis 30. November 2026 bei der Kasse.',
  ],
  [
    { art: 'modell', bis: '2026-11-30', ab: '2027-01-01' },
    'Modell bei der gleichen Kasse wechseln: Meldung bis 30. November 2026.',
  ],
  [
    { art: 'modell-jederzeit' },
    'In ein anderes Modell der gleichen Kasse wechseln: Das dürfen Sie jederzeit. Den ersten Tag nennt die Kasse.',
  ],
  [
    { art: 'franchise-senken', bis: '2026-11-30', ab: '2027-01-01' },
    'Franchise senken: Meldung bis 30. November 2026.',
  ],
  [
    { art: 'franchise-erhoehen', ab: '2027-01-01' },
    'Franchise erhöhen: nur auf den 1. Januar 2027. Bis wann Sie es melden, steht in den Bedingungen der Kasse.',
  ],
  [
    { art: 'kasse-spaeter', bis: '2027-03-31', ab: '2027-07-01' },
    'Kasse wechseln: erst auf den 1. Juli 2027, Kündigung bis 31. März 2027 bei der Kasse.',
  ],
])('what is still possible: %o', (moeglichkeit, satz) => {
  expect(moeglichkeitText(moeglichkeit)).toBe(satz)
})
