import { describe, expect, it } from 'vitest'
import { bearbeitungen, dienstSaetze } from './bearbeitungen.ts'
import { gespeichertes } from './cookies.ts'

const MUSTER = { name: 'Muster AG, Bern', land: 'Schweiz' }
const OHNE = {
  ...{ hosting: null, mail: null, cdn: null, sicherungen: null, webhook: null },
  tagManager: { name: 'Mass Ltd, Dublin', land: 'Irland und USA' },
}

describe('services of the operator', () => {
  it.each([
    ['hosting', /^Unsere Server betreibt: Muster AG, Bern\. Land: Schweiz\.$/],
    ['mail', /^Unsere E-Mails .*: Muster AG, Bern\. Land: Schweiz\.$/],
    ['cdn', /: Muster AG, Bern\. Land: Schweiz\. .*IP-Adresse\.$/],
    ['sicherungen', /: Muster AG, Bern\. Land: Schweiz\. .*30 Tagen\.$/],
    ['webhook', /^Jede Anfrage .*: Muster AG, Bern\. Land: Schweiz\.$/],
  ] as const)('%s has its sentence, and no other', (feld, satz) => {
    expect(dienstSaetze({ ...OHNE, [feld]: MUSTER }, false)).toEqual([expect.stringMatching(satz)])
  })

  it('none are named when none are set', () => {
    expect(dienstSaetze(OHNE, false)).toEqual([])
  })

  it('who measures is named with its countries where a tag manager is set', () => {
    expect(dienstSaetze(OHNE, true)).toEqual([
      'Statistik und Marketing misst, sobald Sie zustimmen: Mass Ltd, Dublin. Land: Irland und USA.',
    ])
  })
})

it('statistics and marketing, and their cookies, are listed with a tag manager only', () => {
  const google = (tagManager: boolean) => [
    bearbeitungen(tagManager).some(({ empfaenger }) => empfaenger.includes('Google')),
    gespeichertes(tagManager).some(({ ort }) => ort === 'Cookie'),
  ]
  expect([google(true), google(false)]).toEqual([
    [true, true],
    [false, false],
  ])
  expect(bearbeitungen(true).length - bearbeitungen(false).length).toBe(1)
  expect(gespeichertes(false).map(({ einwilligung }) => einwilligung)).toEqual(Array(4).fill('nicht nötig'))
})
