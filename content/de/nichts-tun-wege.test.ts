import { describe, expect, test } from 'vitest'
import type { Moeglichkeit, Wegfrist } from '#domain/nichts-tun-fristen.ts'
import type { Weg } from '#domain/nichts-tun-wege.ts'
import { rappen } from '#domain/rappen.ts'
import { TYP } from '../../tests/fixtures/testtarif.ts'
import { moeglichkeitText, wegText } from './nichts-tun-wege.ts'
import { versichererName } from './versicherer/name.ts'

const [CSS, ASSURA] = [8, 1542]
const frist = { eintreffen: '2026-11-30', absenden: '2026-11-23', wechsel: '2027-01-01' }
const MEDITEL: Weg = {
  ...{ versicherer: ASSURA, typ: TYP('TEL_DIG'), name: 'MediTel', preis: rappen(337_75), gegenHeute: rappen(-16_90) },
  ...{
    gegenNichtsTun: rappen(-832_80),
    eingeschraenkt: false,
    frist: { art: 'kuendigung', frist, offen: true, perPost: true },
  },
}
const text = (mehr: Partial<Weg>, art: 'guenstigste' | 'gleichesModell' | 'gleicheKasse' = 'guenstigste') =>
  wegText(art, { ...MEDITEL, ...mehr }, CSS, versichererName)

test('each way by its name, with what it costs against doing nothing', () => {
  expect(text({})).toEqual({
    titel: 'Günstigstes Angebot',
    satz: 'Assura, MediTel: CHF 337.75 im Monat, CHF 832.80 im Jahr weniger, als wenn Sie nichts tun.',
    frist:
      'Die Kündigung muss bis 30. November 2026 bei CSS sein. Bringen Sie sie bis 23. November 2026 eingeschrieben zur Post.',
  })
  expect(text({}, 'gleichesModell').titel).toBe('Gleiches Modell, andere Kasse')
  expect(text({}, 'gleicheKasse').titel).toBe('Gleiche Kasse, anderer Tarif')
})

test('dearer, equal, in a catchment area, and against today where doing nothing has no figure', () => {
  const saetze = [
    { gegenNichtsTun: rappen(24_00) },
    { gegenNichtsTun: rappen(0) },
    { gegenNichtsTun: undefined },
    { gegenNichtsTun: undefined, gegenHeute: rappen(0) },
    { eingeschraenkt: true },
  ].map(mehr => text(mehr).satz.replace('Assura, MediTel: CHF 337.75 im Monat, ', ''))
  expect(saetze).toEqual([
    'CHF 24.00 im Jahr mehr, als wenn Sie nichts tun.',
    'gleich viel, wie wenn Sie nichts tun.',
    'CHF 16.90 im Monat weniger als heute.',
    'gleich viel wie heute.',
    'CHF 832.80 im Jahr weniger, als wenn Sie nichts tun. Nur in bestimmten Gemeinden erhältlich.',
  ])
})

test('what one has already', () => {
  expect(text({ versicherer: CSS, frist: null, gegenNichtsTun: rappen(0) })).toMatchObject({
    ...{ titel: 'Nichts tun ist am günstigsten', frist: 'Das haben Sie schon.' },
  })
})

describe('until when', () => {
  const bis = (wegfrist: Wegfrist, versicherer = ASSURA) => text({ frist: wegfrist, versicherer }).frist

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
