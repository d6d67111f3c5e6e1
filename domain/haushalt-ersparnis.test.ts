import fc from 'fast-check'
import { expect, test } from 'vitest'
import { A, B, JAHR, person, tabelle, tarif } from '../tests/fixtures/haushalts-region.ts'
import { alleAngebote } from './angebote.ts'
import { ersparnisProJahr, vergleichspreis } from './ersparnis.ts'
import { besteKombination } from './haushalt-antwort.ts'
import { haushaltsbezug, hoechsteRechnungen } from './haushalt-ersparnis.ts'
import { mitVerbilligung } from './kantonsbeitrag.ts'
import { eigenerPreis } from './praemie.ts'
import { rappen } from './rappen.ts'

const preis = fc.integer({ min: 100, max: 700 })
const region = fc
  .array(fc.record({ standard: preis, hmo: preis }), { minLength: 1, maxLength: 4 })
  .map(kassen =>
    tabelle(
      ...kassen.flatMap(({ standard, hmo }, index) => [
        tarif(index + 1, { ERW: { 300: standard } }),
        tarif(index + 1, { ERW: { 300: hmo } }, 'TAR-HMO'),
      ]),
    ),
  )

test('one definition of saving: two of the same save twice what one does, and a surplus saves nothing', () => {
  fc.assert(
    fc.property(region, fc.constantFrom(0, 200_00, 400_00, 800_00), (volle, betrag) => {
      const [mitRest, ohneRest] = (['keiner', 'netto'] as const).map(deckel => {
        const jeMonat = { erwachsen: rappen(betrag) }
        const verbilligt = mitVerbilligung(volle, { regelJahr: JAHR, deckel, jeMonat })
        const frage = { stufe: 'ERW', unfall: 'MIT-UNF', franchise: 300 } as const
        const [erstes] = alleAngebote(verbilligt, frage)
        const bezug = vergleichspreis(verbilligt, frage, null)
        if (!erstes || !bezug) throw new Error('no offer')
        const einzeln = ersparnisProJahr(eigenerPreis(erstes, verbilligt), bezug)
        for (const anzahl of [1, 2]) {
          const personen = Array.from({ length: anzahl }, () => person(40, { franchise: 300 }))
          const beste = besteKombination({ tabelle: verbilligt, personen })
          const gemeinsam = beste && haushaltsbezug({ tabelle: verbilligt, personen }, beste)
          expect(gemeinsam && ersparnisProJahr(beste.praemien, gemeinsam)).toBe(anzahl * einzeln)
        }
        return einzeln
      })
      expect(mitRest).toBe(ohneRest)
      // Whom the canton pays more than any premium pays nothing, changed or not.
      if (betrag === 800_00) expect(mitRest).toBe(0)
    }),
    { seed: 20261006, numRuns: 200 },
  )
})

test('siblings are compared with what siblings pay: their tier is no saving', () => {
  const tarife = tabelle(tarif(A, { K1: { 0: 100 }, K4: { 0: 60 } }), tarif(B, { K1: { 0: 90 } }))
  const personen = [person(9), person(5)]
  const beste = besteKombination({ tabelle: tarife, personen })
  const bezug = beste && haushaltsbezug({ tabelle: tarife, personen }, beste)
  // (60 + 90) / 2 for each of them.
  expect([beste?.praemien, bezug?.preis]).toEqual([120_00, 150_00])
})

test('nobody’s bills come to more than the dearest tariffs, of this year or the one before', () => {
  const teurerWar = tarif(B, { ERW: { 300: 650 } })
  const tarife = tabelle(
    { ...tarif(A, { ERW: { 300: 600, 2500: 400 }, K1: { 0: 120 } }), vorjahrespraemie: teurerWar.praemie },
    tarif(B, { ERW: { 300: 620 }, K1: { 0: 130 }, JUG: { 300: 480 } }),
  )
  expect(hoechsteRechnungen(tarife, ['AKL-ERW', 'AKL-JUG', 'AKL-KIN', 'AKL-KIN'])).toBe(650_00 + 480_00 + 2 * 130_00)
  expect(hoechsteRechnungen(tabelle(), ['AKL-ERW'])).toBe(0)
})
