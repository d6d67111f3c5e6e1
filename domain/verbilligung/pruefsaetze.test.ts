import { describe, expect, test } from 'vitest'
import { PRUEFSAETZE } from '../../tests/fixtures/verbilligung/pruefsaetze.ts'
import { rappen } from '../werte/rappen.ts'
import { anspruch, REGELN } from './kantone.ts'
import { ARTEN, summeJePerson } from './rechnen.ts'

/** Official examples first, then published limits and own calculations; figures are compared within five Rappen. */
const ARTEN_DER_SAETZE = ['amtlich', 'grenze', 'gerechnet']

test('580 vectors of 26 cantons, none left out: 68 official, 401 limits, 111 worked out; 55 without a figure', () => {
  const anzahl = ARTEN_DER_SAETZE.map(gesucht => PRUEFSAETZE.filter(({ art }) => art === gesucht).length)
  expect(anzahl).toEqual([68, 401, 111])
  expect(PRUEFSAETZE.filter(({ erwartet }) => erwartet === null)).toHaveLength(55)
  expect(new Set(PRUEFSAETZE.map(({ id }) => id)).size).toBe(580)
  expect(new Set(PRUEFSAETZE.map(({ kanton }) => kanton))).toEqual(new Set(Object.keys(REGELN)))
})

test('every published year of a canton has vectors with a figure', () => {
  const ohne = Object.entries(REGELN).flatMap(([kanton, jahre]) =>
    Object.keys(jahre)
      .filter(jahr => !PRUEFSAETZE.some(s => s.kanton === kanton && s.jahr === Number(jahr) && s.erwartet !== null))
      .map(jahr => `${kanton} ${jahr}`),
  )
  expect(ohne).toEqual([])
})

describe.each(Object.keys(REGELN))('%s', kanton => {
  const eigene = ARTEN_DER_SAETZE.flatMap(gesucht =>
    PRUEFSAETZE.filter(satz => satz.kanton === kanton && satz.art === gesucht),
  )
  test('has vectors', () => expect(eigene.length).toBeGreaterThan(4))

  test.each(eigene.map(satz => [satz.art, satz.id, satz] as const))(
    '%s: %s',
    (_art, _id, { jahr, lage, mitModell, erwartet, massgebend, mindestens }) => {
      const ergebnis = anspruch(kanton, jahr, lage)
      if (erwartet === null) {
        expect(ergebnis.art).toBe('keineZahl')
        return
      }
      if (ergebnis.art !== 'betrag') throw new Error(`no figure: ${ergebnis.grund}`)
      const mehr = mitModell ? ergebnis.jeTarif?.mehrMitModell : undefined
      const imMonat = summeJePerson(lage.einheit, art => (ergebnis.jeMonat[art] ?? 0) + (mehr?.[art] ?? 0))
      if (erwartet.monat !== undefined) expect(Math.abs(imMonat - erwartet.monat * 100)).toBeLessThanOrEqual(5)
      if (erwartet.jahr !== undefined) expect(Math.abs(ergebnis.imJahr - erwartet.jahr * 100)).toBeLessThanOrEqual(5)
      expect(ergebnis.mindestens ?? false).toBe(mindestens ?? false)
      if (massgebend !== undefined) {
        const zeile = ergebnis.schritte.find(schritt => schritt.was === 'massgebend')
        expect(zeile?.betrag).toBe(massgebend * 100)
      }
      // Of a month and of a year it is the same: each person is off by at most half of five Rappen.
      const personen = summeJePerson(lage.einheit, () => 1)
      if (!mitModell) expect(Math.abs(imMonat * 12 - ergebnis.imJahr)).toBeLessThanOrEqual(60 * personen)
      for (const art of ARTEN) expect(ergebnis.jeMonat[art] ?? rappen(0)).toBeGreaterThanOrEqual(0)
    },
  )
})
