import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { angebote } from '#contract/angebote.ts'
import { antragsBestaetigung, datenschutzAntrag } from '#contract/datenschutz-antrag.ts'
import { erinnerungsWunsch } from '#contract/erinnerung.ts'
import { gemeinden } from '#contract/gemeinden.ts'
import { kontaktAnfrage } from '#contract/kontakt-anfrage.ts'
import { modelle } from '#contract/modelle.ts'
import { praemienAnfrage } from '#contract/praemien-anfrage.ts'
import { fehlerAus } from './feldfehler.ts'

const fehler = ({ anfrage }: { anfrage: z.ZodType }, werte: unknown) =>
  fehlerAus(anfrage.safeParse(werte).error?.issues ?? [])
const satz = (weg: { anfrage: z.ZodType }, feld: string, wert: unknown) => fehler(weg, { [feld]: wert }).felder?.[feld]

const FRAGE = { kanton: 'ZH', region: '1', altersklasse: 'AKL-ERW', unfalleinschluss: 'OHN-UNF', franchise: 'FRA-300' }

describe('what is wrong with a question is said in words', () => {
  test.each([
    ['kanton', undefined, 'Der Parameter «kanton» fehlt.'],
    ['kanton', ['ZH', 'BE'], 'Bitte nur einmal angeben.'],
    ['kanton', 'x'.repeat(50), `Den Wert «${'x'.repeat(40)}» gibt es nicht.`],
    ['region', '4', 'Im Kanton ZH gibt es die Regionen 1, 2, 3.'],
    ['franchise', 'FRA-100', 'In dieser Altersklasse gibt es die Franchisen 300, 500, 1000, 1500, 2000, 2500.'],
    [
      'erstkontakt',
      'frei,niemand',
      'Erwartet werden frei, praxis, telefon-app, apotheke, wahl, je-nach-tarif, durch Komma getrennt.',
    ],
    ['limit', '0', 'Erwartet wird eine ganze Zahl von 1 bis 200.'],
    ['jahr', ['2026', '2027'], 'Bitte nur einmal angeben.'],
    ['alle', 'ja', 'Erwartet wird true oder false.'],
  ])('offers: %s = %s', (feld, wert, meldung) => {
    expect(fehler(angebote, { ...FRAGE, [feld]: wert }).felder).toEqual({ [feld]: meldung })
  })

  test.each([
    ['plz', '80', 'Eine Postleitzahl hat vier Ziffern.'],
    ['plz', undefined, 'Bitte eine Postleitzahl oder einen Ort angeben.'],
    ['ort', ' ', 'Bitte einen Ort angeben.'],
    ['ort', 'x'.repeat(51), 'Ein Ort hat höchstens 50 Zeichen.'],
    ['ort', ['a', 'b'], 'Bitte nur einmal angeben.'],
  ])('places: %s = %s', (feld, wert, meldung) => expect(satz(gemeinden, feld, wert)).toBe(meldung))

  test('models', () => {
    expect(satz(modelle, 'ids', 'a')).toBe('Erwartet werden Nummern, durch Komma getrennt.')
    expect(satz(modelle, 'ids', '1,'.repeat(50))).toBe('Höchstens 50 Werte.')
  })
})

describe('what is wrong with a body', () => {
  test.each([
    ['vorname', undefined, 'Bitte geben Sie einen Text ein.'],
    ['vorname', '', 'Bitte geben Sie Ihren Vornamen ein.'],
    ['vorname', 'x'.repeat(101), 'Bitte kürzen Sie auf höchstens 100 Zeichen.'],
    ['plz', 8001, 'Bitte geben Sie die PLZ ein.'],
    ['land', 'US', 'Bitte wählen Sie ein Land aus der Liste.'],
    ['datenschutzEinverstaendnis', false, 'Bitte akzeptieren Sie die Datenschutzerklärung.'],
    ['weitergabeEinverstaendnis', 'ja', 'Erlaubt ist true oder false.'],
  ])('contact: %s = %s', (feld, wert, meldung) => expect(satz(kontaktAnfrage, feld, wert)).toBe(meldung))

  test('enquiry, request, reminder, link', () => {
    expect(satz(praemienAnfrage, 'accidentInsurance', 'JA')).toBe('Erlaubt ist MIT oder OHNE.')
    expect(satz(praemienAnfrage, 'personen', Array(13).fill({}))).toBe('Höchstens 12 Personen.')
    expect(satz(datenschutzAntrag, 'requestType', 'x')).toBe('Erlaubt ist access, deletion oder portability.')
    expect(satz(datenschutzAntrag, 'timestamp', 'heute')).toBe('Erlaubt ist ein Zeitpunkt nach ISO 8601.')
    expect(satz(erinnerungsWunsch, 'frist', 'x')).toBe('Erlaubt ist jahresende oder mitte-jahr.')
    expect(satz(antragsBestaetigung, 'token', 'x')).toBe('Dieser Link ist unvollständig.')
  })

  test('what no rule has a word for is invalid, not English', () => {
    expect(satz(antragsBestaetigung, 'token', 3)).toBe('Dieser Wert ist ungültig.')
    expect(fehler(antragsBestaetigung, null)).toEqual({
      fehler: 'Ungültige Anfrage. : Dieser Wert ist ungültig.',
      felder: { '': 'Dieser Wert ist ungültig.' },
    })
  })
})

test('the first complaint per field, and all fields in one sentence', () => {
  const maengel = [
    { message: 'ort-fehlt', path: ['ort'] },
    { message: 'zu-lang', path: ['ort'], params: { hoechstens: 50 } },
    { message: 'jahrgang-unmoeglich', path: ['personen', 0, 'geburtsjahr'] },
    { message: 'telefon-vorwahl', path: ['telefon'] },
  ]
  expect(fehlerAus(maengel).fehler).toBe(
    'Ungültige Anfrage. ort: Bitte geben Sie den Ort ein. personen: Bitte prüfen Sie den Jahrgang. ' +
      'telefon: Bitte geben Sie eine gültige Telefonnummer ein, mit Vorwahl, zum Beispiel 079 123 45 67.',
  )
})
