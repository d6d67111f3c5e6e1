import { afterEach, expect, test, vi } from 'vitest'
import { VERZEICHNIS_ADRESSE } from '#contract/daten.ts'
import { encodeRegionstabelle, type Regionstabelle } from '#domain/regionstabelle.ts'
import { einmal } from './orte-laden.ts'
import type { GeteiltePerson } from './zustand.ts'

const person: GeteiltePerson = { art: 'geteilt', kanton: 'ZH', region: 1, klasse: 'AKL-ERW', unfall: 'OHNE' }
const tabelle = (jahr: number): Regionstabelle => ({ jahr, kanton: 'ZH', region: 1, tarife: [] })
const verzeichnis = (zh1: string) =>
  JSON.stringify({ format: 1, jahr: 2025, quelle: 'BAG', versicherer: [], orte: '/o', regionen: { 'zh-1': zh1 } })

/** A site whose files can change; what it was asked for is kept. */
function site(dateien: Record<string, string>) {
  const gefragt: string[] = []
  vi.stubGlobal('fetch', async (adresse: string) => {
    gefragt.push(adresse)
    const inhalt = dateien[adresse]
    return inhalt === undefined ? new Response('', { status: 404 }) : new Response(inhalt)
  })
  return { dateien, gefragt }
}

/** A fresh page: nothing is remembered. */
async function frisch() {
  vi.resetModules()
  return import('./praemien-laden.ts')
}

afterEach(() => vi.unstubAllGlobals())

test('one request for the directory, one for the table, none for a second look', async () => {
  const { ladeDaten } = await frisch()
  const { gefragt } = site({ [VERZEICHNIS_ADRESSE]: verzeichnis('/a'), '/a': encodeRegionstabelle(tabelle(2025)) })
  expect((await ladeDaten(person)).tabelle).toEqual(tabelle(2025))
  expect((await ladeDaten(person)).tabelle).toEqual(tabelle(2025))
  expect(gefragt).toEqual([VERZEICHNIS_ADRESSE, '/a'])
})

test('a table that was replaced meanwhile is found under its new address', async () => {
  const { ladeDaten } = await frisch()
  const { dateien } = site({ [VERZEICHNIS_ADRESSE]: verzeichnis('/a') })
  await expect(ladeDaten(person)).rejects.toThrow('Database query failed: 404 /a')
  Object.assign(dateien, { [VERZEICHNIS_ADRESSE]: verzeichnis('/b'), '/b': encodeRegionstabelle(tabelle(2026)) })
  expect((await ladeDaten(person)).tabelle.jahr).toBe(2026)
})

test('without a directory the list of insurers is what failed', async () => {
  const { ladeDaten } = await frisch()
  site({})
  await expect(ladeDaten(person)).rejects.toThrow('Database query failed: Fehler beim Laden der Versicherer: 404')
})

test('newer data are fetched when there are some, and only then', async () => {
  const { ladeDaten, geaenderteDaten } = await frisch()
  const { dateien, gefragt } = site({
    [VERZEICHNIS_ADRESSE]: verzeichnis('/a'),
    '/a': encodeRegionstabelle(tabelle(2025)),
    '/b': encodeRegionstabelle(tabelle(2026)),
  })
  const daten = await ladeDaten(person)
  gefragt.length = 0
  expect(await geaenderteDaten(person, daten)).toBeNull()
  expect(gefragt).toEqual([VERZEICHNIS_ADRESSE])
  dateien[VERZEICHNIS_ADRESSE] = verzeichnis('/b')
  expect((await geaenderteDaten(person, daten))?.tabelle.jahr).toBe(2026)
  delete dateien[VERZEICHNIS_ADRESSE]
  await expect(geaenderteDaten(person, daten)).rejects.toThrow('Fehler beim Laden der Versicherer')
})

test('a failure is forgotten, a success is kept', async () => {
  const laden = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('nein')).mockResolvedValue(7)
  const lade = einmal(laden)
  await expect(lade()).rejects.toThrow('nein')
  expect(await lade()).toBe(7)
  expect(await lade()).toBe(7)
  expect(laden).toHaveBeenCalledTimes(2)
})
