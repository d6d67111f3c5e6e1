import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatenbestand } from '#server/daten/datenbestand.ts'
import { registerLesen } from '#server/routes/lesen.ts'
import { KOMPILIERT, programm } from '../../fixtures/server/server-process.ts'
import { csv, KOPF, orteCsv, praemienCsv, praemienZeilen, regionenXlsx } from '../../fixtures/tabellen/testdaten.ts'
import { umfang } from '../../fixtures/umfang.ts'

const wurzel = mkdtempSync(join(tmpdir(), 'import-faults-'))
const varDir = join(wurzel, 'var')
afterAll(() => rmSync(wurzel, { recursive: true }))

function quelle(praemien: Buffer): string {
  const ordner = mkdtempSync(join(wurzel, 'quelle-'))
  writeFileSync(join(ordner, 'Praemien_CH.csv'), praemien)
  writeFileSync(join(ordner, 'AMTOVZ.csv'), orteCsv)
  writeFileSync(join(ordner, 'regionen.xlsx'), regionenXlsx)
  return ordner
}

const startImport = (von: string): ChildProcess =>
  spawn(process.execPath, [programm('scripts/daten.ts'), 'import', '--von', von], {
    env: { ...process.env, ...KOMPILIERT, VAR_DIR: varDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })

function ende(prozess: ChildProcess): Promise<{ code: number | null; meldung: string }> {
  let meldung = ''
  prozess.stderr?.on('data', stueck => {
    meldung += stueck
  })
  return new Promise(fertig => prozess.on('close', code => fertig({ code, meldung })))
}

const guenstig = quelle(praemienCsv(2025))
const teuer = quelle(csv([KOPF, ...praemienZeilen(2025).map(zeile => zeile.with(13, String(Number(zeile[13]) + 1)))]))

const FRAGE =
  '/api/angebote?kanton=ZH&region=1&altersklasse=AKL-ERW&unfalleinschluss=OHN-UNF&franchise=FRA-2500&tariftyp=TAR-HMO'

/** The cheapest price of the two tables. */
const GUENSTIG = 351.95
const TEUER = 352.95

async function site() {
  const bestand = await openDatenbestand(varDir, { heute: () => '2025-06-01', wunsch: null })
  const app = Fastify()
  registerLesen(app, bestand)
  const preis = async (): Promise<number> => (await app.inject(FRAGE)).json().angebote[0].praemie
  return { bestand, preis }
}

/** Park–Miller: the same moments every time. */
function zufallszahlen(saat: number): () => number {
  let zustand = saat
  return () => {
    zustand = (zustand * 48271) % 2147483647
    return zustand / 2147483647
  }
}

const ABBRUECHE = umfang(5, 20)

test(`an import killed at ${ABBRUECHE} random moments never takes the data away`, async () => {
  expect((await ende(startImport(guenstig))).code).toBe(0)
  const laufend = await site()
  const beginn = performance.now()
  expect((await ende(startImport(teuer))).code).toBe(0)
  let dauer = performance.now() - beginn
  await laufend.bestand.refresh()
  expect(await laufend.preis()).toBe(TEUER)

  const zufall = zufallszahlen(2025)
  for (let abgebrochen = 0; abgebrochen < ABBRUECHE; ) {
    const vorher = await laufend.preis()
    const [von, neu] = vorher === TEUER ? [guenstig, GUENSTIG] : [teuer, TEUER]
    const start = performance.now()
    const prozess = startImport(von)
    const uhr = setTimeout(() => prozess.kill('SIGKILL'), zufall() * dauer)
    const { code } = await ende(prozess)
    clearTimeout(uhr)
    // One that was quicker than the moment drawn tells how long they take now.
    if (code === null) abgebrochen += 1
    else dauer = performance.now() - start
    await laufend.bestand.refresh()
    const preis = await laufend.preis()
    // A process that is started now sees the same as the one that went on running.
    expect(await (await site()).preis()).toBe(preis)
    expect([vorher, neu]).toContain(preis)
    if (code === 0) expect(preis).toBe(neu)
  }
  expect((await ende(startImport(guenstig))).code).toBe(0)
  expect(await (await site()).preis()).toBe(GUENSTIG)
})

test('two imports at once: both end well, and the pointer leads to the data of one of them', async () => {
  const enden = await Promise.all([guenstig, teuer, guenstig, teuer].map(von => ende(startImport(von))))
  expect(enden.map(({ code, meldung }) => [code, meldung])).toEqual(enden.map(() => [0, '']))
  expect([GUENSTIG, TEUER]).toContain(await (await site()).preis())
})

describe('a broken source: a clear sentence, exit code 1, the old data untouched', () => {
  const ganze = praemienCsv(2025)
  test.each<[string, Buffer, RegExp]>([
    ['empty', Buffer.alloc(0), /ist leer/],
    ['cut off', ganze.subarray(0, ganze.length / 2 - 7), /bricht ab: Zeile \d+/],
    ['cut between rows', csv([KOPF, ...praemienZeilen(2025).slice(0, -5)]), /unvollständig.*Versicherer 1529/],
    ['a web page', Buffer.from('<html><body>Wartung</body></html>'), /HTML-Seite/],
    [
      'swapped columns',
      csv([KOPF, ...praemienZeilen(2025).map(zeile => zeile.with(6, zeile[7] ?? '').with(7, zeile[6] ?? ''))]),
      /Zeile 2 hat in der Spalte Altersklasse den unbekannten Wert «OHN-UNF»/,
    ],
  ])('%s', async (_, inhalt, satz) => {
    expect((await ende(startImport(guenstig))).code).toBe(0)
    const zeiger = () => readFileSync(join(varDir, 'daten/aktuell.json'), 'utf8')
    const vorher = [zeiger(), readdirSync(join(varDir, 'daten'))]
    const { code, meldung } = await ende(startImport(quelle(inhalt)))
    expect(code).toBe(1)
    expect(meldung).toMatch(satz)
    expect(meldung).toContain('Die bisherigen Daten bleiben unverändert.')
    expect([zeiger(), readdirSync(join(varDir, 'daten'))]).toEqual(vorher)
  })
})
