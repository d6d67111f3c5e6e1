import { describe, expect, test, vi } from 'vitest'
import type { AngeboteAntwort } from '#contract/angebote.ts'
import { leseServer, ZH } from '../../tests/fixtures/server/lese-server.ts'
import { csv, KOPF, praemienZeilen } from '../../tests/fixtures/tabellen/testdaten.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

const { bestand, zeilen2025, importiereTabelle, get, json, renew } = await leseServer()
const angebote = (parameter: string) => json(`/api/angebote?${parameter}`)

describe('reference lists', () => {
  test('cantons by code, models by id, franchises by amount, insurers by name', async () => {
    const kantone = await json('/api/kantone')
    expect(kantone.length).toBe(26)
    expect(kantone[0]).toEqual({ id: 19, kanton: 'AG', name: 'Aargau' })
    expect(await json('/api/modelle?ids=1,3')).toEqual([
      { id: 1, tariftyp: 'TAR-BASE', tarifbezeichnung: 'Standard' },
      { id: 3, tariftyp: 'TAR-HMO', tarifbezeichnung: 'HMO-Modell' },
    ])
    expect((await json('/api/modelle')).length).toBe(4)
    const franchisen = await json('/api/franchisen')
    expect(franchisen.map((eintrag: { wert: number }) => eintrag.wert)).toEqual([
      0, 100, 200, 300, 400, 500, 600, 1000, 1500, 2000, 2500,
    ])
    const versicherer: { name: string; versicherer: number }[] = await json('/api/versicherer')
    expect(versicherer).toContainEqual({ id: 1, name: 'CSS', versicherer: 8 })
    expect(versicherer.map(({ name }) => name)).toContain('Versicherer 1501')
    expect(versicherer.map(({ name }) => name)).toEqual(
      versicherer.map(({ name }) => name).toSorted(new Intl.Collator('de-CH').compare),
    )
  })
})

describe('places', () => {
  test('by postcode, by name, by both', async () => {
    const [zuerich] = await json('/api/gemeinden?plz=1011')
    expect(zuerich).toMatchObject({ plz: 1011, ort: 'Zürich 1', kanton: 'ZH', wert: 1, gemeinde: 'Zürich 1', bfs: 101 })
    expect(await json('/api/gemeinden?ort=z%C3%BCri')).toHaveLength(3)
    expect(await json('/api/gemeinden?plz=1011&ort=ZUERICH%201')).toEqual([zuerich])
    expect(await json('/api/gemeinden?ort=e')).toHaveLength(10)
    expect(await json('/api/gemeinden?plz=9999')).toEqual([])
  })

  test('postcode and place that do not belong together are not found', async () => {
    const antwort = await get('/api/gemeinden?plz=1011&ort=Bern')
    expect([antwort.statusCode, antwort.json()]).toEqual([404, { fehler: 'Standort nicht gefunden: 1011 Bern' }])
  })
})

