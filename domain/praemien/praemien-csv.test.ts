import { expect, test } from 'vitest'
import { tabelle, tarif } from '../../tests/fixtures/tabellen/testtarif.ts'
import { praemienCsv } from './praemien-csv.ts'

const region = (jahr: number) =>
  tabelle(
    jahr,
    tarif(1542, 'Qualimed; "neu"', 'TAR-HAM', { 'ERW 2500': 366_90, 'K1 0 MIT': 4_00 }),
    tarif(8, 'Hausarzt', 'TAR-HMO', { 'JUG 300': 300_00 }, { gemeinden: [230] }),
  )
function zeilen(...tabellen: ReturnType<typeof region>[]): string[] {
  const [preisjahr = { jahr: 0 }] = tabellen
  const namen = new Map([[1542, 'Assura']])
  return [...praemienCsv({ quelle: 'DEMO', preisjahr, namen, tabellen })].join('').split('\r\n')
}

test('one line per premium that is sold, gross and after the refund, with what separates quoted', () => {
  expect(zeilen(region(2026))).toEqual([
    '\ufeffjahr;quelle;kanton;region;versicherer;name;tariftyp;tarif;erstkontakt;eingeschraenkt;stufe;unfall;franchise;praemie_brutto;praemie_netto',
    '2026;DEMO;ZH;2;1542;Assura;TAR-HAM;"Qualimed; ""neu""";je-nach-tarif;0;ERW;OHN-UNF;2500;366.90;361.75',
    '2026;DEMO;ZH;2;1542;Assura;TAR-HAM;"Qualimed; ""neu""";je-nach-tarif;0;K1;MIT-UNF;0;4.00;0.00',
    '2026;DEMO;ZH;2;8;;TAR-HMO;Hausarzt;praxis;1;JUG;OHN-UNF;300;300.00;294.85',
    '',
  ])
})

test('a year without a known refund has no net premium, and several tables have one head', () => {
  const andere = { ...region(2099), kanton: 'BE' }
  const [, ...preise] = zeilen(region(2099), andere)
  expect(preise.map(zeile => zeile.replace(/^2099;DEMO;(..);.*;(\d+\.)/, '$1 $2'))).toEqual([
    ...['ZH 366.90;', 'ZH 4.00;', 'ZH 300.00;'],
    ...['BE 366.90;', 'BE 4.00;', 'BE 300.00;', ''],
  ])
})
