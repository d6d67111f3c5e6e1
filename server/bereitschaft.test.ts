import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Datenbank } from '#db/datenbank.ts'
import { bereitschaftVon } from './bereitschaft.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

const sqliteFehler = (errcode: number) => Object.assign(new Error('anna@example.ch'), { errcode })
const VOLL = sqliteFehler(13)
const BESCHAEDIGT = sqliteFehler(11)

/** A database that fails as told, and counts how often it was tried. */
function aufbau(art: Datenbank['art'] = 'sqlite') {
  const lage: { fehler: Error | null; migriert: boolean } = { fehler: null, migriert: true }
  const versuche = { proben: 0 }
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
  } as unknown as Datenbank
  const bereitschaft = bereitschaftVon(roh, '/var/anfragen.sqlite')
  const schreibe = (stufe: string) => (erstes: unknown, text?: string) =>
    zeilen.push(`${stufe} ${typeof erstes === 'string' ? erstes : `${text} ${JSON.stringify(erstes)}`}`)
  const log = { error: schreibe('error'), info: schreibe('info') } as unknown as Parameters<
    typeof bereitschaft.begin
  >[0]
  const schreibversuch = () => bereitschaft.db.transaktion(async () => null).catch(() => 'abgelehnt')
  return { ...bereitschaft, lage, versuche, zeilen, schreibversuch, beginne: () => bereitschaft.begin(log) }
}

test('however many ask, an enquiry is stored for trial once a second', async () => {
  const { check, versuche } = aufbau()
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
  const { check, lage, zeilen, schreibversuch, beginne } = aufbau()
  beginne()
  expect(await check()).toBe(true)
  lage.fehler = VOLL
  expect(await Promise.all([schreibversuch(), schreibversuch()])).toEqual(['abgelehnt', 'abgelehnt'])
  expect(await check()).toBe(false)
  expect(zeilen).toHaveLength(1)
  expect(zeilen[0]).toMatch(/^error Der Datenträger der Datenbank ist voll\. Bitte schaffen Sie Platz\. /)
  expect(zeilen[0]).not.toContain('anna')

  lage.fehler = null
  // Nobody asks: it looks by itself.
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await check()).toBe(true)
  expect(zeilen.slice(1)).toEqual(['info Die Datenbank nimmt wieder Anfragen an.'])
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
    lage.fehler = art === 'sqlite' ? BESCHAEDIGT : Object.assign(new Error('x'), { code: 'XX001' })
    await schreibversuch()
    lage.fehler = null
    vi.advanceTimersByTime(1_000)
    expect(await check(), art).toBe(danach)
    expect(zeilen[0], art).toContain(
      art === 'sqlite' ? 'Die Datei «/var/anfragen.sqlite» ist beschädigt.' : 'PostgreSQL',
    )
    expect(zeilen, art).toHaveLength(danach ? 2 : 1)
  }
})
