import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { formular } from '../../fixtures/anfragen/anfrage-muster.ts'
import { gueltigeAnfrage } from '../../fixtures/anfragen/anfragen-last.ts'
import { countBestand } from '../../fixtures/anfragen/bestand-pruefen.ts'
import { mitDatenbanken, type Ort } from '../../fixtures/datenbank/datenbanken.ts'
import { ask } from '../../fixtures/server/http-ask.ts'
import { FORMULAR } from '../../fixtures/server/schreib-server.ts'
import { type Serverprozess, serverProcesses } from '../../fixtures/server/server-process.ts'
import { umfang } from '../../fixtures/umfang.ts'
import { warteBis } from '../../fixtures/warte-bis.ts'

const VIELE = umfang(40, 200)

const server = serverProcesses()
afterEach(server.endAll)

const einstellungen = ({ databaseUrl, varDir }: Ort, env: Record<string, string>) => ({
  VAR_DIR: varDir,
  // Processes that share a database share their secret.
  GEHEIMNIS: 'ein-geheimnis-fuer-alle-prozesse',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  ...env,
})

async function bereit({ port }: Serverprozess): Promise<void> {
  while ((await ask(port, '/readyz')).status !== 200) await new Promise(resolve => setTimeout(resolve, 5))
}

type Post = { email?: string; headers?: Record<string, string> }

/** As the site's own form: whoever is put off because the machine is busy asks again under the same key. */
async function poste(prozess: Serverprozess, { email = `${randomUUID()}@example.ch`, headers = {} }: Post = {}) {
  const body = JSON.stringify({ ...gueltigeAnfrage('grenze'), email })
  const kopf = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers }
  const frage = () => ask(prozess.port, PFADE.praemienAnfrage, { method: 'POST', headers: kopf, body })
  let antwort = await frage()
  while (antwort.status === 503) antwort = await frage()
  return {
    status: antwort.status,
    wieder: Number(antwort.headers['retry-after'] ?? Number.NaN),
    text: String(antwort.body),
  }
}

async function beantrage({ port }: Serverprozess): Promise<{ linkGesendet: boolean }> {
  const body = JSON.stringify({ email: 'anna@example.ch', requestType: 'deletion' })
  const headers = { 'content-type': 'application/json' }
  const antwort = await ask(port, PFADE.datenschutzAntrag, { method: 'POST', headers, body })
  return JSON.parse(String(antwort.body))
}

const anzahl = (antworten: readonly { status: number }[], gesucht: number) =>
  antworten.filter(({ status }) => status === gesucht).length

const netz = (nummer: number) => `198.51.${Math.floor(nummer / 250)}.${nummer % 250}`

