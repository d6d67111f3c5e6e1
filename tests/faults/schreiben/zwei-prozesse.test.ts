import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, inject, test } from 'vitest'
import { startLast } from '../../fixtures/anfragen/anfragen-last.ts'
import { countBestand, doppelte } from '../../fixtures/anfragen/bestand-pruefen.ts'
import { neueDatenbank } from '../../fixtures/datenbank/postgres.ts'
import { makeFakeDist } from '../../fixtures/server/fake-dist.ts'
import { ask } from '../../fixtures/server/http-ask.ts'
import { startMailServer } from '../../fixtures/server/mail-server.ts'
import { type Serverprozess, serverProcesses } from '../../fixtures/server/server-process.ts'
import { umfang } from '../../fixtures/umfang.ts'

const ABSCHNITT = umfang(60, 2_000)

const server = serverProcesses()
const ordner = mkdtempSync(join(tmpdir(), 'zwei-prozesse-'))
afterAll(async () => {
  await server.endAll()
  rmSync(ordner, { recursive: true, force: true })
})

// That limits hold exactly over two processes stands in grenzen.test.ts.
test('two processes on one PostgreSQL under load, and a third that takes the place of one: every mail once, no visitor turned away', {
  timeout: umfang(120_000, 600_000),
}, async () => {
  const databaseUrl = await neueDatenbank(inject('postgres'))
  const mail = await startMailServer()
  const dist = makeFakeDist()
  async function start(): Promise<Serverprozess> {
    const prozess = await server.start(
      {
        VAR_DIR: mkdtempSync(join(ordner, 'var-')),
        DATABASE_URL: databaseUrl,
        SMTP_URL: mail.url,
        GEHEIMNIS: 'ein-geheimnis-fuer-alle-prozesse',
        ANFRAGEN_LIMIT: '0',
      },
      dist,
    )
    while ((await ask(prozess.port, '/readyz')).status !== 200) await delay(5)
    return prozess
  }

  // A load balancer: in turn, and only to those that are ready.
  const bereite = await Promise.all([start(), start()])
  for (const { output } of bereite) expect(output()).not.toContain('GEHEIMNIS')
  let nummer = 0
  const last = startLast(10, () => bereite[nummer++ % bereite.length]?.port ?? 0)
  const wachse = async (um: number) => {
    const ziel = last.bestaetigt.size + um
    while (last.bestaetigt.size < ziel) await delay(1)
  }
  await wachse(ABSCHNITT)

  // A rolling update: the new one joins, the old one is taken out, then ends.
  bereite.push(await start())
  await wachse(ABSCHNITT)
  const alter = bereite.shift()
  alter?.child.kill('SIGTERM')
  expect(await alter?.exit).toBe(0)
  await wachse(ABSCHNITT)
  await last.ende()
  expect(last.andere).toEqual([])

  const { referenzen, schluessel, ohneMails } = await countBestand({ databaseUrl, varDir: ordner })
  expect([...last.bestaetigt.values()].filter(referenz => !referenzen.has(referenz))).toEqual([])
  expect(doppelte(schluessel)).toEqual([])
  expect(ohneMails).toBe(0)
  await mail.hat(2 * referenzen.size)
  for (const { child, exit } of bereite) {
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
  }
  await mail.ende()
  const ids = mail.eingang.map(({ messageId = '' }) => messageId)
  expect(doppelte(ids)).toEqual([])
  expect(ids).toHaveLength(2 * referenzen.size)
})
