import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rechnungsAbgleich } from '#domain/police/rechnung.ts'
import { ersparnisProJahr } from '#domain/praemien/ersparnis.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { type Rappen, rappen } from '#domain/werte/rappen.ts'
import { umfeld } from '../../../../../tests/fixtures/rechner/umfeld.ts'
import { type Angaben, datenMit, frageDer, imAngebot, nach } from '../../../../../tests/fixtures/rechner/wege.ts'
import { tabelle, tarif } from '../../../../../tests/fixtures/tabellen/testtarif.ts'
import type { Aktion, Zustand } from '../../zustand/zustand.ts'
import { type Sicht, sichtRechner } from './sicht.ts'

/* Net a month: 5.15 less in 2026, 4.75 less in 2027. */

const [A, B] = [8, 9]
const DIESE = tabelle(
  2026,
  tarif(A, 'Grund', 'TAR-BASE', { 'ERW 300': 560_15, 'ERW 2500': 450_15, 'K1 0 MIT': 105_15 }),
  tarif(A, 'Callmed', 'TAR-HAM', { 'ERW 300': 550_90, 'ERW 2500': 440_15, 'ERW 300 MIT': 590_15 }),
  tarif(B, 'Grund', 'TAR-BASE', { 'ERW 300': 530_15, 'ERW 2500': 420_15, 'K1 0 MIT': 95_15 }),
)
const NAECHSTE = tabelle(
  2027,
  tarif(A, 'Grund', 'TAR-BASE', { 'ERW 300': 584_75, 'ERW 2500': 474_75, 'K1 0 MIT': 114_75 }),
  tarif(A, 'Callmed', 'TAR-HAM', { 'ERW 300': 574_75, 'ERW 2500': 464_75, 'ERW 300 MIT': 614_75 }),
  tarif(B, 'Grund', 'TAR-BASE', { 'ERW 300': 544_75, 'ERW 500': 524_75, 'ERW 2500': 434_75, 'K1 0 MIT': 104_75 }),
)
const UMFELD = umfeld(2026, { [A]: 'CSS', [B]: 'Andere' }, '2026-11-16')
const ich: Angaben = { geburtsjahr: '1985' }
const kind: Angaben = { geburtsjahr: '2015', rolle: 'kind', unfall: 'MIT' }
const daten = datenMit(NAECHSTE)

const sichtVon = (zustand: Zustand, von = daten): Sicht => sichtRechner()(zustand, von, UMFELD)
const mitAnderemJahr = (zustand: Zustand): Zustand =>
  nach(zustand, { art: 'anderesJahr', frage: frageDer(zustand), anderesJahr: { art: 'bereit', tabelle: DIESE } })

/** A bill of this amount, recognised in these tables. */
function rechnung(betrag: number, tabellen: readonly Regionstabelle[] = [DIESE, NAECHSTE], id = 1, kasse = A): Aktion {
  const jahre = tabellen.map(tabelle => ({ tabelle, klasse: 'AKL-ERW' as const }))
  const abgleich = rechnungsAbgleich(jahre, { versicherer: kasse, betrag: rappen(betrag), bfs: 261 })
  if (abgleich.art !== 'einer') throw new Error(`${abgleich.art} for ${betrag}`)
  return { art: 'police', id, police: { kasse, kandidat: abgleich.kandidat, antwort: {} } }
}
const bezug = (...aktionen: Aktion[]) =>
  sichtVon(mitAnderemJahr(imAngebot([ich], daten, ...aktionen))).bezug?.personen[0]

describe('without a bill', () => {
  test('the average of the Standard tariffs of the region, at the same franchise', () => {
    expect(bezug()).toEqual({ art: 'durchschnitt', tarife: 2, preis: 450_00, nichtsTun: false })
    expect(bezug({ art: 'franchise', id: 1, franchise: 300 })).toMatchObject({ preis: 560_00 })
    expect(bezug({ art: 'franchise', id: 1, franchise: 500 })).toMatchObject({ tarife: 1, preis: 520_00 })
  })

  test('also where an insurer alone is chosen, with its franchise or without', () => {
    expect(bezug({ art: 'aktuelleKasse', id: 1, nummer: A })).toEqual(bezug())
    expect(bezug({ art: 'aktuelleFranchise', id: 1, franchise: 300 })).toEqual(bezug())
  })

  test('nothing where nobody sells a Standard tariff to one of them', () => {
    const von = datenMit(
      tabelle(
        2027,
        tarif(A, 'Grund', 'TAR-BASE', { 'ERW 2500': 400_00 }),
        tarif(A, 'Hausarzt', 'TAR-HAM', { 'K1 0 MIT': 90_00 }),
      ),
    )
    const sicht = sichtVon(imAngebot([ich, kind], von), von)
    expect(sicht).toMatchObject({ loesung: { praemien: 395_25 + 85_25 }, bezug: undefined })
    expect(sicht.personen.map(({ bezug }) => bezug)).toEqual([undefined, undefined])
  })
})

