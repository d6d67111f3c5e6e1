import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TARIFTYPEN, type Tariftyp } from '../praemien/modelle.ts'
import { franchisenDerStufe, PLAETZE, platz, type Tarif, tarifFolge } from '../praemien/regionstabelle.ts'
import { rappen } from '../werte/rappen.ts'
import { angeboteNachGesamtkosten } from './gesamtkosten.ts'
import { kostenbeteiligung } from './kostenbeteiligung.ts'

const frage = { stufe: 'ERW', unfall: 'OHN-UNF' } as const
const FRANCHISEN = franchisenDerStufe('ERW')

function tarif(versicherer: number, typ: Tariftyp, preise: readonly number[], name = typ as string): Tarif {
  const praemien = new Int32Array(PLAETZE)
  for (const [index, preis] of preise.entries()) praemien[platz('ERW', 'OHN-UNF', FRANCHISEN[index] ?? 0) ?? 0] = preis
  return { versicherer, typ, code: name, name, gemeinden: null, praemie: stelle => rappen(praemien[stelle] ?? 0) }
}
const tabelle = (tarife: Tarif[]) => ({ jahr: 2031, kanton: 'ZH', region: 1, tarife: tarife.toSorted(tarifFolge) })

test('each insurer and model at its best franchise, ordered by yearly cost', () => {
  const zwei = tabelle([
    tarif(8, 'TAR-HAM', [500_00, 0, 0, 0, 0, 400_00]),
    tarif(32, 'TAR-BASE', [450_00, 0, 0, 0, 0, 430_00]),
  ])
  const kurz = (kosten: number) =>
    angeboteNachGesamtkosten(zwei, frage, rappen(kosten), 'AKL-ERW').map(({ angebot, franchise, gesamt }) => [
      angebot.versicherer,
      franchise,
      gesamt,
    ])
  expect(kurz(0)).toEqual([
    [8, 2500, 4800_00],
    [32, 2500, 5160_00],
  ])
  expect(kurz(10_000_00)).toEqual([
    [32, 300, 6400_00],
    [8, 300, 7000_00],
  ])
})

test('equal prices of one insurer at the same franchise are one row that names the others', () => {
  const gleich = tabelle([tarif(8, 'TAR-BASE', [500_00]), tarif(8, 'TAR-HAM', [500_00]), tarif(8, 'TAR-HMO', [500_00])])
  const zeilen = angeboteNachGesamtkosten(gleich, frage, rappen(0), 'AKL-ERW')
  expect(zeilen.map(({ angebot }) => [angebot.modell, angebot.gleichTeuer.map(({ modell }) => modell)])).toEqual([
    ['TAR-BASE', ['TAR-HAM', 'TAR-HMO']],
  ])
})

test('against a search over everything', () => {
  const preise = fc.array(fc.constantFrom(0, 300_00, 305_00, 400_00, 500_00), { minLength: 6, maxLength: 6 })
  const tarife = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(...TARIFTYPEN), preise), {
    maxLength: 10,
  })
  fc.assert(
    fc.property(tarife, fc.integer({ min: 0, max: 10_000_00 }), (liste, kosten) => {
      const zeilen = angeboteNachGesamtkosten(
        tabelle(liste.map(([nummer, typ, p], index) => tarif(nummer, typ, p, `T${index}`))),
        frage,
        rappen(kosten),
        'AKL-ERW',
      )
      const erwartet = new Map<string, number>()
      for (const [nummer, typ, p] of liste)
        for (const [index, praemie] of p.entries()) {
          if (praemie === 0) continue
          const gesamt = 12 * praemie + kostenbeteiligung(rappen(kosten), FRANCHISEN[index] ?? 0, 'AKL-ERW')
          const schluessel = `${nummer} ${typ}`
          erwartet.set(schluessel, Math.min(erwartet.get(schluessel) ?? Number.POSITIVE_INFINITY, gesamt))
        }
      const gezeigt = zeilen.flatMap(({ angebot, gesamt }) =>
        [angebot, ...angebot.gleichTeuer].map(({ modell }): [string, number] => [
          `${angebot.versicherer} ${modell}`,
          gesamt,
        ]),
      )
      expect(new Map(gezeigt)).toEqual(erwartet)
      expect(gezeigt).toHaveLength(erwartet.size)
      expect(zeilen.map(({ gesamt }) => gesamt)).toEqual(zeilen.map(({ gesamt }) => gesamt).toSorted((a, b) => a - b))
    }),
  )
})

test('equal yearly costs at two franchises: the lower one, which risks less', () => {
  const gleich = tabelle([tarif(8, 'TAR-BASE', [400_00, 0, 0, 0, 0, 400_00])])
  const [zeile] = angeboteNachGesamtkosten(gleich, frage, rappen(0), 'AKL-ERW')
  expect(zeile?.franchise).toBe(300)
})
