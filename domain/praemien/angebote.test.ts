import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rappen } from '../werte/rappen.ts'
import {
  type Angebot,
  alleAngebote,
  ERSTE_SEITE,
  kannMehrLaden,
  ohneDoppelte,
  rangliste,
  seite,
  tarifeDesModells,
  WEITERE_SEITE,
} from './angebote.ts'
import { TARIFTYPEN, type Tariftyp } from './modelle.ts'
import { PLAETZE, platz, type Tarif, tarifFolge } from './regionstabelle.ts'

const stelle = platz('ERW', 'OHN-UNF', 2500) ?? 0
const frage = { stufe: 'ERW', unfall: 'OHN-UNF', franchise: 2500 } as const

function tarif(
  versicherer: number,
  typ: Tariftyp,
  name: string,
  praemie: number,
  gemeinden: number[] | null = null,
): Tarif {
  const praemien = new Int32Array(PLAETZE)
  praemien[stelle] = praemie
  return { versicherer, typ, code: name, name, gemeinden, praemie: stelle => rappen(praemien[stelle] ?? 0) }
}
const tabelle = (tarife: Tarif[]) => ({ jahr: 2026, kanton: 'ZH', region: 1, tarife: tarife.toSorted(tarifFolge) })
const kurz = (angebote: readonly Angebot[]) =>
  angebote.map(({ versicherer, tarif, praemie }) => [versicherer, tarif, praemie])

/** Few insurers and prices, so that equals are frequent. */
const tarife = fc
  .array(
    fc.tuple(
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(...TARIFTYPEN),
      fc.constantFrom('A', 'B', 'C'),
      fc.integer({ min: 0, max: 5 }).map(wert => wert * 5),
    ),
    { maxLength: 25 },
  )
  .map(liste => liste.map(werte => tarif(...werte)))

test('sorted by premium, insurer, model and name; what is not sold is not offered', () => {
  const angebote = alleAngebote(
    tabelle([
      tarif(8, 'TAR-HAM', 'b', 400),
      tarif(8, 'TAR-HAM', 'a', 400),
      tarif(8, 'TAR-DIV', 'c', 400),
      tarif(5, 'TAR-HMO', 'd', 400),
      tarif(9, 'TAR-BASE', 'e', 300),
      tarif(9, 'TAR-HAM', 'nicht verkauft', 0),
    ]),
    frage,
  )
  expect(kurz(angebote)).toEqual([
    [9, 'e', 300],
    [5, 'd', 400],
    [8, 'c', 400],
    [8, 'a', 400],
    [8, 'b', 400],
  ])
})

test('a franchise the age class does not have offers nothing', () => {
  expect(alleAngebote(tabelle([tarif(8, 'TAR-BASE', 'a', 400)]), { ...frage, franchise: 100 })).toEqual([])
})

test('a catchment area limits a tariff to its municipalities', () => {
  const angebote = (bfs?: number) =>
    alleAngebote(tabelle([tarif(8, 'TAR-HMO', 'HMO', 400, [261])]), bfs === undefined ? frage : { ...frage, bfs })
  expect(angebote(261).map(({ eingeschraenkt }) => eingeschraenkt)).toEqual([false])
  expect(angebote(230)).toEqual([])
  expect(angebote().map(({ eingeschraenkt }) => eingeschraenkt)).toEqual([true])
})

test('only the asked models', () => {
  const beide = tabelle([tarif(8, 'TAR-BASE', 'a', 500), tarif(8, 'TAR-HMO', 'b', 400)])
  expect(kurz(alleAngebote(beide, { ...frage, modelle: ['TAR-BASE'] }))).toEqual([[8, 'a', 500]])
})

