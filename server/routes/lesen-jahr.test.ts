import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Datensatz } from '../daten/datensatz.ts'
import { registerLesen } from './lesen.ts'

const mitVersicherern = (...namen: [number, string][]) => ({ versicherer: new Map(namen) }) as unknown as Datensatz
const jahre = new Map([
  [2025, mitVersicherern([8, 'CSS'], [829, 'KLuG Krankenversicherung'])],
  [2026, mitVersicherern([8, 'CSS Kranken-Versicherung AG'], [1600, 'Neue Kasse'])],
])
const aktuell = jahre.get(2026) as Datensatz
const app = Fastify()
registerLesen(app, {
  aktuell: () => aktuell,
  fuerJahr: jahr => (jahr === undefined ? aktuell : jahre.get(jahr)),
  jahre: () => [...jahre.keys()],
})
const get = (frage: string) => app.inject(`/api/versicherer${frage}`)
const namen = async (frage: string) => (await get(frage)).json<{ name: string }[]>().map(({ name }) => name)

test('insurers of the shown year, or of the one that is asked for, under the names of the comparison', async () => {
  expect(await namen('')).toEqual(['CSS', 'Neue Kasse'])
  expect(await namen('?jahr=2026')).toEqual(['CSS', 'Neue Kasse'])
  expect(await namen('?jahr=2025')).toEqual(['CSS', 'KLuG Krankenversicherung'])
})

test('a year that was not imported, and one that is none, are refused as for offers', async () => {
  const fehlend = await get('?jahr=2019')
  expect([fehlend.statusCode, fehlend.json()]).toEqual([
    400,
    {
      fehler: 'Ungültige Anfrage. jahr: Für 2019 liegen keine Prämien vor, nur für 2025, 2026.',
      felder: { jahr: 'Für 2019 liegen keine Prämien vor, nur für 2025, 2026.' },
    },
  ])
  expect((await get('?jahr=heute')).json().felder).toEqual({ jahr: 'Erwartet wird eine ganze Zahl von 2000 bis 2999.' })
})

test('the OpenAPI document names the year, which may be left out', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json()
  expect(paths['/api/versicherer'].get.parameters).toEqual([
    { name: 'jahr', in: 'query', required: false, schema: { type: 'integer', minimum: 2000, maximum: 2999 } },
  ])
})
