import { Agent } from 'node:http'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import type { Anfrage } from '../../fixtures/anfragen/feindliche-anfragen.ts'
import { feindlicheKoerper } from '../../fixtures/anfragen/feindliche-koerper.ts'
import { mitDatenbanken } from '../../fixtures/datenbank/datenbanken.ts'
import { type Mutation, mutation } from '../../fixtures/katalog/mutationen.ts'
import { ask } from '../../fixtures/server/http-ask.ts'
import { type Serverprozess, serverProcesses } from '../../fixtures/server/server-process.ts'
import { LANG, umfang } from '../../fixtures/umfang.ts'

const ANZAHL = umfang(500, 100_000)
const WARM = umfang(200, 10_000)
const GLEICHZEITIG = 20
/** Memory after collection, at the end against after the first ones. */
const ZUWACHS = 1.2

/** How much longer others may wait while hostile bodies arrive than while plain ones of the same size do. */
const RUNDEN = 5
const LAENGER = 5

/** Loaded into the server process. Collected twice: what the first one finalises, the second one frees. */
const MUELL_AUF_SIGNAL =
  "process.on('SIGUSR2', () => { gc(); gc(); console.log('BELEGT ' + process.memoryUsage().heapUsed) })"

const server = serverProcesses()
afterEach(server.endAll)

async function belegt({ child, output }: Serverprozess): Promise<number> {
  const meldungen = () => output().match(/^BELEGT \d+$/gm) ?? []
  const vorher = meldungen().length
  child.kill('SIGUSR2')
  while (meldungen().length === vorher) await new Promise(resolve => setTimeout(resolve, 10))
  return Number(meldungen().at(-1)?.slice('BELEGT '.length))
}

function istJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

mitDatenbanken(({ neuerOrt }) => {
  test(`${ANZAHL} bodies with one field changed: no answer of 5xx, no growing memory`, {
    timeout: umfang(180_000, 1_800_000),
  }, async () => {
    const { databaseUrl, varDir } = await neuerOrt()
    const prozess = await server.start({
      VAR_DIR: varDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ANFRAGEN_LIMIT: '0',
      NODE_OPTIONS: `--expose-gc --import=data:text/javascript,${encodeURIComponent(MUELL_AUF_SIGNAL)}`,
    })
    while ((await ask(prozess.port, '/readyz')).status !== 200) await new Promise(resolve => setTimeout(resolve, 10))
    const agent = new Agent({ keepAlive: true, maxSockets: GLEICHZEITIG })
    const headers = { 'content-type': 'application/json' }
    const zahlen = new Map<number, number>()
    const fehler: Mutation[] = []
    let gelesen = 0

    async function send(eine: Mutation): Promise<void> {
      const { status } = await ask(prozess.port, eine.pfad, { method: 'POST', headers, body: eine.body, agent })
      zahlen.set(status, (zahlen.get(status) ?? 0) + 1)
      if (status >= 500) fehler.push(eine)
      if (istJson(eine.body)) gelesen += 1
    }

    // A new seed every time; fast-check's own runner would wait for each answer before the next body.
    const seed = Date.now() & 0x7fffffff
    async function sendeAlle(anzahl: number, verschiebung: number): Promise<void> {
      const alle = fc.sample(mutation, { numRuns: anzahl, seed: seed + verschiebung })[Symbol.iterator]()
      const arbeite = async () => {
        for (const eine of alle) await send(eine)
      }
      await Promise.all(Array.from({ length: GLEICHZEITIG }, arbeite))
    }

    const PAKET = 1_000
    for (let gesendet = 0; gesendet < WARM; gesendet += PAKET)
      await sendeAlle(Math.min(PAKET, WARM - gesendet), gesendet)
    const anfangs = await belegt(prozess)
    for (let gesendet = WARM; gesendet < ANZAHL; gesendet += PAKET)
      await sendeAlle(Math.min(PAKET, ANZAHL - gesendet), gesendet)
    const zuletzt = await belegt(prozess)
    agent.destroy()

    const antworten = [...zahlen].toSorted(([a], [b]) => a - b).map(([status, anzahl]) => `${anzahl} × ${status}`)
    console.log(
      `${antworten.join(', ')}; ${gelesen} were JSON; memory ${(zuletzt / anfangs).toFixed(2)} times as at first (seed ${seed})`,
    )
    expect(fehler.slice(0, 5), `seed ${seed}`).toEqual([])
    expect([...zahlen.values()].reduce((a, b) => a + b, 0)).toBe(ANZAHL)
    expect(zahlen.get(201) ?? 0).toBeGreaterThan(0)
    expect(gelesen).toBeGreaterThan(ANZAHL / 2)
    expect(zuletzt / anfangs).toBeLessThan(ZUWACHS)
    if (LANG) expect(zahlen.get(400) ?? 0).toBeGreaterThan(ANZAHL / 10)
  })
})

test('others wait no longer while bodies full of combining marks arrive than while plain ones do', {
  timeout: 300_000,
}, async () => {
  const { port } = await server.start({ ANFRAGEN_LIMIT: '0' })
  while ((await ask(port, '/readyz')).status !== 200) await new Promise(resolve => setTimeout(resolve, 10))
  const paare = feindlicheKoerper().filter(({ name }) => name.includes('marks'))

  /** How long a visitor of the start page waited, each time, while the bodies were sent. */
  async function wartezeiten(koerper: readonly Anfrage[]): Promise<number[]> {
    const agent = new Agent({ keepAlive: true, maxSockets: GLEICHZEITIG })
    const offene = koerper[Symbol.iterator]()
    let unterwegs = true
    async function send(): Promise<void> {
      for (const { pfad, ...rest } of offene) expect((await ask(port, pfad, { ...rest, agent })).status).toBe(400)
    }
    const gewartet: number[] = []
    async function besuche(): Promise<void> {
      while (unterwegs) {
        const beginn = performance.now()
        expect((await ask(port, '/')).status).toBe(200)
        gewartet.push(performance.now() - beginn)
      }
    }
    const besucher = besuche()
    await Promise.all(Array.from({ length: 4 }, send))
    unterwegs = false
    await besucher
    agent.destroy()
    return gewartet
  }

  /** Of somebody who comes at any moment: one long wait counts for all who would have come meanwhile. */
  function erwartet(zeiten: number[]): number {
    const summe = zeiten.reduce((a, b) => a + b, 0)
    return zeiten.reduce((bisher, zeit) => bisher + zeit * (zeit / summe), 0)
  }

  const feindlich: number[] = []
  const schlicht: number[] = []
  // In turn: whatever else the machine does, it does to both.
  for (let runde = 0; runde < RUNDEN; runde += 1) {
    schlicht.push(erwartet(await wartezeiten(paare.map(paar => paar.schlicht))))
    feindlich.push(erwartet(await wartezeiten(paare.map(paar => paar.feindlich))))
  }
  // What a body costs it costs in every round, what else the machine does only in some.
  const mittlere = (zeiten: number[]) => zeiten.toSorted((a, b) => a - b)[Math.floor(zeiten.length / 2)] ?? Number.NaN
  const laenger = mittlere(feindlich) / mittlere(schlicht)
  console.log(
    `${paare.length} kinds of hostile bodies: others waited ${laenger.toFixed(2)} times as long as with plain ones`,
  )
  expect(laenger).toBeLessThan(LAENGER)
})
