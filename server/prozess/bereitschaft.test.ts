import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Datenbank } from '#db/datenbank.ts'
import { bereitschaftVon, stoerungsText } from './bereitschaft.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

const sqliteFehler = (errcode: number) => Object.assign(new Error('anna@example.ch'), { errcode })
const VOLL = sqliteFehler(13)
const BESCHAEDIGT = sqliteFehler(11)

/** A database that fails as told, and counts how often it was tried. */
function aufbau(art: Datenbank['art'] = 'sqlite') {
  const lage: { fehler: Error | null; migriert: boolean } = { fehler: null, migriert: true }
  const versuche = { proben: 0, suchen: 0 }
  const zeilen: string[] = []
  async function oderFehler<T>(wert: T): Promise<T> {
    if (lage.fehler) throw lage.fehler
    return wert
  }
  const roh = {
    art,
    bereit: () => {
      versuche.proben += 1
      return oderFehler(lage.migriert)
    },
    transaktion: () => oderFehler(null),
    searchSchaden: () => {
      versuche.suchen += 1
      return oderFehler(undefined)
    },
  } as unknown as Datenbank
  const bereitschaft = bereitschaftVon(roh, '/var/anfragen.sqlite')
  const schreibe = (stufe: string) => (erstes: unknown, text?: string) =>
    zeilen.push(`${stufe} ${typeof erstes === 'string' ? erstes : `${text} ${JSON.stringify(erstes)}`}`)
  const log = { error: schreibe('error'), info: schreibe('info') } as unknown as Parameters<
    typeof bereitschaft.begin
  >[0]
  const schreibversuch = () => bereitschaft.db.transaktion(async () => null).catch(() => 'abgelehnt')
  const search = () => bereitschaft.db.searchSchaden(new AbortController().signal)
  return { ...bereitschaft, lage, versuche, zeilen, schreibversuch, search, beginne: () => bereitschaft.begin(log) }
}

test('however many ask, an enquiry is stored for trial once a second', async () => {
  const { check, versuche } = aufbau()
  vi.advanceTimersByTime(5_000)
  expect(await Promise.all([check(), check(), check()])).toEqual([true, true, true])
  expect(versuche.proben).toBe(1)
  vi.advanceTimersByTime(999)
  await check()
  expect(versuche.proben).toBe(1)
  vi.advanceTimersByTime(1)
  await check()
  expect(versuche.proben).toBe(2)
})

test('before the tables are there it is not ready, and nobody waits a second for the next look', async () => {
  const { check, lage } = aufbau()
  lage.migriert = false
  expect(await check()).toBe(false)
  lage.migriert = true
  expect(await check()).toBe(true)
})

test('a write that fails ends the readiness at once; the outage is logged once, and once when it is over', async () => {
  const { check, lage, versuche, zeilen, schreibversuch, beginne, end } = aufbau()
  beginne()
  expect(await check()).toBe(true)
  lage.fehler = VOLL
  expect(await Promise.all([schreibversuch(), schreibversuch()])).toEqual(['abgelehnt', 'abgelehnt'])
  expect(await check()).toBe(false)
  expect(zeilen).toHaveLength(1)
  expect(zeilen[0]).toMatch(/^error Der Datenträger der Datenbank ist voll\. Bitte schaffen Sie Platz\. /)
  expect(zeilen[0]).not.toContain('anna')

  lage.fehler = null
  // Nobody asks: it looks by itself, until it is over or the process ends.
  await vi.advanceTimersByTimeAsync(2_000)
  expect(zeilen.slice(1)).toEqual(['info Die Datenbank nimmt wieder Anfragen an.'])
  expect(await check()).toBe(true)
  const { proben } = versuche
  await vi.advanceTimersByTimeAsync(5_000)
  expect(versuche.proben).toBe(proben)
  lage.fehler = VOLL
  await schreibversuch()
  end()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(versuche.proben).toBe(proben)
})

