import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { untilReady } from '../scripts/lib/with-server.ts'
import { gueltigeAnfrage } from '../tests/fixtures/anfragen/anfragen-last.ts'
import { startPostgres } from '../tests/fixtures/datenbank/postgres.ts'
import { ask } from '../tests/fixtures/server/http-ask.ts'
import { serverProcesses } from '../tests/fixtures/server/server-process.ts'
import { measureOhneServer } from './anfragen-ohne-server.ts'
import type { Benchfigur, Benchteil } from './messung.ts'

/** A shorter run is for whoever works on it: `BENCH_SEKUNDEN=5`. */
const SEKUNDEN = Number(process.env.BENCH_SEKUNDEN ?? 60)
const BESUCHER = 20

/** Enquiries one after the other from 20 connections, each stored durably, while the mailer sends to an SMTP server. */
async function* measureAnfragen(wurzel: string): AsyncGenerator<Benchfigur> {
  yield* messe('SQLite', null, wurzel)
  const postgres = await startPostgres()
  try {
    yield* messe('PostgreSQL', await postgres.neueDatenbank(), wurzel)
  } finally {
    await postgres.ende()
  }
}

async function* messe(name: string, databaseUrl: string | null, wurzel: string): AsyncGenerator<Benchfigur> {
  const varDir = mkdtempSync(join(tmpdir(), 'bench-anfragen-'))
  const post = await startPost()
  const server = serverProcesses(undefined, wurzel)
  try {
    const { port } = await server.start({
      VAR_DIR: varDir,
      ANFRAGEN_LIMIT: '0',
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    // The site answers before a new database has its tables.
    await untilReady(`http://127.0.0.1:${port}`)
    const mitPost = await sendeWaehrend(port, SEKUNDEN)
    const mails = post.angekommen()
    await post.ende()
    const hinweis = `${SEKUNDEN} s, ${BESUCHER} Verbindungen, ${mitPost.fehler} Fehler, ${mails} Mails währenddessen, Last und Postfach ${gerundet(mitPost.kerne)} Kerne`
    yield { name: `Anfragen auf ${name}`, wert: Math.round(mitPost.proSekunde), einheit: '1/s', hinweis }
    yield { name: `Anfragen auf ${name}, p99`, wert: gerundet(mitPost.p99), einheit: 'ms', hinweis }
    const ohnePost = await sendeWaehrend(port, SEKUNDEN / 4)
    yield {
      name: `Anfragen auf ${name}, Mailserver weg`,
      wert: gerundet(ohnePost.p99 / mitPost.p99),
      einheit: '× p99',
      hinweis: `${SEKUNDEN / 4} s, p99 ${gerundet(ohnePost.p99)} ms, ${ohnePost.fehler} Fehler; unter 1 heisst rascher als mit Mailserver`,
    }
    await server.endAll()
    const allein = await measureOhneServer({ databaseUrl, varDir })
    yield {
      name: `Dieselben Zeilen auf ${name} allein`,
      wert: Math.round(allein),
      einheit: '1/s',
      hinweis: 'vom Treiber geschrieben',
    }
  } finally {
    await server.endAll()
    await post.ende()
    rmSync(varDir, { recursive: true, force: true })
  }
}

const gerundet = (wert: number) => Number(wert.toPrecision(3))

async function sendeWaehrend(port: number, dauer: number) {
  const dauern: number[] = []
  let fehler = 0
  const beginn = performance.now()
  const cpu = process.cpuUsage()
  const ende = beginn + dauer * 1000
  async function besuche(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (performance.now() < ende) {
      const body = JSON.stringify(gueltigeAnfrage(randomUUID()))
      const start = performance.now()
      const headers = { 'content-type': 'application/json' }
      const antwort = await ask(port, '/api/send-insurance-inquiry', { method: 'POST', headers, body, agent })
      if (antwort.status === 201) dauern.push(performance.now() - start)
      else fehler += 1
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: BESUCHER }, besuche))
  dauern.sort((a, b) => a - b)
  const sekunden = (performance.now() - beginn) / 1000
  const p99 = dauern[Math.floor(dauern.length * 0.99)] ?? Number.NaN
  const { user, system } = process.cpuUsage(cpu)
  return { p99, fehler, proSekunde: dauern.length / sekunden, kerne: (user + system) / 1e6 / sekunden }
}

/** An SMTP server that takes everything and keeps nothing. */
async function startPost() {
  let anzahl = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, fertig) {
      stream.resume()
      stream.on('end', () => {
        anzahl += 1
        fertig()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const adresse = server.server.address()
  return {
    port: typeof adresse === 'object' && adresse ? adresse.port : 0,
    angekommen: () => anzahl,
    ende: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

export const anfragen: Benchteil = {
  name: 'anfragen',
  misst: 'Anfragen je Sekunde und p99, auf SQLite und PostgreSQL',
  runden: 1,
  vergleichbar: true,
  async *miss({ wurzel }) {
    yield* measureAnfragen(wurzel)
  },
}
