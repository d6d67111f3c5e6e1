// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { druecke, gibEin, oeffne, SIE, text, zeigePolice } from '../../../../../tests/fixtures/rechner/police-probe.tsx'
import { tabelle, tarif } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { neuePerson } from '../../zustand/person.ts'

afterEach(cleanup)

/** The refund of 2026 is 5.15, that of 2027 4.75. */
const DIESES = tabelle([
  tarif(8, 'TAR-BASE', 'Grundversicherung', { 300: 605_15, 2500: 505_15 }),
  tarif(8, 'TAR-HAM', 'Profit', { 300: 500_15, 2500: 420_15 }),
  tarif(1542, 'TAR-HAM', 'Qualimed', { 300: 486_30, 2500: 366_90 }),
])
const NAECHSTES = tabelle(
  [
    tarif(8, 'BASE', 'Grundversicherung', { 2500: 524_75 }),
    tarif(8, 'PRAXIS', 'Profit', { 300: 514_75, 2500: 434_75 }),
    tarif(8, 'FLEX', 'Ganz neu', { 2500: 404_75 }),
    tarif(1542, 'PRAXIS', 'Qualimed', { 300: 490_75, 2500: 381_75 }),
    tarif(376, 'PRAXIS', 'Profinetz', { 2500: 390_75 }),
  ],
  2027,
)

type Vorgabe = Partial<Parameters<typeof zeigePolice>[0]>

function bestaetigt(betrag: string, vorgabe: Vorgabe = {}) {
  const gezeigt = zeigePolice({ von: NAECHSTES, andere: DIESES, ...vorgabe })
  oeffne()
  gibEin(8, betrag)
  druecke('Ja, das ist meiner')
  return gezeigt
}
const inhalt = () => text(document.body)
const antwort = () => screen.getByRole('heading', { name: /^\d/ }).textContent
const wege = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(zeile => [...zeile.children].map(text))
const gewaehlterWeg = () => screen.getAllByRole('button', { pressed: true }).map(text)

