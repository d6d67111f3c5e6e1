import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { gueltigeAnfrage } from '../tests/fixtures/anfragen-last.ts'
import { ask } from '../tests/fixtures/http-ask.ts'
import { startPostgres } from '../tests/fixtures/postgres.ts'
import { serverProcesses } from '../tests/fixtures/server-process.ts'
import type { Messung } from './messung.ts'

const SEKUNDEN = 60
const BESUCHER = 20

/** Enquiries one after the other from 20 connections, each stored durably, while the mailer sends to an SMTP server. */
export async function measureAnfragen(): Promise<Messung[]> {
  const postgres = await startPostgres()
  try {
    return [...(await messe('SQLite', null)), ...(await messe('PostgreSQL', await postgres.neueDatenbank()))]
  } finally {
    await postgres.ende()
  }
}

async function messe(name: string, databaseUrl: string | null): Promise<Messung[]> {
  const varDir = mkdtempSync(join(tmpdir(), 'bench-anfragen-'))
  const post = await startPost()
  const server = serverProcesses()
  try {
    const { port } = await server.start({
      VAR_DIR: varDir,
      ANFRAGEN_LIMIT: '0',
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    const { dauern, fehler, sekunden } = await sendeWaehrend(port)
    dauern.sort((a, b) => a - b)
    const p99 = dauern[Math.floor(dauern.length * 0.99)] ?? Number.NaN
    const hinweis = `${SEKUNDEN} s, ${BESUCHER} Verbindungen, ${fehler} Fehler, ${post.angekommen()} Mails währenddessen`
    return [
      { name: `Anfragen auf ${name}`, wert: Math.round(dauern.length / sekunden), einheit: '1/s', hinweis },
      { name: `Anfragen auf ${name}, p99`, wert: Number(p99.toPrecision(3)), einheit: 'ms', hinweis },
    ]
  } finally {
    await server.endAll()
    await post.ende()
    rmSync(varDir, { recursive: true, force: true })
  }
}

async function sendeWaehrend(port: number) {
  const dauern: number[] = []
  let fehler = 0
  let nummer = 0
  const beginn = performance.now()
  const ende = beginn + SEKUNDEN * 1000
  async function besuche(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (performance.now() < ende) {
      nummer += 1
      const body = JSON.stringify(gueltigeAnfrage(nummer))
      const start = performance.now()
      const headers = { 'content-type': 'application/json' }
      const antwort = await ask(port, '/api/send-insurance-inquiry', { method: 'POST', headers, body, agent })
      if (antwort.status === 201) dauern.push(performance.now() - start)
      else fehler += 1
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: BESUCHER }, besuche))
  return { dauern, fehler, sekunden: (performance.now() - beginn) / 1000 }
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
