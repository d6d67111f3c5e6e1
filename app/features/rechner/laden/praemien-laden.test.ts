import { afterEach, expect, test, vi } from 'vitest'
import { einmal } from '#app/lib/orte/orte-laden.ts'
import { VERZEICHNIS_ADRESSE } from '#contract/daten.ts'
import { encodeOrtstabelle } from '#domain/orte/ortstabelle.ts'
import { encodeRegionstabelle, type Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { Datenfrage } from '../zustand/zustand.ts'

/** What a shared comparison asks: a region, and no municipality. */
const frage: Datenfrage = { gebiet: { kanton: 'ZH', region: 1, ort: null }, sofort: null }
const sofort: Datenfrage = { ...frage, sofort: 2026 }
const tabelle = (jahr: number): Regionstabelle => ({ jahr, kanton: 'ZH', region: 1, tarife: [] })
const verzeichnis = (zh1: string, weitere: object = {}) =>
  JSON.stringify({
    ...{ format: 1, jahr: 2025, quelle: 'BAG', versicherer: [], orte: '/o' },
    regionen: { 'zh-1': zh1, ...weitere },
  })

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
  const { loadDaten } = await frisch()
  const { gefragt } = site({ [VERZEICHNIS_ADRESSE]: verzeichnis('/a'), '/a': encodeRegionstabelle(tabelle(2025)) })
  expect((await loadDaten(frage)).tabelle).toEqual(tabelle(2025))
  expect((await loadDaten(frage)).tabelle).toEqual(tabelle(2025))
  expect(gefragt).toEqual([VERZEICHNIS_ADRESSE, '/a'])
})

test('a table that was replaced meanwhile is found under its new address', async () => {
  const { loadDaten } = await frisch()
  const { dateien } = site({ [VERZEICHNIS_ADRESSE]: verzeichnis('/a') })
  await expect(loadDaten(frage)).rejects.toThrow('Database query failed: 404 /a')
  Object.assign(dateien, { [VERZEICHNIS_ADRESSE]: verzeichnis('/b'), '/b': encodeRegionstabelle(tabelle(2026)) })
  expect((await loadDaten(frage)).tabelle.jahr).toBe(2026)
})

test('without a directory the list of insurers is what failed', async () => {
  const { loadDaten } = await frisch()
  site({})
  await expect(loadDaten(frage)).rejects.toThrow('Database query failed: Fehler beim Laden der Versicherer: 404')
})

test('newer data are fetched when there are some, and only then', async () => {
  const { loadDaten, geaenderteDaten } = await frisch()
  const { dateien, gefragt } = site({
    [VERZEICHNIS_ADRESSE]: verzeichnis('/a'),
    '/a': encodeRegionstabelle(tabelle(2025)),
    '/b': encodeRegionstabelle(tabelle(2026)),
  })
  const daten = await loadDaten(frage)
  gefragt.length = 0
  expect(await geaenderteDaten(frage, daten)).toBeNull()
  expect(gefragt).toEqual([VERZEICHNIS_ADRESSE])
  dateien[VERZEICHNIS_ADRESSE] = verzeichnis('/b')
  expect((await geaenderteDaten(frage, daten))?.tabelle.jahr).toBe(2026)
  delete dateien[VERZEICHNIS_ADRESSE]
  await expect(geaenderteDaten(frage, daten)).rejects.toThrow('Fehler beim Laden der Versicherer')
})

test('a failure is forgotten, a success is kept', async () => {
  const laden = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('nein')).mockResolvedValue(7)
  const lade = einmal(laden)
  await expect(lade()).rejects.toThrow('nein')
  expect(await lade()).toBe(7)
  expect(await lade()).toBe(7)
  expect(laden).toHaveBeenCalledTimes(2)
})

/** The compared year is 2027; 2026 is for who must be insured at once. */
const ZWEI_JAHRE = {
  [VERZEICHNIS_ADRESSE]: verzeichnis('/27'),
  '/27': encodeRegionstabelle({ ...tabelle(2027), vorjahr: { umgeteilt: [230] } }),
  '/daten/2026/verzeichnis.json': verzeichnis('/26', { 'zh-2': '/26-2' }),
  '/26': encodeRegionstabelle(tabelle(2026)),
  '/26-2': encodeRegionstabelle({ ...tabelle(2026), region: 2 }),
}
const winterthur = (bfs: number) => ({
  ...{ id: bfs, plz: 8400, ort: 'Winterthur', gemeinde: 'Winterthur', bfs, kanton: 'ZH', region: 1 },
})
const in8400 = (bfs: number, jahr: number | null): Datenfrage => ({
  ...{ gebiet: { kanton: 'ZH', region: 1, ort: winterthur(bfs) }, sofort: jahr },
})

test('prices at once come from the other year: its directory and its table, then no request any more', async () => {
  const { bekannteDaten, loadDaten, verzeichnisVon } = await frisch()
  const { gefragt } = site(ZWEI_JAHRE)
  const [verglichen, jetzt] = [in8400(261, null), in8400(261, 2026)]
  expect((await loadDaten(verglichen)).tabelle.jahr).toBe(2027)
  gefragt.length = 0
  expect((await loadDaten(jetzt)).tabelle.jahr).toBe(2026)
  expect(gefragt).toEqual(['/daten/2026/verzeichnis.json', '/26'])
  expect((await loadDaten(verglichen)).tabelle.jahr).toBe(2027)
  expect((await loadDaten(jetzt)).tabelle.jahr).toBe(2026)
  expect(bekannteDaten(await verzeichnisVon(2026)(), jetzt)?.tabelle.jahr).toBe(2026)
  expect(bekannteDaten(await verzeichnisVon(null)(), verglichen)?.tabelle.jahr).toBe(2027)
  expect(gefragt).toHaveLength(2)
})

test('a municipality that paid the prices of another region then gets those', async () => {
  const { bekannteDaten, loadDaten, verzeichnisVon } = await frisch()
  site({ ...ZWEI_JAHRE, '/o': encodeOrtstabelle([{ ...winterthur(230), region: 2 }]) })
  expect(bekannteDaten(await verzeichnisVon(2026)(), in8400(230, 2026))).toBeNull()
  expect((await loadDaten(in8400(230, 2026))).tabelle).toMatchObject({ jahr: 2026, region: 2 })
  expect((await loadDaten(in8400(230, null))).tabelle).toMatchObject({ jahr: 2027, region: 1 })
})

test('newer data of the other year are found under its own directory', async () => {
  const { loadDaten, geaenderteDaten } = await frisch()
  const { dateien } = site({ ...ZWEI_JAHRE })
  const daten = await loadDaten(sofort)
  expect(await geaenderteDaten(sofort, daten)).toBeNull()
  dateien['/daten/2026/verzeichnis.json'] = verzeichnis('/26-2')
  expect((await geaenderteDaten(sofort, daten))?.tabelle.region).toBe(2)
})
