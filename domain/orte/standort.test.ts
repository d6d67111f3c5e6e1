import { expect, test } from 'vitest'
import {
  istMehrdeutig,
  kantonZuerst,
  type Ort,
  orteZuName,
  orteZuPlz,
  orteZuPlzUndName,
  ortsverzeichnis,
} from './standort.ts'

const ort = (plz: number, name: string, gemeinde: string, bfs: number, kanton: string, region = 0): Ort => ({
  plz,
  ort: name,
  gemeinde,
  bfs,
  kanton,
  region,
})

const verzeichnis = ortsverzeichnis([
  ort(6030, 'Oberzürichwil', 'Ebikon', 1054, 'LU', 2),
  ort(1233, 'Bernex', 'Bernex', 6607, 'GE'),
  ort(3011, 'Bern', 'Bern', 351, 'BE', 1),
  ort(2814, 'Roggenburg', 'Kleinlützel', 2619, 'SO'),
  ort(2814, 'Roggenburg', 'Roggenburg', 2790, 'BL', 2),
  ort(8001, 'Zürich', 'Zürich', 261, 'ZH', 1),
  ort(8044, 'Gockhausen', 'Dübendorf', 191, 'ZH', 2),
  ort(8044, 'Zürich', 'Zürich', 261, 'ZH', 1),
  ort(8107, 'Buchs ZH', 'Buchs (ZH)', 83, 'ZH', 3),
  ort(2300, 'La Chaux-de-Fonds', 'La Chaux-de-Fonds', 6421, 'NE'),
  ort(3784, 'Feutersoey', 'Gsteig', 841, 'BE', 3),
  ort(6174, 'Sörenberg', 'Flühli', 1004, 'LU', 3),
  ort(4500, 'Solothurn', 'Solothurn', 2601, 'SO'),
  ort(2503, 'Biel/Bienne', 'Nidau', 743, 'BE', 2),
  ort(3989, 'Biel VS', 'Goms', 6076, 'VS', 2),
  ort(9000, 'St. Gallen', 'St. Gallen', 3203, 'SG', 1),
  ort(1890, 'St-Maurice', 'Saint-Maurice', 6217, 'VS', 2),
  ort(3714, 'Frutigen', 'Aeschi bei Spiez', 561, 'BE', 3),
])
const namen = (orte: readonly Ort[]) => orte.map(({ plz, ort }) => `${plz} ${ort}`)

test('a postcode lists all its places and municipalities', () => {
  expect(orteZuPlz(verzeichnis, 2814).map(({ kanton }) => kanton)).toEqual(['SO', 'BL'])
  expect(orteZuPlz(verzeichnis, 9999)).toEqual([])
})

test('only a postcode with several prices is ambiguous', () => {
  expect([2814, 8044, 8001].map(plz => istMehrdeutig(orteZuPlz(verzeichnis, plz)))).toEqual([true, true, false])
})

test('a name finds equal ones first, then beginnings, then parts', () => {
  expect(namen(orteZuName(verzeichnis, 'ZÜRICH'))).toEqual(['8001 Zürich', '8044 Zürich', '6030 Oberzürichwil'])
  expect(namen(orteZuName(verzeichnis, 'bern'))).toEqual(['3011 Bern', '1233 Bernex'])
  expect(namen(orteZuName(verzeichnis, 'züri'))).toEqual(['8001 Zürich', '8044 Zürich', '6030 Oberzürichwil'])
  expect(namen(orteZuName(verzeichnis, 'zuri', 1))).toEqual(['8001 Zürich'])
  expect(namen(orteZuName(verzeichnis, 'Zuerich'))).toEqual(['8001 Zürich', '8044 Zürich', '6030 Oberzürichwil'])
  expect(namen(orteZuName(verzeichnis, 'ZÃ¼rich'))[0]).toBe('8001 Zürich')
  expect([orteZuName(verzeichnis, ' '), orteZuName(verzeichnis, 'xyz')]).toEqual([[], []])
})

test('places of a canton come first, but not before the same name elsewhere', () => {
  expect(namen(orteZuName(verzeichnis, 'zür', 3, 'LU'))).toEqual(['6030 Oberzürichwil', '8001 Zürich', '8044 Zürich'])
  expect(namen(orteZuName(verzeichnis, 'zürich', 3, 'LU'))).toEqual([
    '8001 Zürich',
    '8044 Zürich',
    '6030 Oberzürichwil',
  ])
  expect(namen(orteZuName(verzeichnis, 'biel', 1, 'VS'))).toEqual(['3989 Biel VS'])
  expect(kantonZuerst(orteZuPlz(verzeichnis, 2814), 'BL').map(({ kanton }) => kanton)).toEqual(['BL', 'SO'])
})

