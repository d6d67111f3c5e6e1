import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { offenePlatzhalter, platzhalterHinweis } from '../../../server/einstellungen/platzhalter.ts'
import { mitUhr } from '../../fixtures/feste-uhr.ts'
import { askUntilToldToLeave } from '../../fixtures/server/bis-zum-abschied.ts'
import { makeFakeDist, SKRIPT } from '../../fixtures/server/fake-dist.ts'
import { ask } from '../../fixtures/server/http-ask.ts'
import { DIENST, type Serverprozess, serverProcesses } from '../../fixtures/server/server-process.ts'
import { importKleineDaten } from '../../fixtures/tabellen/kleine-daten.ts'

const HINWEIS = platzhalterHinweis(offenePlatzhalter())

const { start, endAll } = serverProcesses()
afterEach(endAll)

describe('start', () => {
  test('it names address, year and source of the data', async () => {
    const { port, output } = await start()
    const [erste, zweite, ...rest] = output().split('\n')
    expect([erste, zweite]).toEqual([
      `praemienlotse.ch läuft auf http://127.0.0.1:${port}`,
      'Prämienjahr 2025, Demodaten – keine offiziellen Prämien',
    ])
    // One line about placeholders, as long as there are any.
    expect(rest).toEqual([...(HINWEIS === null ? [] : [HINWEIS]), ''])
  })

  test('in the season without next year’s premiums it says what the pages say', async () => {
    const varDir = mkdtempSync(join(tmpdir(), 'var-'))
    await importKleineDaten(varDir, 'BAG')
    const { output } = await start({ VAR_DIR: varDir, ...mitUhr('2025-11-18T08:00:00Z') })
    expect(output()).toContain(
      'Prämienjahr 2025, amtliche Daten des BAG\nDas sind die Prämien 2025. Ab 1. Januar 2026 gelten andere, sie fehlen hier noch. Der Bund veröffentlicht sie jeweils Ende September, Sie finden sie in seinem Rechner.\n',
    )
  })

  test('under a public address placeholders in the imprint stop it, unless they are allowed', async () => {
    const SITE_URL = 'https://praemienlotse.ch'
    const ohne = await start({ SITE_URL })
    expect([await ohne.exit, ohne.output()]).toEqual([
      1,
      expect.stringMatching(
        /^Einstellung SITE_URL: .* ist öffentlich, im Impressum stehen aber noch Platzhalter .*\n$/,
      ),
    ])
    const erlaubt = await start({ SITE_URL, PLATZHALTER_ERLAUBT: 'ja' })
    expect(erlaubt.output()).toContain(`läuft auf http://127.0.0.1:${erlaubt.port}`)
  })

  test('a taken port is said in German', async () => {
    const besetzer = createServer().listen(0, '127.0.0.1')
    await once(besetzer, 'listening')
    const { port } = besetzer.address() as { port: number }
    const { exit, output } = await start({ PORT: String(port) })
    expect(await exit).toBe(1)
    expect(output()).toBe(
      `Port ${port} ist bereits belegt. Beenden Sie das andere Programm oder wählen Sie mit PORT einen anderen Port.\n`,
    )
    besetzer.close()
  })

  test('every wrong setting gets its sentence', async () => {
    const { exit, output } = await start({ PORT: 'drei', SITE_URL: 'praemienlotse.ch' })
    expect(await exit).toBe(1)
    expect(output()).toMatch(
      /^Einstellung PORT: «drei» ist ungültig; .*\.\nEinstellung SITE_URL: .* ist ungültig; .*\.\n$/,
    )
  })

  test('a folder that cannot be written stops it', async () => {
    const datei = join(mkdtempSync(join(tmpdir(), 'var-')), 'datei')
    writeFileSync(datei, '')
    const { exit, output } = await start({ VAR_DIR: join(datei, 'var') })
    expect([await exit, output()]).toEqual([1, expect.stringMatching(/^Einstellung VAR_DIR: .*\.\n$/)])
  })

  test('a missing build stops it', async () => {
    const { exit, output } = await start({}, mkdtempSync(join(tmpdir(), 'leer-')))
    expect([await exit, output()]).toEqual([1, expect.stringMatching(/liegt keine gebaute Website/)])
  })

  test('a missing service stops it', () => {
    const { status, stderr } = spawnSync(process.execPath, [resolve(DIENST)], {
      cwd: mkdtempSync(join(tmpdir(), 'leer-')),
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, 'Im Ordner «dist» liegt kein gebauter Dienst; «npm run build» baut ihn.\n'])
  })

  test('a host that is not of this machine is said in German', async () => {
    const { exit, output } = await start({ HOST: '203.0.113.1' })
    expect([await exit, output()]).toEqual([1, 'Einstellung HOST: «203.0.113.1» ist keine Adresse dieses Rechners.\n'])
  })

  test('a year without premiums stops it', async () => {
    const { exit, output } = await start({ PRAEMIENJAHR: '2031' })
    const satz = 'Einstellung PRAEMIENJAHR: Für 2031 liegen keine Prämien vor, nur für 2025.\n'
    expect([await exit, output()]).toEqual([1, satz])
  })

  test('the second takes the website from the folder, a damaged one is made again', async () => {
    const dist = makeFakeDist()
    const varDir = mkdtempSync(join(tmpdir(), 'var-'))
    const website = join(varDir, 'website')
    const inhalt = async ({ port }: Serverprozess) => (await ask(port, '/')).body

    const erster = await inhalt(await start({ VAR_DIR: varDir }, dist))
    const version = readlinkSync(join(website, 'aktuell'))
    expect(await inhalt(await start({ VAR_DIR: varDir }, dist))).toEqual(erster)
    expect(readlinkSync(join(website, 'aktuell'))).toBe(version)

    writeFileSync(join(website, 'aktuell', 'index.html'), 'Unsinn')
    expect(await inhalt(await start({ VAR_DIR: varDir }, dist))).toEqual(erster)
    expect(readFileSync(join(website, 'aktuell', 'index.html'), 'utf8')).not.toBe('Unsinn')
  })
})