test('an outage that only a trial meets is logged as well; damage on top of another outage, but nothing on top of damage', async () => {
  const { check, lage, versuche, zeilen, schreibversuch, beginne } = aufbau()
  lage.fehler = VOLL
  // Before there is a log it is only noted, tried once a second as always.
  expect([await check(), await check(), versuche.proben]).toEqual([false, false, 1])
  lage.fehler = null
  vi.advanceTimersByTime(1_000)
  expect(await check()).toBe(true)
  beginne()
  lage.fehler = sqliteFehler(8)
  vi.advanceTimersByTime(1_000)
  expect(await check()).toBe(false)
  for (const fehler of [VOLL, BESCHAEDIGT, VOLL]) {
    lage.fehler = fehler
    await schreibversuch()
  }
  expect(zeilen.map(zeile => zeile.slice(0, 40))).toEqual([
    'error Die Datenbank lässt sich nur lesen',
    'error Die Datei «/var/anfragen.sqlite» i',
  ])
  expect(zeilen[0]).toMatch(/"fehler":\{"name":"Error"/)
})

test('tables that are not there end no outage', async () => {
  const { check, lage, zeilen, schreibversuch, beginne } = aufbau()
  beginne()
  lage.fehler = VOLL
  await schreibversuch()
  Object.assign(lage, { fehler: null, migriert: false })
  vi.advanceTimersByTime(1_000)
  expect([await check(), zeilen.length]).toEqual([false, 1])
})

test.each([
  ['voll', /^Der Datenträger der Datenbank ist voll\. Bitte schaffen Sie Platz\. Anfragen werden bis dahin mit 503/],
  ['nur-lesbar', /^Die Datenbank lässt sich nur lesen\. Bitte prüfen Sie Rechte, .* Anfragen werden bis dahin mit 503/],
  ['weg', /^Die Datenbank ist nicht erreichbar oder nimmt nichts an\. Anfragen werden bis dahin mit 503/],
] as const)('%s is said with what follows from it', (art, satz) => {
  expect(stoerungsText(art, 'sqlite', 'x')).toMatch(satz)
})

test('a query that is wrong is no outage', async () => {
  const { check, lage, zeilen, schreibversuch, beginne } = aufbau()
  beginne()
  await check()
  lage.fehler = new TypeError('x is not a function')
  expect(await schreibversuch()).toBe('abgelehnt')
  lage.fehler = null
  expect([await check(), zeilen]).toEqual([true, []])
})

test('damage of a file stays until the process ends, whatever goes through after it; PostgreSQL may be mended', async () => {
  for (const [art, danach] of [
    ['sqlite', false],
    ['postgres', true],
  ] as const) {
    const { check, lage, zeilen, schreibversuch, beginne } = aufbau(art)
    beginne()
    const schaden = art === 'sqlite' ? BESCHAEDIGT : Object.assign(new Error('x'), { code: 'XX001' })
    for (const fehler of [schaden, schaden, Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), schaden]) {
      lage.fehler = fehler
      await schreibversuch()
    }
    lage.fehler = null
    vi.advanceTimersByTime(1_000)
    expect(await check(), art).toBe(danach)
    expect(zeilen[0], art).toContain(
      art === 'sqlite' ? 'Die Datei «/var/anfragen.sqlite» ist beschädigt.' : 'PostgreSQL',
    )
    expect(zeilen, art).toHaveLength(danach ? 2 : 1)
  }
})

test('damage found by reading the file ends readiness and writes for good, and is logged once', async () => {
  const { check, lage, versuche, zeilen, search, schreibversuch, beginne } = aufbau()
  beginne()
  expect(await check()).toBe(true)
  lage.fehler = BESCHAEDIGT
  await search()
  lage.fehler = null
  // The table would take it; the back-up that is to replace the file would not have it.
  expect(await schreibversuch()).toBe('abgelehnt')
  expect(await check()).toBe(false)
  await search()
  expect([versuche.suchen, zeilen.length]).toEqual([1, 1])
  expect(zeilen[0]).toMatch(/^error Die Datei «\/var\/anfragen\.sqlite» ist beschädigt\./)
})

test('a search that could not be made says nothing about the file', async () => {
  const { check, lage, zeilen, search, schreibversuch, beginne } = aufbau()
  beginne()
  lage.fehler = VOLL
  await search()
  lage.fehler = null
  expect([await check(), await schreibversuch(), zeilen]).toEqual([true, null, []])
})