test('postcode and name together find one place, however the name is written', () => {
  for (const name of ['Zürich', 'zürich', 'Zurich', 'Zuerich', 'ZÃ¼rich', 'Z\ufffdrich', 'Z?rich'])
    expect(namen(orteZuPlzUndName(verzeichnis, 8044, name)), name).toEqual(['8044 Zürich'])
  expect(namen(orteZuPlzUndName(verzeichnis, 8107, 'Buchs'))).toEqual(['8107 Buchs ZH'])
  expect(namen(orteZuPlzUndName(verzeichnis, 8044, 'Dübendorf'))).toEqual(['8044 Gockhausen'])
  expect(orteZuPlzUndName(verzeichnis, 8001, 'Bern')).toEqual([])
})

test('an umlaut is found written out, beside names that really have an e', () => {
  expect(namen(orteZuName(verzeichnis, 'Soe'))).toEqual(['6174 Sörenberg', '3784 Feutersoey'])
  expect(namen(orteZuName(verzeichnis, 'Sö'))).toEqual(['6174 Sörenberg', '4500 Solothurn', '3784 Feutersoey'])
  expect(namen(orteZuPlzUndName(verzeichnis, 3714, 'Äschi bei Spiez'))).toEqual(['3714 Frutigen'])
})

test('punctuation, saints and the second language are written as one likes', () => {
  for (const name of ['St. Gallen', 'St Gallen', 'St.Gallen', 'st-gallen', 'Sankt Gallen']) {
    expect(namen(orteZuPlzUndName(verzeichnis, 9000, name)), name).toEqual(['9000 St. Gallen'])
    expect(namen(orteZuName(verzeichnis, name)), name).toEqual(['9000 St. Gallen'])
  }
  expect(namen(orteZuName(verzeichnis, 'Saint Maurice'))).toEqual(['1890 St-Maurice'])
  expect(namen(orteZuName(verzeichnis, 'chaux de'))).toEqual(['2300 La Chaux-de-Fonds'])
  for (const name of ['Biel', 'Bienne', 'Biel/Bienne', 'Biel-Bienne'])
    expect(namen(orteZuPlzUndName(verzeichnis, 2503, name)), name).toEqual(['2503 Biel/Bienne'])
  expect(namen(orteZuName(verzeichnis, 'Biel'))).toEqual(['2503 Biel/Bienne', '3989 Biel VS'])
  expect(namen(orteZuName(verzeichnis, 'Bienne'))).toEqual(['2503 Biel/Bienne'])
})

test.each(['??????', '????ch', '.', '/'])('%s names no place', name => {
  expect([orteZuPlzUndName(verzeichnis, 8001, name), orteZuName(verzeichnis, name)]).toEqual([[], []])
})

const groessere = ortsverzeichnis(
  [
    ort(1225, 'Lauberg', 'Chêne', 6613, 'GE'),
    ort(4242, 'Laufen', 'Laufen', 2787, 'BL', 2),
    ort(1000, 'Lausanne 25', 'Lausanne', 5586, 'VD', 1),
    ort(1003, 'Lausanne', 'Lausanne', 5586, 'VD', 1),
    ort(1004, 'Lausanne', 'Lausanne', 5586, 'VD', 1),
    ort(3177, 'Laupen BE', 'Laupen', 667, 'BE', 2),
    ort(3206, 'Rizenbach', 'Laupen', 667, 'BE', 2),
    ort(9999, 'Lauwil b. Genf', 'Lauwil', 2891, 'BL', 2),
    ort(1201, 'Genève', 'Genève', 6621, 'GE'),
    ort(1202, 'Genève', 'Genève', 6621, 'GE'),
  ],
  { Genève: ['Genf', 'Ginevra'] },
)

test('of several the place that names its municipality comes first, the larger before the smaller, each name once', () => {
  expect(namen(orteZuName(groessere, 'lau'))).toEqual([
    '1003 Lausanne',
    '3177 Laupen BE',
    '4242 Laufen',
    '1000 Lausanne 25',
    '1225 Lauberg',
    '9999 Lauwil b. Genf',
    '1004 Lausanne',
  ])
  expect(namen(orteZuName(groessere, 'Lausanne'))).toEqual(['1003 Lausanne', '1004 Lausanne', '1000 Lausanne 25'])
  expect(namen(orteZuName(groessere, 'Laupen'))).toEqual(['3177 Laupen BE'])
})

test('a name in another language finds the place, alone and with its postcode', () => {
  expect(namen(orteZuName(groessere, 'genf'))).toEqual(['1201 Genève', '1202 Genève', '9999 Lauwil b. Genf'])
  expect(namen(orteZuName(groessere, 'Gine'))).toEqual(['1201 Genève', '1202 Genève'])
  expect(namen(orteZuPlzUndName(groessere, 1202, 'Genf'))).toEqual(['1202 Genève'])
  expect(orteZuPlzUndName(groessere, 4242, 'Genf')).toEqual([])
})