test('an import while it runs is on the pages and in the interface without a restart', async () => {
  const varDir = mkdtempSync(join(tmpdir(), 'var-'))
  const { port } = await start({ VAR_DIR: varDir })
  const seite = async () => (await ask(port, '/')).body.toString()
  const adresse = '/api/angebote?kanton=ZH&region=1&altersklasse=AKL-ERW&unfalleinschluss=OHN-UNF&franchise=FRA-2500'
  const quelle = async () => JSON.parse((await ask(port, adresse)).body.toString()).quelle
  expect([await seite(), await quelle()]).toEqual([expect.stringContaining('2025 DEMO'), 'DEMO'])

  await importKleineDaten(varDir, 'BAG')
  await expect.poll(seite, { timeout: 60_000 }).toContain('2025 BAG')
  expect(await quelle()).toBe('BAG')
})

test('without premiums it does not start, and says where they come from', async () => {
  const { exit, output } = await start({ VAR_DIR: join(mkdtempSync(join(tmpdir(), 'var-')), 'neu') })
  expect([await exit, output()]).toEqual([1, expect.stringMatching(/liegen keine Prämien; .*npm run daten/)])
})

describe('end', () => {
  test('SIGTERM under load drops no request', async () => {
    const { port, child, exit } = await start()
    const status = await askUntilToldToLeave(port, 1000, () => {
      child.kill('SIGTERM')
      // A second signal does no harm.
      child.kill('SIGINT')
    })
    expect(new Set(status)).toEqual(new Set([200]))
    expect(await exit).toBe(0)
  })

  test('an idle connection may still ask once after SIGTERM, and is told to leave', async () => {
    const { port, child, exit, output } = await start()
    const socket = connect(port, '127.0.0.1')
    const frage = (pfad: string) => `GET ${pfad} HTTP/1.1\r\nHost: localhost\r\n\r\n`
    socket.write(frage('/healthz'))
    await once(socket, 'data')
    // As browsers open one in advance; it must not hold up the end.
    const stumm = connect(port, '127.0.0.1')
    await once(stumm, 'connect')
    child.kill('SIGTERM')
    // Nothing tells from outside that the signal has arrived but that nobody is let in any more. Each is answered before the next
    // one comes: of more than the kernel keeps waiting, one would wait a second for its second try, and this one's time would be up.
    while (await isAnswered(port));
    socket.write(frage('/readyz'))
    const [antwort] = await once(socket, 'data')
    expect(String(antwort)).toMatch(/^HTTP\/1\.1 503 /)
    expect(String(antwort)).toMatch(/\r\nconnection: close\r\n/i)
    expect([await exit, output()]).toEqual([0, expect.not.stringContaining('abgebrochen')])
  })

  const isAnswered = (port: number) =>
    ask(port, '/healthz').then(
      () => true,
      () => false,
    )
})

test('a running server does not notice that its build is gone', async () => {
  const dist = makeFakeDist()
  const { port } = await start({}, dist)
  rmSync(dist, { recursive: true })
  for (const pfad of ['/faq', SKRIPT]) expect((await ask(port, pfad)).status).toBe(200)
})
