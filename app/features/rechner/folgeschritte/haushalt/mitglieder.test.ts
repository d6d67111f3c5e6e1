import { expect, test } from 'vitest'
import { praemienAnfrage } from '#contract/praemien-anfrage.ts'
import { KEIN_BEITRAG } from '#domain/angebote.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Police } from '#domain/haushalt.ts'
import { franken, type Rappen, rappen } from '#domain/rappen.ts'
import { type Haushalt, NUR_ICH } from '../../zustand/haushalt.ts'
import { betragVonHeute, gezaehlte, type Ich, personenDerAnfrage } from './mitglieder.ts'

const ich: Ich = { geburtsjahr: 1985, unfall: 'OHNE' }

function haushaltMit(...jahrgaenge: string[]): Haushalt {
  const weitere = jahrgaenge.map((geburtsjahr, id) => ({
    ...{ id, rolle: 'kind' as const, geburtsjahr, unfall: 'MIT' as const },
    ...{ franchise: null, kosten: franken(1500) },
  }))
  return { ...NUR_ICH, fuerWen: 'familie', weitere }
}

test('only persons with a possible birth year count; the others are named by their number', () => {
  const { personen, fehlende } = gezaehlte(ich, haushaltMit('2015', '', '1850', '201', '2027'), 2026, 2026)
  expect(personen.map(({ nummer, geburtsjahr }) => [nummer, geburtsjahr])).toEqual([
    [1, 1985],
    [2, 2015],
    [6, 2027],
  ])
  expect(fehlende).toEqual([3, 4, 5])
  expect(personen[1]?.mitglied).toEqual({ geburtsjahr: 2015, unfall: 'MIT-UNF', franchise: null, kosten: 1500_00 })
})

test('a franchise that does not exist at this age counts as the best one', () => {
  const haushalt = haushaltMit('2015', '1990')
  const mit2500 = { ...haushalt, weitere: haushalt.weitere.map(person => ({ ...person, franchise: 2500 as const })) }
  const { personen } = gezaehlte(ich, mit2500, 2026, 2026)
  expect(personen.map(({ mitglied }) => mitglied.franchise)).toEqual([null, null, 2500])
})

test.each([
  ['1250', 1250_00],
  ['1’250.50', 1250_50],
  ["1'250,5", 1250_50],
  [' 980 ', 980_00],
  ['', undefined],
  ['1250.55', undefined],
  ['0', undefined],
  ['viel', undefined],
  ['12.345', undefined],
])('today’s bills «%s»', (getippt, betrag) => {
  expect(betragVonHeute(getippt, rappen(1250_50)).betrag).toBe(betrag)
})

test('more than the dearest tariffs come to is not taken, and the field says how much they come to', () => {
  expect(betragVonHeute('60’000', rappen(1_842_30))).toEqual({
    mangel:
      'Der Betrag ist zu hoch: Für alle zusammen kosten die Tarife hier höchstens CHF\u00a01’842.30 im Monat. Ist eine Zusatzversicherung dabei? Gilt der Betrag für mehrere Monate?',
  })
  expect(betragVonHeute('1842.30', rappen(1_842_30))).toEqual({ betrag: 1_842_30 })
  expect(betragVonHeute('viel', rappen(1_842_30)).mangel).toMatch(/nicht lesen/)
})

test('the enquiry carries everyone, in the form the server accepts', () => {
  const { personen } = gezaehlte(ich, haushaltMit('2015'), 2026, 2026)
  const police = (versicherer: number, franchise: Franchise, praemie: Rappen): Police => ({
    angebot: {
      versicherer,
      modell: 'TAR-HMO',
      code: 'HMO',
      tarif: `Produkt ${versicherer}`,
      praemie,
      ...KEIN_BEITRAG,
      eingeschraenkt: false,
      gleichTeuer: [],
    },
    ...{ stufe: 'K1', franchise, praemie, beteiligung: rappen(0) },
  })
  const policen = [police(8, 2500, rappen(361_75)), police(1542, 0, rappen(98_20))]
  const loesung = { policen, kinder: [], praemien: rappen(0), beteiligung: rappen(0), gesamt: rappen(0) }
  const gesendet = personenDerAnfrage(personen, loesung, 2026, nummer => (nummer === 8 ? 'CSS' : 'Assura'))
  expect(gesendet).toEqual([
    {
      ...{ geburtsjahr: '1985', unfallversicherung: 'OHNE', franchise: '2500', krankenkasse: 'CSS' },
      ...{ modell: 'TAR-HMO', praemie: 'CHF 361.75', selectedTariff: 'Produkt 8', premiumYear: '2026' },
    },
    {
      ...{ geburtsjahr: '2015', unfallversicherung: 'MIT', franchise: '0', krankenkasse: 'Assura' },
      ...{ modell: 'TAR-HMO', praemie: 'CHF 98.20', selectedTariff: 'Produkt 1542', premiumYear: '2026' },
    },
  ])
  expect(praemienAnfrage.anfrage.shape.personen.parse(gesendet)).toMatchObject(gesendet ?? [])
})
