import { describe, expect, test } from 'vitest'
import {
  adresseIn,
  type BriefEingabe,
  briefAus,
  dateiname,
  ersteEingabe,
  felderDesBriefs,
  genannte,
} from './angaben.ts'
import { geaendertePerson, mitWeitererPerson, ohnePerson } from './personen.ts'
import { briefRegeln } from './regeln.ts'

const KASSEN = [
  { nummer: 8, name: 'CSS', adresse: ['Tribschenstrasse 21', '6002 Luzern'] },
  { nummer: 376, name: 'KPT', adresse: [] },
]
const EINGABE: BriefEingabe = {
  ...ersteEingabe({ personen: [{ aktuelleKasse: 8, neueKasse: 376, modell: '' }] }, '2026-10-01'),
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
  const wechsel = { aktuelleKasse: null, neueKasse: 8, modell: 'HMO', franchise: 2500, mitUnfall: true }
  const [person] = ersteEingabe({ personen: [wechsel] }, '2026-10-01').personen
  expect([person.franchise, person.unfall]).toEqual(['2500', 'mit'])
  expect(ersteEingabe({}, '2026-10-01').art).toBe('kuendigung')
})

describe('a family that leaves two insurers', () => {
  const wechsel = { neueKasse: 376, modell: 'HMO' }
  const FAMILIE = ersteEingabe(
    {
      personen: [
        { ...wechsel, wer: 'Sie', aktuelleKasse: 8 },
        { ...wechsel, wer: 'Partner/in', aktuelleKasse: 32 },
        { ...wechsel, wer: 'Kind', kind: true, aktuelleKasse: 32 },
      ],
    },
    '2026-10-01',
  )
  const namen = ['Anna', 'Beat', 'Cleo']
  const [ich, ...andere] = FAMILIE.personen
  const mitNamen: BriefEingabe = {
    ...FAMILIE,
    personen: [{ ...ich, name: 'Anna' }, ...andere.map((eine, index) => ({ ...eine, name: namen[index + 1] ?? '' }))],
  }
  const brief = (nummer: number) => {
    const eingabe = { ...mitNamen, ...felderDesBriefs(FAMILIE.briefe, nummer) }
    const { absender, personen, unterschriften } = briefAus(eingabe, KASSEN, '2026-10-01')
    return { von: absender[0], personen: personen.zeilen.map(([name]) => name), unterschriften, art: eingabe.art }
  }

  test('writes one letter to each, with those insured there and signed by those of age', () => {
    expect(FAMILIE.briefe).toHaveLength(3)
    expect(brief(0)).toEqual({ art: 'kuendigung', von: 'Anna', personen: ['Anna'], unterschriften: ['Anna'] })
    expect(brief(1)).toEqual({ art: 'kuendigung', von: 'Beat', personen: ['Beat', 'Cleo'], unterschriften: ['Beat'] })
    expect(brief(2)).toEqual({ art: 'anmeldung', von: 'Anna', personen: namen, unterschriften: ['Anna', 'Beat'] })
  })

  test('begins with the first, and asks for names of those it is about and of the writer', () => {
    expect(genannte(FAMILIE).map(({ wer }) => wer)).toEqual(['Sie'])
    const zweiter = { ...FAMILIE, ...felderDesBriefs(FAMILIE.briefe, 1) }
    expect(Object.keys(briefRegeln(zweiter)).filter(feld => feld.endsWith('-name'))).toEqual([
      'person-1-name',
      'person-2-name',
      'person-3-name',
    ])
    expect(Object.keys(briefRegeln(FAMILIE))).not.toContain('person-2-name')
  })

  test('each has a file of its own, named after those it is about; where there is one of a kind, it needs no name', () => {
    const namen = [0, 1, 2].map(nummer => dateiname({ ...FAMILIE, ...felderDesBriefs(FAMILIE.briefe, nummer) }))
    expect(namen).toEqual([
      'kuendigung-grundversicherung-sie.pdf',
      'kuendigung-grundversicherung-partner-in-kind.pdf',
      'anmeldung-grundversicherung-sie-partner-in-kind.pdf',
    ])
    expect(dateiname(ersteEingabe({}, '2026-10-01'))).toBe('kuendigung-grundversicherung.pdf')
  })

  test('for a child alone who is not insured there writes and signs', () => {
    const nurKind = { ...mitNamen, ...felderDesBriefs(FAMILIE.briefe, 1), ohne: [1, 2] }
    const { absender, unterschriften } = briefAus(nurKind, KASSEN, '2026-10-01')
    expect([absender[0], unterschriften]).toEqual(['Anna', ['Anna']])
  })
})

test.each([
  ['2026-11-30', 'jahresende'],
  ['2026-12-01', null],
  ['2027-03-31', null],
  ['2027-04-01', 'jahresende'],
])('on %s the form begins with the date: %s', (datum, termin) => expect(ersteEingabe({}, datum).termin).toBe(termin))
