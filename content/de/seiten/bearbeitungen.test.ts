import { describe, expect, it } from 'vitest'
import { bearbeitungen, dienstSaetze } from './bearbeitungen.ts'
import { gespeichertes } from './cookies.ts'

const OHNE = { hosting: null, mail: null, cdn: null, sicherungen: null, webhook: null }

describe('services of the operator', () => {
  it.each([
    ['hosting', /^Unsere Server betreibt: Muster AG, Bern\.$/],
    ['mail', /^Unsere E-Mails .*: Muster AG, Bern\.$/],
    ['cdn', /: Muster AG, Bern\. .*IP-Adresse\.$/],
    ['sicherungen', /: Muster AG, Bern\. .*30 Tagen\.$/],
    ['webhook', /^Jede Anfrage .*: Muster AG, Bern\.$/],
  ] as const)('%s has its sentence, and no other', (feld, satz) => {
    expect(dienstSaetze({ ...OHNE, [feld]: 'Muster AG, Bern' })).toEqual([expect.stringMatching(satz)])
  })

  it('none are named when none are set', () => {
    expect(dienstSaetze(OHNE)).toEqual([])
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
