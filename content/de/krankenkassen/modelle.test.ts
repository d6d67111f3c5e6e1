import { expect, test } from 'vitest'
import { ERSTKONTAKTE, MODELLE } from '#domain/praemien/modelle.ts'
import { kontaktMitModell, kontaktName, type Modellname, paar, tarifbezeichnung } from './modelle.ts'

test('a model is named by whom one contacts first', () => {
  expect(ERSTKONTAKTE.map(kontaktName)).toEqual([
    ...['Freie Wahl', 'Praxis', 'Telefon/App', 'Apotheke', 'Mehrere zur Wahl', 'Je nach Tarif'],
  ])
})

test('the four specified names have one pairing', () => {
  const namen: Modellname[] = ['Standard', 'Hausarzt', 'HMO', 'Telmed']
  expect(namen.map(paar)).toEqual([
    ...['Freie Wahl (Standard)', 'Praxis (Hausarzt)', 'Praxis (HMO)', 'Telefon/App (Telmed)'],
  ])
  expect(ERSTKONTAKTE.map(kontaktMitModell)).toEqual([
    ...['Freie Wahl (Standard)', 'Praxis (Hausarzt, HMO)', 'Telefon/App (Telmed)'],
    ...['Apotheke', 'Mehrere zur Wahl', 'Je nach Tarif'],
  ])
})

test('the API calls the four codes as specified', () => {
  expect(MODELLE.map(tarifbezeichnung)).toEqual(['Standard', 'Hausarzt-Modell', 'HMO-Modell', 'Weitere Modelle'])
})