describe('a bill', () => {
  test('545.75 is Callmed at 300: compared is at 300, and what is saved is against doing nothing', () => {
    const sicht = sichtVon(mitAnderemJahr(imAngebot([ich], daten, rechnung(545_75))))
    expect(sicht.personen).toMatchObject([
      {
        ...{ gilt: 300, nichtsTun: { art: 'zahl', heute: { preis: 545_75 }, danach: { preis: 570_00 } } },
        bezug: { art: 'tarif', tarif: 'Callmed', preis: 570_00, nichtsTun: true },
      },
    ])
    expect(sicht).toMatchObject({ loesung: { praemien: 540_00 }, bezug: { preis: 570_00 } })
  })

  test('at another franchise by hand it is the same tariff there, which is not what doing nothing costs', () => {
    expect(bezug(rechnung(545_75), { art: 'franchise', id: 1, franchise: 2500 })).toMatchObject({
      ...{ art: 'tarif', tarif: 'Callmed', preis: 460_00, nichtsTun: false },
    })
    // Not sold at 500: the average.
    expect(bezug(rechnung(545_75), { art: 'franchise', id: 1, franchise: 500 })).toMatchObject({ art: 'durchschnitt' })
  })

  test('with the other accident cover it is neither', () => {
    expect(bezug(rechnung(545_75), { art: 'unfall', id: 1, unfall: 'MIT' })).toMatchObject({
      ...{ art: 'tarif', tarif: 'Callmed', preis: 610_00, nichtsTun: false },
    })
  })

  test('before this year’s table is there, the tariff of the same name is known from the letter alone', () => {
    const nurNaechste = (aktion: Aktion) => sichtVon(imAngebot([ich], daten, aktion)).bezug?.personen[0]
    expect(nurNaechste(rechnung(570_00, [NAECHSTE]))).toMatchObject({ art: 'tarif', preis: 570_00, nichtsTun: false })
    // A bill of this year says nothing yet about the next one.
    expect(nurNaechste(rechnung(545_75, [DIESE]))).toMatchObject({ art: 'durchschnitt', preis: 560_00 })
  })

  test('the letter: doing nothing is what it says', () => {
    expect(bezug(rechnung(570_00))).toMatchObject({ art: 'tarif', tarif: 'Callmed', preis: 570_00, nichtsTun: true })
  })

  test('while the tables leave open what becomes of it: the average', () => {
    const ohneCallmed = { ...NAECHSTE, tarife: NAECHSTE.tarife.filter(({ name }) => name !== 'Callmed') }
    const neu = tarif(A, 'Ganz anders', 'TAR-HAM', { 'ERW 300': 554_75, 'ERW 2500': 454_75 })
    const von = datenMit({ ...ohneCallmed, tarife: [...ohneCallmed.tarife, neu] })
    const aktion = rechnung(545_75, [DIESE])
    const sicht = sichtVon(mitAnderemJahr(imAngebot([ich], von, aktion)), von)
    expect(sicht.personen[0]?.nichtsTun?.art).not.toBe('zahl')
    expect(sicht.bezug?.personen[0]).toMatchObject({ art: 'durchschnitt', nichtsTun: false, preis: 560_00 })
  })

  test('prices at once are this year’s: the tariff as it is, nothing about the next', () => {
    const zustand = imAngebot([ich], datenMit(DIESE), rechnung(545_75))
    const anderes: Aktion = {
      art: 'anderesJahr',
      frage: frageDer(zustand),
      anderesJahr: { art: 'bereit', tabelle: NAECHSTE },
    }
    const sicht = sichtVon(nach(zustand, anderes), datenMit(DIESE))
    expect(sicht.personen[0]).toMatchObject({
      nichtsTun: null,
      bezug: { art: 'tarif', preis: 545_75, nichtsTun: false },
    })
  })
})

