import { expect, test } from 'vitest'
import type { Quelltabelle } from '../tabellen/tabellen.ts'
import { einzeln } from '../tabellen/zeile.ts'
import { adresseIn, readAdressen } from './adressen.ts'

/** Two columns in the shapes of the official directory; the houses are invented. */
function tabelle(...zeilen: [nummer: string, adresse: string][]): Quelltabelle<'adressen'> {
  const alle = zeilen.map((werte, index) => ({ nummer: index + 2, werte }))
  const stuecke = async function* () {
    yield alle
  }
  return {
    art: 'adressen',
    name: 'test',
    bytes: 0,
    breite: 2,
    spalte: name => (name === 'Nummer' ? 0 : 1),
    zeilen: () => einzeln(stuecke()),
    stuecke,
  }
}

test('an address ends with the town: telephone and mail are no part of it', () => {
  expect(adresseIn(['Musterweg 21', 'Postfach 2568', '6002 Luzern', 'Tel. 058 277 11 11', 'info@example.ch'])).toEqual([
    'Musterweg 21',
    'Postfach 2568',
    '6002 Luzern',
  ])
  expect(adresseIn(['Postfach', '7144 Vella'])).toEqual(['Postfach', '7144 Vella'])
})

test('names above the street are left out', () => {
  expect(adresseIn(['Gruppe', 'Kasse Beispiel', 'Rue du Test 5', '1919 Martigny'])).toEqual([
    'Rue du Test 5',
    '1919 Martigny',
  ])
})

test('without street or town there is none', () => {
  expect(adresseIn(['Tel. 058 277 11 11'])).toBeUndefined()
  expect(adresseIn(['Kasse', '1919 Martigny'])).toBeUndefined()
  expect(adresseIn(['1919 Martigny'])).toBeUndefined()
})

test('one cell or one row per line; a number may be marked', async () => {
  const adressen = await readAdressen([
    tabelle(
      ['8', 'Musterweg 21\r\n6002 Luzern\r\nTel. 058 277 11 11'],
      ['343', 'Gruppe'],
      ['', 'Rue du Test 5'],
      ['', '1919 Martigny'],
      ['1179 x', 'Testgasse 1\n2000 Neuchâtel'],
      ['1200', 'unbekannt'],
    ),
  ])
  expect([...adressen]).toEqual([
    [8, ['Musterweg 21', '6002 Luzern']],
    [343, ['Rue du Test 5', '1919 Martigny']],
    [1179, ['Testgasse 1', '2000 Neuchâtel']],
  ])
})

test('a former address on the sheet of changes does not replace the one of today', async () => {
  const heute = tabelle(['8', 'Neue Gasse 1\n6002 Luzern'])
  const aenderungen = tabelle(['8', 'Alte Gasse 9\n6000 Luzern'], ['9', 'Ringweg 2\n3000 Bern'])
  expect([...(await readAdressen([heute, aenderungen]))]).toEqual([
    [8, ['Neue Gasse 1', '6002 Luzern']],
    [9, ['Ringweg 2', '3000 Bern']],
  ])
})