describe('next year is compared', () => {
  test('a bill: what it becomes from 1 January, and savings are measured against that alone', () => {
    const gezeigt = bestaetigt('415.00')
    expect(inhalt()).toContain('Ihre Police: CSS Profit, 415.00')
    expect(inhalt()).toContain('Verglichen wie Ihre Police: Franchise 2’500, ohne Unfall')
    expect(inhalt()).toContain('Wenn Sie nichts tun ab 1. Januar, +15.00 zu heute CHF 430.00')
    expect(inhalt()).toContain('Heute CHF 415.00, ab 1. Januar CHF 430.00, wenn Sie nichts tun: +CHF 180.00 im Jahr.')
    expect(gezeigt.sicht.bezug).toMatchObject({ preis: 430_00, personen: [{ nichtsTun: true }] })
    expect(antwort()).toBe('377.00')
  })

  test('after a reload, while the other year’s table is on its way: no saving against anything else', () => {
    const { zustand } = bestaetigt('415.00')
    const { personen } = zustand
    cleanup()
    const gezeigt = zeigePolice({ von: NAECHSTES, anderesJahr: { art: 'laedt' }, personen })
    expect(inhalt()).toContain('Lade Daten...')
    expect([gezeigt.sicht.bezug, gezeigt.sicht.vollerBezug]).toEqual([undefined, undefined])
    cleanup()
    expect(zeigePolice({ von: NAECHSTES, andere: DIESES, personen }).sicht.bezug?.preis).toBe(430_00)
  })

  test('a letter of a tariff that this year does not have: its price, and no difference to today', () => {
    bestaetigt('400.00')
    expect(inhalt()).toContain('Ihre Police: CSS Ganz neu, 400.00')
    expect(inhalt()).toContain('Wenn Sie nichts tun ab 1. Januar CHF 400.00')
    expect(inhalt()).toContain('Was Sie heute zahlen, lässt sich aus den Prämien 2026 nicht sicher ablesen.')
    expect(wege().map(([, preis, unterschied]) => [preis, unterschied])).toEqual([
      ['400.00', ''],
      ['430.00', ''],
      ['377.00', ''],
    ])
  })

  test('three ways, the answer’s own among them; another one chosen is the answer', () => {
    bestaetigt('415.00')
    expect(screen.getByRole('table', { name: 'Drei Wege ab 1. Januar' })).toBeTruthy()
    expect(wege()).toEqual([
      ['Nichts tunCSS, Profit, Praxis', '430.00', '+15.00 zu heute'],
      ['Bei CSS bleiben, Modell wechselnCSS, Ganz neu, Mehrere zur Wahl', '400.00', '−15.00 zu heute'],
      ['Kasse wechselnAssura, Qualimed, Praxis', '377.00', '−38.00 zu heute'],
    ])
    expect(gewaehlterWeg()).toEqual(['Kasse wechseln'])
    druecke('Bei CSS bleiben, Modell wechseln')
    expect(antwort()).toBe('400.00')
    expect(gewaehlterWeg()).toEqual(['Bei CSS bleiben, Modell wechseln'])
    druecke('Nichts tun')
    expect(antwort()).toBe('430.00')
    expect(wege().map(([, preis]) => preis)).toEqual(['430.00', '400.00', '377.00'])
  })

  test('an offer chosen at another insurer is the one that stands there', () => {
    const gezeigt = bestaetigt('415.00')
    fireEvent.click(screen.getByRole('button', { name: 'Kasse wechseln' }))
    expect(gezeigt.aktionen.at(-1)).toEqual({
      ...{ art: 'waehle', id: 1, aufteilung: 'kombination' },
      auswahl: { versicherer: 1542, typ: 'PRAXIS', tarif: 'Qualimed' },
    })
  })

  test('at another franchise nothing stands beside the answer that is not of it; one press brings it back', () => {
    const gezeigt = bestaetigt('495.00')
    expect(inhalt()).toContain('Wenn Sie nichts tun ab 1. Januar, +15.00 zu heute CHF 510.00')
    druecke('Ändern: Vergleich')
    fireEvent.click(screen.getByRole('radio', { name: 'Mit Unfall' }))
    expect(inhalt()).toContain('Verglichen mit Franchise 300, mit Unfall (Police: Franchise 300, ohne Unfall)')
    expect(screen.queryByRole('table')).toBeNull()
    expect(inhalt()).toContain('mit Franchise 300, ohne Unfall CHF 510.00')
    druecke('Wie Ihre Police')
    expect(inhalt()).toContain('Verglichen wie Ihre Police: Franchise 300, ohne Unfall')
    expect(gezeigt.zustand.personen[0]).toMatchObject({ franchise: 300, unfall: 'OHNE' })
    expect(screen.getByRole('table')).toBeTruthy()
  })

  test('what the tables leave open is asked, and until then there is no figure', () => {
    const umbenannt = tabelle(
      [
        tarif(8, 'PRAXIS', 'Praxis Plus', { 2500: 444_75 }),
        tarif(8, 'PRAXIS', 'Praxis Light', { 2500: 424_75 }),
        tarif(1542, 'PRAXIS', 'Qualimed', { 2500: 381_75 }),
      ],
      2027,
    )
    const gezeigt = bestaetigt('415.00', { von: umbenannt })
    expect(screen.queryByRole('table')).toBeNull()
    expect(inhalt()).not.toContain('Wenn Sie nichts tun')
    expect(screen.getByRole('radiogroup', { name: 'Welcher Tarif ist es ab 1. Januar?' })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Praxis Light' }))
    expect(inhalt()).toContain('Wenn Sie nichts tun ab 1. Januar, +5.00 zu heute CHF 420.00')
    expect(gezeigt.sicht.bezug?.preis).toBe(420_00)
    druecke('Antwort ändern')
    fireEvent.click(screen.getByRole('radio', { name: 'Keiner davon' }))
    expect(inhalt()).toContain('Ihren Tarif gibt es 2027 so nicht mehr')
    expect(inhalt()).toContain('Wie Sie ab 1. Januar versichert sind, muss Ihnen CSS schreiben')
  })
})

test('this year is compared: the letter’s tariff is that of this year; nothing is said of 1 January', () => {
  const gezeigt = bestaetigt('430.00', { von: DIESES, andere: NAECHSTES, sofort: 2026 })
  expect(gezeigt.sicht.bezug?.personen).toMatchObject([{ art: 'tarif', tarif: 'Profit', nichtsTun: false }])
  expect(inhalt()).not.toContain('Wenn Sie nichts tun')
  expect(screen.queryByRole('table')).toBeNull()
})

describe('until when', () => {
  test('the days left, at whom, and the letter', () => {
    const gezeigt = bestaetigt('415.00')
    expect(inhalt()).toContain('Noch 12 Tage: Kündigung bis 30. November bei CSS. Brief als PDF')
    druecke('Mehr dazu')
    expect(inhalt()).toContain('Bringen Sie sie bis 23. November 2026 eingeschrieben zur Post.')
    druecke('Brief als PDF')
    expect(gezeigt.briefe).toBe(1)
  })
  test('at the same insurer there is nothing to cancel, and who does nothing needs no day', () => {
    bestaetigt('415.00')
    druecke('Bei CSS bleiben, Modell wechseln')
    expect(inhalt()).toContain('Noch 12 Tage: Modellwechsel bis 30. November melden bei CSS.')
    expect(screen.queryByRole('button', { name: 'Brief als PDF' })).toBeNull()
    druecke('Nichts tun')
    expect(inhalt()).not.toContain('Noch 12 Tage')
  })
  test('too late: what is still possible, once', () => {
    bestaetigt('415.00', { heute: '2026-12-03' })
    expect(inhalt()).toContain('Die Frist ist am 30. November 2026 abgelaufen.')
    expect(screen.getAllByRole('listitem').map(text)).toEqual([
      'Kasse wechseln: erst auf den 1. Januar 2028, Kündigung bis 30. November 2027 bei der Kasse.',
      'Modell bei der gleichen Kasse wechseln: erst auf den 1. Januar 2028, Meldung bis 30. November 2027. Jederzeit geht es nur aus dem Standardmodell mit Franchise 300 (Kinder: 0).',
    ])
  })
})

describe('several persons', () => {
  const PARTNER = { ...neuePerson(2, 'erwachsen' as const), geburtsjahr: '1990' }

  test('whose is known; together once all are, with one day for all', () => {
    const gezeigt = bestaetigt('415.00', { personen: [SIE, PARTNER] })
    expect(inhalt()).toContain('Sie, ohne Wechsel ab 1. Januar, +15.00 zu heute CHF 430.00')
    expect(inhalt()).not.toContain('Wenn niemand etwas tut')
    druecke('Weitere Rechnung angeben')
    gibEin(8, '415.00')
    druecke('Ja, das ist meiner')
    expect(inhalt()).toContain('Policen bekannt: Sie und Partner/in')
    expect(inhalt()).toContain('Wenn niemand etwas tut ab 1. Januar, +30.00 zu heute CHF 860.00')
    expect(inhalt()).not.toContain('ohne Wechsel')
    expect(gezeigt.sicht.bezug?.preis).toBe(860_00)
    expect(inhalt()).toContain('Noch 12 Tage: Kündigung bis 30. November bei CSS. Brief als PDF')
    expect(inhalt()).toContain('Partner/in: Drei Wege ab 1. Januar')
  })
})
