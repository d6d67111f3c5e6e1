import { expect, test } from 'vitest'
import { adresseIn, type BriefEingabe, briefAus, ersteEingabe } from './angaben.ts'
import { geaendertePerson, mitWeitererPerson, ohnePerson } from './personen.ts'

const KASSEN = [
  { nummer: 8, name: 'CSS', adresse: ['Tribschenstrasse 21', '6002 Luzern'] },
  { nummer: 376, name: 'KPT', adresse: [] },
]
const EINGABE: BriefEingabe = {
  ...ersteEingabe({ aktuelleKasse: 8, neueKasse: 376 }, '2026-10-01'),
  plz: '8001',
  ort: ' Zürich ',
}

test('the address comes from the directory until the visitor types another', () => {
  expect(adresseIn(EINGABE, KASSEN)).toBe('Tribschenstrasse 21\n6002 Luzern')
  expect(adresseIn({ ...EINGABE, adresse: 'Postfach\n6000 Luzern 2' }, KASSEN)).toBe('Postfach\n6000 Luzern 2')
  expect(adresseIn({ ...EINGABE, adresse: '' }, KASSEN)).toBe('')
})

test('each letter goes to its own insurer; an unknown address is left blank', () => {
  expect(briefAus(EINGABE, KASSEN, '2026-10-01').empfaenger).toEqual(['CSS', 'Tribschenstrasse 21', '6002 Luzern'])
  expect(briefAus({ ...EINGABE, art: 'anmeldung' }, KASSEN, '2026-10-01').empfaenger).toEqual(['KPT'])
})

test('what was typed is tidied: blanks, and letters with their marks as one character', () => {
  const eingabe = {
    ...EINGABE,
    ...geaendertePerson(EINGABE, 1, { name: '  Mu\u0308ller   Anna ', geburt: '5.1.1988' }),
  }
  const brief = briefAus(eingabe, KASSEN, '2026-10-01')
  expect(brief.absender).toEqual(['Müller Anna', '', '8001 Zürich'])
  expect(brief.personen.zeilen[0]?.[1]).toBe('5.\u00a0Januar\u00a01988')
})

test('up to eight persons; the writer stays, numbers are not given twice', () => {
  let eingabe = EINGABE
  for (let runde = 0; runde < 10; runde += 1) eingabe = { ...eingabe, ...mitWeitererPerson(eingabe) }
  expect(eingabe.personen.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  eingabe = { ...eingabe, ...ohnePerson(eingabe, 3) }
  eingabe = { ...eingabe, ...ohnePerson(eingabe, 1) }
  eingabe = { ...eingabe, ...mitWeitererPerson(eingabe) }
  expect(eingabe.personen.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 7, 8, 9])
})

test('what the comparison knows is filled in', () => {
  const [person] = ersteEingabe({ franchise: 2500, mitUnfall: true }, '2026-10-01').personen
  expect([person.franchise, person.unfall]).toEqual(['2500', 'mit'])
  expect(ersteEingabe({}, '2026-10-01').art).toBe('kuendigung')
})

test.each([
  ['2026-11-30', 'jahresende'],
  ['2026-12-01', null],
  ['2027-03-31', null],
  ['2027-04-01', 'jahresende'],
])('on %s the form begins with the date: %s', (datum, termin) => expect(ersteEingabe({}, datum).termin).toBe(termin))