mitDatenbanken(({ name, neuerOrt }) => {
  test(`${VIELE} at once at limit 10: exactly 10 are stored, the others are told when to come back`, async () => {
    const ort = await neuerOrt()
    const prozess = await server.start(einstellungen(ort, { ANFRAGEN_LIMIT: '10' }))
    await bereit(prozess)
    const antworten = await Promise.all(Array.from({ length: VIELE }, () => poste(prozess)))
    expect([anzahl(antworten, 201), anzahl(antworten, 429)]).toEqual([10, VIELE - 10])
    expect((await countBestand(ort)).referenzen.size).toBe(10)
    for (const { status, wieder } of antworten)
      if (status === 429) {
        expect(wieder).toBeGreaterThan(0)
        expect(wieder).toBeLessThanOrEqual(600)
      }
  })

  test(`${VIELE} at once for one e-mail from as many addresses: exactly 10 are stored`, async () => {
    const ort = await neuerOrt()
    const prozess = await server.start(einstellungen(ort, { ANFRAGEN_LIMIT: '10', TRUST_PROXY: '127.0.0.1' }))
    await bereit(prozess)
    const antworten = await Promise.all(
      Array.from({ length: VIELE }, (_, nummer) => {
        const email = nummer % 2 ? 'anna@example.ch' : 'ANNA@Example.CH'
        return poste(prozess, { email, headers: { 'x-forwarded-for': netz(nummer) } })
      }),
    )
    expect([anzahl(antworten, 201), anzahl(antworten, 429)]).toEqual([10, VIELE - 10])
    expect((await countBestand(ort)).referenzen.size).toBe(10)
    // Whoever was refused for the e-mail has not used up anything of his own.
    const danach = await Promise.all(
      Array.from({ length: 9 }, () => poste(prozess, { headers: { 'x-forwarded-for': netz(199) } })),
    )
    expect(anzahl(danach, 201)).toBe(9)
  })

  if (name === 'PostgreSQL')
    test(`two processes on one database: ${VIELE} at once at limit 10, exactly 10 are stored`, async () => {
      const ort = await neuerOrt()
      const anderer = { ...ort, varDir: mkdtempSync(join(tmpdir(), 'grenzen-')) }
      const prozesse = await Promise.all(
        [ort, anderer].map(einer => server.start(einstellungen(einer, { ANFRAGEN_LIMIT: '10' }))),
      )
      await Promise.all(prozesse.map(bereit))
      const antworten = await Promise.all(
        Array.from({ length: VIELE / 2 }, () => prozesse.map(prozess => poste(prozess))).flat(),
      )
      expect([anzahl(antworten, 201), anzahl(antworten, 429)]).toEqual([10, VIELE - 10])
      expect((await countBestand(ort)).referenzen.size).toBe(10)

      const schluessel = randomUUID()
      const email = 'zwei@example.ch'
      const mitSchluessel = { email, headers: { 'idempotency-key': schluessel } }
      await server.endAll()
      const neue = await Promise.all(
        [ort, anderer].map(einer => server.start(einstellungen(einer, { ANFRAGEN_LIMIT: '0' }))),
      )
      await Promise.all(neue.map(bereit))
      const gleiche = await Promise.all(
        Array.from({ length: 10 }, () => neue.map(einer => poste(einer, mitSchluessel))).flat(),
      )
      expect(new Set(gleiche.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect((await countBestand(ort)).referenzen.size).toBe(11)
    })
})

test('of wrong forms without a script five a second come back filled in, the others get a sentence alone', async () => {
  const body = formular({ email: 'anna' })
  const sende = ({ port }: Serverprozess) =>
    ask(port, PFADE.kontaktAnfrage, { method: 'POST', headers: FORMULAR, body })
  await warteBis(async () => {
    const prozess = await server.start({ ANFRAGEN_LIMIT: '0' })
    await bereit(prozess)
    const beginn = performance.now()
    const antworten = await Promise.all(Array.from({ length: 12 }, () => sende(prozess)))
    // A busy machine may have reached the next second, in which five more come back.
    expect(performance.now() - beginn).toBeLessThan(1_000)
    expect(anzahl(antworten, 400)).toBe(12)
    expect(antworten.filter(antwort => String(antwort.body).includes('Noch nicht gesendet'))).toHaveLength(5)
  })
})

describe('the limit', () => {
  const start = (env: Record<string, string>) => {
    const ort = { databaseUrl: null, varDir: mkdtempSync(join(tmpdir(), 'grenzen-')) }
    return server.start(einstellungen(ort, env))
  }
  const nacheinander = async (prozess: Serverprozess, posts: readonly Post[]) => {
    const status = []
    for (const post of posts) status.push((await poste(prozess, post)).status)
    return status
  }

  test('0 is none', async () => {
    const prozess = await start({ ANFRAGEN_LIMIT: '0' })
    const antworten = await Promise.all(Array.from({ length: 50 }, () => poste(prozess, { email: 'anna@example.ch' })))
    expect(anzahl(antworten, 201)).toBe(50)
    const antraege = await Promise.all(Array.from({ length: 20 }, () => beantrage(prozess)))
    expect(antraege.filter(({ linkGesendet }) => linkGesendet)).toHaveLength(20)
  })

  test('is not moved by an invented X-Forwarded-For, and the warning comes once', async () => {
    const prozess = await start({ ANFRAGEN_LIMIT: '2' })
    const posts = [1, 2, 3, 4].map(nummer => ({
      headers: { 'x-forwarded-for': netz(nummer), 'x-real-ip': netz(nummer) },
    }))
    expect(await nacheinander(prozess, posts)).toEqual([201, 201, 429, 429])
    // The log may arrive after the answers.
    await warteBis(() => expect(prozess.output().match(/TRUST_PROXY/g)).toHaveLength(1))
  })

  test('counts behind a trusted proxy by what the proxy saw, not by what the visitor claims', async () => {
    const prozess = await start({ ANFRAGEN_LIMIT: '2', TRUST_PROXY: '10.0.0.0/8,127.0.0.1' })
    const von = (kette: string) => ({ headers: { 'x-forwarded-for': kette } })
    expect(
      await nacheinander(prozess, [
        von('192.0.2.1'),
        von('1.1.1.1, 192.0.2.1'),
        von('2.2.2.2, 192.0.2.1, 10.1.2.3'),
        von('192.0.2.2'),
        von('2001:db8:1:2::1'),
        von('2001:db8:1:2:ffff::9'),
        von('2001:db8:1:2::3'),
        von('2001:db8:1:3::1'),
      ]),
    ).toEqual([201, 201, 429, 201, 201, 201, 429, 201])
    // Household after household of the same /48: ten times the limit, of which three are used.
    const haeuser = Array.from({ length: 18 }, (_, i) => von(`2001:db8:1:${100 + i}::1`))
    expect(await nacheinander(prozess, haeuser)).toEqual([...Array(17).fill(201), 429])
    expect(prozess.output()).not.toContain('TRUST_PROXY')
  })

  test('a proxy that is not listed has no say, although others have', async () => {
    const prozess = await start({ ANFRAGEN_LIMIT: '1', TRUST_PROXY: '10.0.0.1' })
    const posts = [1, 2].map(nummer => ({ headers: { 'x-forwarded-for': netz(nummer) } }))
    expect(await nacheinander(prozess, posts)).toEqual([201, 429])
  })

  test('a trusted proxy says which host was asked for', async () => {
    const prozess = await start({ ANFRAGEN_LIMIT: '0', TRUST_PROXY: '127.0.0.1' })
    const origin = 'https://vergleich.example'
    expect(
      await nacheinander(prozess, [
        { headers: { origin, 'x-forwarded-host': 'vergleich.example' } },
        { headers: { origin, 'x-forwarded-host': 'vergleich.example:443' } },
        { headers: { origin, 'x-forwarded-host': 'anderswo.example' } },
        { headers: { origin } },
      ]),
    ).toEqual([201, 201, 403, 403])
  })

  test('is not touched by what is refused, nor by a repeat', async () => {
    const prozess = await start({ ANFRAGEN_LIMIT: '2' })
    const headers = { 'idempotency-key': randomUUID() }
    const email = 'anna@example.ch'
    expect(
      await nacheinander(prozess, [
        { email: 'keine' },
        { email: 'keine' },
        { headers: { origin: 'https://boese.example' } },
        { email, headers },
        { email, headers },
        { email, headers },
        { email },
        { email },
        { email, headers },
      ]),
    ).toEqual([400, 400, 403, 201, 201, 201, 201, 429, 201])
  })
})
