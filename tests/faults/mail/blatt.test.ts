import { copyFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { makeFakeDist } from '../../fixtures/server/fake-dist.ts'
import { ask } from '../../fixtures/server/http-ask.ts'
import { type MailServer, startMailServer } from '../../fixtures/server/mail-server.ts'
import { JSON_KOPF, praemie } from '../../fixtures/server/schreib-server.ts'
import { serverProcesses } from '../../fixtures/server/server-process.ts'

/** As the build of this source has made it. */
const GEBAUT = 'dist/client/vermittler.pdf'

const { start, endAll } = serverProcesses()
let post: MailServer
beforeEach(async () => {
  post = await startMailServer()
})
afterEach(async () => {
  await endAll()
  await post.ende()
})

async function bestaetigungAus(dist: string) {
  const prozess = await start({ SMTP_URL: post.url }, dist)
  const antwort = await ask(prozess.port, PFADE.praemienAnfrage, {
    method: 'POST',
    headers: JSON_KOPF,
    body: JSON.stringify(praemie),
  })
  expect(antwort.status).toBe(201)
  await post.hat(2)
  const mail = post.eingang.find(({ umschlag }) => umschlag.includes(praemie.email))
  return { mail, output: prozess.output() }
}

test('a running server attaches the sheet that the build made', async () => {
  const dist = makeFakeDist()
  copyFileSync(GEBAUT, join(dist, 'client/vermittler.pdf'))
  const { mail, output } = await bestaetigungAus(dist)
  const gesendet = Buffer.from(mail?.attachments[0]?.content as ArrayBuffer)
  expect(gesendet.subarray(0, 5).toString()).toBe('%PDF-')
  expect(gesendet.equals(readFileSync(GEBAUT))).toBe(true)
  expect(gesendet.length).toBeLessThan(100_000)
  expect(output).not.toContain('vermittler.pdf')
})

test('a build without the sheet says so at the start, and its mails go out', async () => {
  const dist = makeFakeDist()
  rmSync(join(dist, 'client/vermittler.pdf'))
  const { mail, output } = await bestaetigungAus(dist)
  expect(mail?.attachments).toEqual([])
  expect(output).toContain('Im Build fehlt /vermittler.pdf')
})