describe('several', () => {
  const paar = (...aktionen: Aktion[]) =>
    sichtVon(mitAnderemJahr(imAngebot([ich, { geburtsjahr: '1987' }, kind], daten, ...aktionen)))

  test('who has a bill counts with it, the others with the average; together it is their sum', () => {
    const sicht = paar(rechnung(545_75))
    expect(sicht.personen.map(({ gilt, bezug }) => [gilt, bezug?.art, bezug?.preis, bezug?.nichtsTun])).toEqual([
      [300, 'tarif', 570_00, true],
      [2500, 'durchschnitt', 450_00, false],
      [0, 'durchschnitt', 105_00, false],
    ])
    expect(sicht.bezug?.preis).toBe(570_00 + 450_00 + 105_00)
  })

  test('a bill of the partner is the partner’s', () => {
    const sicht = paar(rechnung(415_00, [DIESE], 2, B))
    expect(sicht.personen.map(({ bezug }) => [bezug?.art, bezug?.nichtsTun])).toEqual([
      ['durchschnitt', false],
      ['tarif', true],
      ['durchschnitt', false],
    ])
    expect(sicht.personen.map(({ nichtsTun }) => nichtsTun?.art)).toEqual([undefined, 'zahl', undefined])
  })
})

const JAHR = 2030

test('the saving of a family is measured at the franchises of the answer, against Standard tariffs', () => {
  const region = tabelle(
    JAHR,
    tarif(1, 'Grund', 'TAR-BASE', { 'ERW 300': 400_00, 'ERW 2500': 300_00, 'K1 0 MIT': 90_00 }),
    tarif(1, 'HMO', 'TAR-HMO', { 'ERW 300': 370_00, 'ERW 2500': 290_00, 'K1 0 MIT': 85_00 }),
    tarif(2, 'Grund', 'TAR-BASE', { 'ERW 2500': 280_00, 'K1 0 MIT': 88_00 }),
    tarif(3, 'Grund', 'TAR-BASE', { 'ERW 300': 350_00 }),
  )
  const von = datenMit(region)
  const zustand = imAngebot(
    [
      { ...ich, franchise: 300 },
      { ...kind, geburtsjahr: '2027' },
    ],
    von,
    {
      ...{ art: 'aufteilung', aufteilung: 'kombination' },
    },
  )
  const { loesung, bezug } = sichtVon(zustand, von)
  expect(loesung?.praemien).toBe(435_00)
  // The parent with 300: Standard 400 and 350, the second sells none. The child with 0: 90 and 88.
  const durchschnitt = { art: 'durchschnitt', tarife: 2, nichtsTun: false }
  expect(bezug).toEqual({
    ...{
      preis: 464_00,
      personen: [
        { ...durchschnitt, preis: 375_00 },
        { ...durchschnitt, preis: 89_00 },
      ],
    },
  })
})

test('one definition of saving: two of the same save twice what one does, and a surplus saves nothing', () => {
  const preis = fc.integer({ min: 100, max: 700 }).map(franken => franken * 100)
  const region = fc
    .array(fc.record({ standard: preis, hmo: preis }), { minLength: 1, maxLength: 4 })
    .map(kassen =>
      tabelle(
        JAHR,
        ...kassen.flatMap(({ standard, hmo }, index) => [
          tarif(index + 1, 'Grund', 'TAR-BASE', { 'ERW 2500': standard }),
          tarif(index + 1, 'HMO', 'TAR-HMO', { 'ERW 2500': hmo }),
        ]),
      ),
    )
  const gespart = ({ loesung, bezug }: Sicht): Rappen => {
    if (!loesung || !bezug) throw new Error('no offer')
    return ersparnisProJahr(loesung.praemien, bezug)
  }
  fc.assert(
    fc.property(region, fc.constantFrom(0, 200_00, 400_00, 800_00), (volle, betrag) => {
      const [mitRest, ohneRest] = (['keiner', 'netto'] as const).map(deckel => {
        const zusage: Aktion = {
          art: 'zusage',
          zusage: { regelJahr: JAHR, deckel, jeMonat: { erwachsen: rappen(betrag) } },
        }
        const [einzeln, zuZweit] = [[ich], [ich, ich]].map(personen =>
          gespart(sichtVon(imAngebot(personen, datenMit(volle), zusage), datenMit(volle))),
        )
        expect(zuZweit).toBe(2 * (einzeln ?? 0))
        return einzeln
      })
      expect(mitRest).toBe(ohneRest)
      // Whom the canton pays more than any premium pays nothing, changed or not.
      if (betrag === 800_00) expect(mitRest).toBe(0)
    }),
    { seed: 20261006, numRuns: 200 },
  )
})
