import { expect, test } from 'vitest'
import { ersteEingabe, leerePerson } from './angaben.ts'
import { briefRegeln, DRUCKBAR } from './regeln.ts'
import { schriften } from './schriften.ts'

test('whatever the form accepts, both fonts can write', () => {
  const { normal, fett } = schriften()
  const fehlend: string[] = []
  for (let zeichen = 0x21; zeichen < 0x3000; zeichen += 1) {
    const text = String.fromCodePoint(zeichen)
    if (/\s/.test(text) || !DRUCKBAR.test(text)) continue
    if (!normal.hasGlyphForCodePoint(zeichen) || !fett.hasGlyphForCodePoint(zeichen)) fehlend.push(text)
  }
  expect(fehlend).toEqual([])
})

const regeln = briefRegeln(ersteEingabe({}, '2026-10-01'))
const meldung = (feld: string, wert: string) => regeln[feld]?.(wert, {})

test.each(['Jörg Müller', 'Zoë D’Angelo-Żółć', 'Ștefan Țurcanu', 'Şükrü Ğ.', 'Anaïs'])('«%s» is a name', name => {
  expect(meldung('person-1-name', name)).toBeNull()
})

test('decomposed letters count as the letters they show', () => {
  expect(meldung('person-1-name', 'Mu\u0308ller')).toBeNull()
})

test.each(['Мария', '李', 'Anna 😀', 'ḥasan'])('«%s» is refused with words instead of being printed as boxes', name => {
  expect(meldung('person-1-name', name)).toMatch(/lateinischer Schrift/)
})

test('what is needed is asked for; what is free may stay empty', () => {
  expect(Object.keys(regeln).filter(feld => regeln[feld]?.('', {}) !== null)).toEqual([
    'kasse',
    'termin',
    'strasse',
    'plz',
    'ort',
    'person-1-name',
  ])
  expect([meldung('plz', '800'), meldung('plz', '8001')]).toEqual([expect.any(String), null])
  expect([meldung('person-1-geburt', '31.2.1990'), meldung('person-1-geburt', '1.2.1990')]).toEqual([
    expect.any(String),
    null,
  ])
})

test('an application asks for the new insurer and for every person', () => {
  const [erste] = ersteEingabe({}, '2026-10-01').personen
  const eingabe = { ...ersteEingabe({ art: 'anmeldung' }, '2026-10-01'), personen: [erste, leerePerson(7)] as const }
  expect(Object.keys(briefRegeln(eingabe))).toEqual(
    expect.arrayContaining(['neueKasse', 'modell', 'person-1-name', 'person-7-name', 'person-7-geburt']),
  )
  expect(Object.keys(briefRegeln(eingabe))).not.toContain('person-7-versichertennummer')
})
