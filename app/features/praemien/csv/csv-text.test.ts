import { expect, test } from 'vitest'
import { tabelle, tarif } from '../../../../tests/fixtures/testtarif.ts'
import { regionsCsv } from './csv-text.ts'

test('one line per premium that is sold, with what separates quoted', () => {
  const region = tabelle(
    2026,
    tarif(1542, 'Qualimed; "neu"', 'TAR-HAM', { 'ERW 2500': 366_90, 'K1 0 MIT': 115_05 }),
    tarif(8, 'Nur dort', 'TAR-HMO', { 'JUG 300': 300_00 }, { gemeinden: [230] }),
  )
  expect(regionsCsv(region, new Map([[1542, 'Assura']])).split('\r\n')).toEqual([
    'jahr;kanton;region;versicherer;name;tariftyp;tarif;stufe;unfall;franchise;praemie_brutto;eingeschraenkt',
    '2026;ZH;2;1542;Assura;TAR-HAM;"Qualimed; ""neu""";ERW;OHN-UNF;2500;366.90;0',
    '2026;ZH;2;1542;Assura;TAR-HAM;"Qualimed; ""neu""";K1;MIT-UNF;0;115.05;0',
    '2026;ZH;2;8;;TAR-HMO;Nur dort;JUG;OHN-UNF;300;300.00;1',
    '',
  ])
})
