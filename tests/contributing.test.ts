import { readdirSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { routes } from '../app/routes.ts'
import { VERSICHERER } from '../content/de/versicherer/index.ts'
import { PFADE } from '../contract/pfade.ts'
import { bekannteVersicherer } from '../domain/praemien/versicherer.ts'
import { registerDatenschutz } from '../server/datenschutz/routen.ts'
import { registerLesen } from '../server/routes/lesen.ts'
import { registerSchreiben } from '../server/routes/schreiben.ts'
import { site } from '../site.config.ts'

// The steps of CONTRIBUTING.md that no other test would miss.

const aufsteigend = (zahlen: readonly number[]) => zahlen.toSorted((a, b) => a - b)

test('a page: every file in app/pages has its address, and every address its file', () => {
  const dateien = readdirSync(new URL('../app/pages', import.meta.url)).map(name => name.replace(/\.tsx$/, ''))
  expect(dateien.toSorted()).toEqual([...routes.map(([, name]) => name), 'nicht-gefunden'].toSorted())
})

test('an insurer: whoever has a profile has a name in the comparison, and the other way round', () => {
  expect(aufsteigend(VERSICHERER.map(({ nummer }) => nummer))).toEqual(aufsteigend(bekannteVersicherer()))
})

test('an endpoint: the OpenAPI document names every address the server answers, and no other', async () => {
  const fastify = Fastify()
  const angemeldet: string[] = []
  fastify.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') angemeldet.push(`${method} ${url}`)
  })
  registerAlles(fastify)
  const { paths } = (await fastify.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>()
  const beschrieben = Object.entries(paths).flatMap(([pfad, weg]) =>
    Object.keys(weg).map(methode => `${methode.toUpperCase()} ${pfad}`),
  )
  expect([...beschrieben, 'GET /api/openapi.json'].toSorted()).toEqual(angemeldet.toSorted())
  expect(Object.values(PFADE).filter(pfad => !(pfad in paths))).toEqual([])
})

/** Only the addresses count here: nothing is asked of what stands behind them. */
function registerAlles(fastify: FastifyInstance): void {
  const nichts = {} as never
  registerLesen(fastify, { aktuell: () => nichts, fuerJahr: () => undefined, jahre: () => [] })
  const wege = { einstellungen: { siteUrl: site.url } } as never
  registerSchreiben(fastify, wege)
  registerDatenschutz(fastify, wege)
}