describe('offers', () => {
  test('carry gross premium, price after the refund and who sells them', async () => {
    const antwort = await angebote(`${ZH}&tariftyp=TAR-HMO`)
    expect(antwort).toEqual({
      jahr: 2025,
      quelle: 'BAG',
      abzug: 5.15,
      total: 1,
      mehr: false,
      angebote: [
        {
          versicherer: 8,
          name: 'CSS',
          modell: 'TAR-HMO',
          modellName: 'HMO-Modell',
          erstkontakt: 'praxis',
          tarif: 'HMO für Ärztenetz',
          praemie: 351.95,
          preis: 346.8,
          franchise: 'FRA-2500',
          unfalleinschluss: 'OHN-UNF',
          kanton: 'ZH',
          region: 1,
          personIndex: 0,
          isLowest: true,
          isCurrentInsurer: false,
          eingeschraenkt: true,
        },
      ],
    })
  })

  test('the types of 2027 and whom one contacts first can be asked for in any year', async () => {
    const typen: AngeboteAntwort = await angebote(`${ZH}&tariftyp=BASE,PRAXIS,TEL_DIG,PHARM,FLEX`)
    expect(new Set(typen.angebote.map(({ modell }) => modell))).toEqual(new Set(['TAR-BASE']))
    const praxis: AngeboteAntwort = await angebote(`${ZH}&erstkontakt=praxis`)
    expect(praxis.angebote.map(({ tarif }) => tarif)).toContain('HMO für Ärztenetz')
    expect(new Set(praxis.angebote.map(({ erstkontakt }) => erstkontakt))).toEqual(new Set(['praxis']))
  })

  test('a catchment area counts once the municipality is known', async () => {
    const drinnen = await angebote(`${ZH}&tariftyp=TAR-HMO&bfs=101`)
    expect(drinnen.angebote[0]).not.toHaveProperty('eingeschraenkt')
    expect((await angebote(`${ZH}&tariftyp=TAR-HMO&bfs=102`)).total).toBe(0)
  })

  test('pages join to the whole list, the current insurer leads, one row is the lowest', async () => {
    const seiten = [await angebote(`${ZH}&aktuell=1510`), await angebote(`${ZH}&aktuell=1510&offset=20&limit=30`)]
    expect(seiten.map(({ mehr, total }) => [mehr, total])).toEqual([
      [true, 23],
      [false, 23],
    ])
    const zeilen = seiten.flatMap(seite => seite.angebote)
    expect(new Set(zeilen.map(({ versicherer, modell }) => `${versicherer} ${modell}`)).size).toBe(23)
    expect(zeilen[0]).toMatchObject({ versicherer: 1510, isCurrentInsurer: true, isLowest: false })
    expect(zeilen.filter(({ isLowest }) => isLowest)).toMatchObject([{ versicherer: 8, modell: 'TAR-HMO' }])
  })

  test('a child alone pays tier K1, not the third child’s', async () => {
    const kind = 'kanton=ZH&region=1&altersklasse=AKL-KIN&unfalleinschluss=OHN-UNF&franchise=FRA-0&tariftyp=TAR-BASE'
    const preise = (await angebote(kind)).angebote.map(({ praemie }: { praemie: number }) => praemie)
    const k1 = zeilen2025.filter(
      zeile => `${zeile[1]} ${zeile[5]} ${zeile[7]} ${zeile[9]} ${zeile[10]}` === 'ZH PR-REG CH1 OHN-UNF TAR-BASE K1',
    )
    expect(preise).toEqual(k1.map(zeile => Number(zeile[13])).sort((a, b) => a - b))
  })

  test('both generations of codes and every spelling of a single region are understood', async () => {
    const alt = await angebote('kanton=AG&region=0&altersklasse=AKL-ERW&unfalleinschluss=MIT-UNF&franchise=FRA-300')
    for (const region of ['1', 'PR-REG%20CH1', 'PR-REG%20CH0', 'PR_REG_0'])
      expect(
        await angebote(
          `kanton=ag&region=${region}&altersklasse=AKA_03_ERW&unfalleinschluss=MIT_UNF&franchise=FRA_01_E_0300`,
        ),
      ).toEqual(alt)
  })
})

