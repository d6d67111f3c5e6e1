import { describe, expect, test } from 'vitest'
import { kontaktKoerper } from '../../tests/fixtures/anfragen/anfrage-muster.ts'
import { gueltigeAnfrage } from '../../tests/fixtures/anfragen/anfragen-last.ts'
import { gepruefteAnfrageZurPraemie, gepruefteKontaktAnfrage } from './pruefung.ts'

const JETZT = new Date('2026-11-15T10:00:00Z')
const kontakt = kontaktKoerper()
const falscheFelder = (geprueft: ReturnType<typeof gepruefteKontaktAnfrage | typeof gepruefteAnfrageZurPraemie>) =>
  geprueft.art === 'gueltig' ? [] : Object.keys(geprueft.fehler.felder ?? {})
const praemieFehler = (felder: object, jetzt = JETZT) =>
  falscheFelder(gepruefteAnfrageZurPraemie({ ...gueltigeAnfrage('a'), ...felder }, jetzt))
const kontaktFehler = (felder: object) => falscheFelder(gepruefteKontaktAnfrage({ ...kontakt, ...felder }))

describe('telephone', () => {
  test.each([
    '+41 44 668 18 00',
    '044 668 18 00',
    '0041446681800',
    '079/123.45.67',
    '+41 (0)44 668 18 00',
    '+49 30 901820',
    '0800 800 800',
  ])('%s is one', phone => expect(praemieFehler({ phone })).toEqual([]))
  test.each(['044 668 18', '+41 00 000 00 00', '+999 12345678', '12345678', '030 901820', 'keines'])(
    '%s is none in Switzerland',
    phone => expect(praemieFehler({ phone })).toEqual(['phone']),
  )
  test.each([
    ['DE', '030 901820', '10115'],
    ['FR', '01 42 34 56 78', '75001'],
    ['LI', '237 58 58', '9490'],
    ['DE', '044 668 18 00', '10115'],
  ])('from %s, %s may be dialled as at home', (land, telefon, plz) =>
    expect(kontaktFehler({ land, telefon, plz })).toEqual([]),
  )
})

describe('birth year', () => {
  test.each([
    ['1906', []],
    ['1905', ['birthYear']],
    ['2027', []],
    ['2028', ['birthYear']],
  ])('%s in 2026', (birthYear, felder) => expect(praemieFehler({ birthYear })).toEqual(felder))

  test('the year turns in Zurich, an hour before it turns in UTC', () => {
    expect(praemieFehler({ birthYear: '2028' }, new Date('2026-12-31T22:59:59Z'))).toEqual(['birthYear'])
    expect(praemieFehler({ birthYear: '2028' }, new Date('2026-12-31T23:00:00Z'))).toEqual([])
  })

  test('holds for everybody in the household', () => {
    expect(praemieFehler({ personen: [{ geburtsjahr: '2015' }, { geburtsjahr: '1850' }] })).toEqual(['personen'])
  })
})

describe('premium reduction', () => {
  test.each(['', '0', '156.80', 'CHF 156.80', 'CHF 1’156.80', '10000'])('%j may stand there', reductionPerMonth => {
    expect(praemieFehler({ reductionPerMonth, personen: [{ geburtsjahr: '2015', reductionPerMonth }] })).toEqual([])
  })

  test.each(['10000.05', '-1', 'viel', '36000 Einkommen', '1.200'])('%j does not', reductionPerMonth => {
    expect(praemieFehler({ reductionPerMonth })).toEqual(['reductionPerMonth'])
    expect(praemieFehler({ personen: [{ geburtsjahr: '2015', reductionPerMonth }] })).toEqual(['personen'])
  })

  test('is kept as it came; left out it is empty', () => {
    const gelesen = (felder: object) => {
      const geprueft = gepruefteAnfrageZurPraemie({ ...gueltigeAnfrage('a'), ...felder }, JETZT)
      return geprueft.art === 'gueltig' ? geprueft.daten.reductionPerMonth : geprueft
    }
    expect(gelesen({ reductionPerMonth: ' CHF 156.80 ' })).toBe('CHF 156.80')
    expect(gelesen({})).toBe('')
  })
})

test('all complaints come at once, also those of rules across fields', () => {
  const leer = { plz: '123', telefon: '044', vorname: '', datenschutzEinverstaendnis: false }
  expect(kontaktFehler(leer).toSorted()).toEqual(['datenschutzEinverstaendnis', 'plz', 'telefon', 'vorname'])
})

test.each([undefined, null, 3, 'Anna', [], true])('%s is no enquiry', koerper => {
  expect(gepruefteKontaktAnfrage(koerper)).toEqual({
    art: 'ungueltig',
    fehler: { fehler: 'Ungültige Anfrage. Erwartet werden die Felder als JSON-Objekt.' },
  })
})

test('a sender may live in 29 countries, and in no other', () => {
  const alle = 'CH LI AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
  expect(alle.filter(land => kontaktFehler({ land }).includes('land'))).toEqual([])
  for (const land of ['US', 'GB', 'NO', 'XX', 'ZZ'])
    expect(gepruefteKontaktAnfrage({ ...kontakt, land })).toMatchObject({
      fehler: { felder: { land: 'Bitte wählen Sie ein Land aus der Liste.' } },
    })
})

test.each(['constructor', '__proto__', 'toString', 'ch', 'CHE', '', 3, null, {}])('country %s is refused', land => {
  expect(kontaktFehler({ land })).toContain('land')
})

test('texts are stored composed and without spaces around them', () => {
  const geprueft = gepruefteKontaktAnfrage({ ...kontakt, vorname: ' Zoe\u0308 ' })
  expect(geprueft).toMatchObject({
    art: 'gueltig',
    daten: { vorname: 'Zoë', land: 'CH', weitergabeEinverstaendnis: false },
  })
})