test('equal price at one insurer: BASE stands for HMO and DIV and names them', () => {
  const angebote = ohneDoppelte(
    alleAngebote(
      tabelle([
        tarif(8, 'TAR-DIV', 'div', 400),
        tarif(8, 'TAR-HMO', 'hmo', 400),
        tarif(8, 'TAR-BASE', 'base', 400),
        tarif(8, 'TAR-HAM', 'ham', 395),
        tarif(7, 'TAR-BASE', 'andere', 400),
      ]),
      frage,
    ),
  )
  expect(kurz(angebote)).toEqual([
    [8, 'ham', 395],
    [7, 'andere', 400],
    [8, 'base', 400],
  ])
  expect(angebote[2]?.gleichTeuer.map(({ modell }) => modell)).toEqual(['TAR-HMO', 'TAR-DIV'])
})

test('without duplicates no model is above its cheapest, none is lost, and no insurer has a price twice', () => {
  fc.assert(
    fc.property(tarife, liste => {
      const alle = alleAngebote(tabelle(liste), frage)
      const behalten = ohneDoppelte(alle)
      const modelle = behalten.flatMap(({ versicherer, modell, gleichTeuer, praemie }) =>
        [modell, ...gleichTeuer.map(angebot => angebot.modell)].map(typ => ({ versicherer, typ, praemie })),
      )
      expect(new Set(modelle.map(({ versicherer, typ }) => `${versicherer} ${typ}`)).size).toBe(modelle.length)
      expect(new Set(alle.map(({ versicherer, modell }) => `${versicherer} ${modell}`)).size).toBe(modelle.length)
      for (const { versicherer, typ, praemie } of modelle)
        expect(praemie).toBe(Math.min(...tarifeDesModells(alle, versicherer, typ).map(angebot => angebot.praemie)))
      expect(new Set(behalten.map(({ versicherer, praemie }) => `${versicherer} ${praemie}`)).size).toBe(
        behalten.length,
      )
      expect(behalten[0]?.praemie).toBe(alle[0]?.praemie)
    }),
  )
})

test('exactly one row is flagged as the lowest, and the current insurer leads', () => {
  fc.assert(
    fc.property(tarife, fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }), (liste, aktuell) => {
      const angebote = ohneDoppelte(alleAngebote(tabelle(liste), frage))
      const zeilen = rangliste(angebote, aktuell)
      const tiefste = zeilen.filter(zeile => zeile.isLowest)
      expect(tiefste.map(zeile => zeile.praemie)).toEqual(
        angebote.length > 0 ? [Math.min(...angebote.map(angebot => angebot.praemie))] : [],
      )
      const eigene = angebote.filter(angebot => angebot.versicherer === aktuell)
      expect(zeilen.filter(zeile => zeile.isCurrentInsurer).length).toBe(eigene.length)
      if (eigene.length > 0) expect(zeilen[0]).toMatchObject(eigene[0] ?? {})
      const rest = zeilen.slice(eigene.length > 0 ? 1 : 0).map(zeile => zeile.praemie)
      expect(rest).toEqual(rest.toSorted((a, b) => a - b))
    }),
  )
})

test('pages follow each other without gap or repetition', () => {
  const zeilen = Array.from({ length: 65 }, (_, index) => index)
  const seiten = [seite(zeilen, 0, ERSTE_SEITE), seite(zeilen, 20, WEITERE_SEITE), seite(zeilen, 50, WEITERE_SEITE)]
  expect(seiten.flatMap(({ zeilen }) => zeilen)).toEqual(zeilen)
  expect(seiten.map(({ mehr, total }) => [mehr, total])).toEqual([
    [true, 65],
    [true, 65],
    [false, 65],
  ])
})

test('more can be loaded after a batch of 20, while rows remain, up to 200', () => {
  expect(kannMehrLaden(20, 20, 65)).toBe(true)
  expect(kannMehrLaden(15, 65, 65)).toBe(false)
  expect(kannMehrLaden(30, 65, 65)).toBe(false)
  expect(kannMehrLaden(19, 19, 65)).toBe(false)
  expect(kannMehrLaden(30, 200, 240)).toBe(false)
})