test.each([
  ['/api/angebote', ['kanton', 'region', 'altersklasse', 'unfalleinschluss', 'franchise']],
  [`/api/angebote?${ZH.replace('ZH', 'XX')}`, ['kanton']],
  [`/api/angebote?${ZH}&kanton=BE`, ['kanton']],
  [`/api/angebote?${ZH.replace('region=1', 'region=0')}`, ['region']],
  [`/api/angebote?${ZH.replace('region=1', 'region=4')}`, ['region']],
  [`/api/angebote?${ZH.replace('FRA-2500', 'FRA-700')}`, ['franchise']],
  [`/api/angebote?${ZH.replace('FRA-2500', 'FRA-100')}`, ['franchise']],
  [`/api/angebote?${ZH.replace('AKL-ERW', 'ERW')}`, ['altersklasse']],
  [`/api/angebote?${ZH.replace('AKL-ERW', 'constructor')}`, ['altersklasse']],
  [`/api/angebote?${ZH.replace('AKL-ERW', '__proto__')}`, ['altersklasse']],
  [`/api/angebote?${ZH.replace('ZH', 'toString')}`, ['kanton']],
  [`/api/angebote?${ZH.replace('OHN-UNF', 'OHNE')}`, ['unfalleinschluss']],
  [`/api/angebote?${ZH}&tariftyp=TAR-HMO,TAR-X`, ['tariftyp']],
  [`/api/angebote?${ZH}&limit=0&offset=-1`, ['limit', 'offset']],
  [`/api/angebote?${ZH}&limit=201`, ['limit']],
  [`/api/angebote?${ZH}&alle=ja`, ['alle']],
  [`/api/angebote?${ZH}&jahr=2019`, ['jahr']],
  [`/api/angebote?${ZH}&aktuell=CSS&bfs=x`, ['aktuell', 'bfs']],
  ['/api/gemeinden', ['plz']],
  ['/api/gemeinden?plz=80', ['plz']],
  ['/api/gemeinden?ort=%20', ['ort']],
  [`/api/gemeinden?ort=${'x'.repeat(51)}`, ['ort']],
  ['/api/modelle?ids=a', ['ids']],
])('%s is refused in German and names the field', async (url, felder) => {
  const antwort = await get(url)
  expect(antwort.statusCode).toBe(400)
  expect(Object.keys(antwort.json().felder).sort()).toEqual(felder.sort())
  expect(antwort.json().fehler).toMatch(/^Ungültige Anfrage\. /)
  expect(antwort.body).not.toMatch(/invalid|expected|required/i)
})

test('the OpenAPI document describes what the server takes', async () => {
  const { openapi, paths } = await json('/api/openapi.json')
  expect(openapi).toBe('3.1.0')
  expect(Object.values<object>(paths).map(weg => Object.keys(weg).join())).toEqual([
    ...Array(6).fill('get'),
    ...Array(5).fill('post'),
  ])
  const { parameters } = paths['/api/angebote'].get
  expect(parameters.filter(({ required }: { required: boolean }) => required)).toHaveLength(5)
})

test('an import while running is noticed; old tables stay reachable, other years can be asked for', async () => {
  const vorher = await json('/daten/verzeichnis.json')
  let gerufen = 0
  bestand.onChange(() => {
    gerufen += 1
  })
  expect(await bestand.refresh()).toBe(false)
  const teurer = zeilen2025.map(zeile => zeile.with(13, String(Number(zeile[13]) + 1)))
  await importiereTabelle('p.csv', csv([KOPF, ...teurer]))
  await importiereTabelle('q.csv', csv([KOPF, ...praemienZeilen(2026, { landesweite: 20 })]))
  expect((await angebote(`${ZH}&tariftyp=TAR-HMO`)).angebote[0].praemie).toBe(351.95)
  expect([await bestand.refresh(), gerufen]).toEqual([true, 1])
  const [naechstes] = (await angebote(`${ZH}&tariftyp=TAR-HMO`)).angebote
  expect([naechstes.praemie, naechstes.vorjahr]).toEqual([351.95, 352.95])
  const [dieses] = (await angebote(`${ZH}&tariftyp=TAR-HMO&jahr=2025`)).angebote
  expect([dieses.praemie, dieses.vorjahr]).toEqual([352.95, undefined])
  await renew()
  expect((await json('/daten/verzeichnis.json')).jahr).toBe(2026)
  expect((await json('/daten/2025/verzeichnis.json')).jahr).toBe(2025)
  expect((await get('/daten/2024/verzeichnis.json')).statusCode).toBe(404)
  expect((await get(vorher.regionen['zh-1'])).statusCode).toBe(200)
  const { size: versicherer } = new Set(teurer.map(([nummer]) => nummer))
  const { ohneTarif, ohneProfil, ...praemien } = bestand.praemien()
  expect(praemien).toEqual({
    ...{ jahr: 2026, sofort: 2025, quelle: 'BAG', versicherer, regionen: 42, importiert: '2027-01-01' },
  })
  expect(ohneTarif).toContainEqual({ versicherer: 1562 })
  expect(ohneProfil).toContainEqual({ versicherer: 1501, name: 'Versicherer 1501' })
})
