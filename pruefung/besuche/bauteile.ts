import { spawn } from 'node:child_process'
import { launchChromium } from '../../scripts/lib/chromium.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { openPage } from '../../tests/e2e/hilfe/seiten.ts'
import type { Befund, Pruefteil } from '../befund.ts'
import { pruefeStelle } from './axe.ts'

const SEITE = '/ui'

/** The ui kit on its review page, which only the development server has. */
export const bauteile: Pruefteil = {
  name: 'bauteile',
  titel: 'Bauteile in allen Zuständen (axe)',
  async pruefe({ varDir }) {
    await using entwicklung = await startEntwicklung(varDir)
    await using browser = await launchChromium()
    const befunde: Befund[] = []
    const stelle = await pruefeStelle(browser, entwicklung.url, {
      name: SEITE,
      // The same part stands there several times, in another state each.
      ohneRegeln: ['landmark-unique'],
      async oeffne(page) {
        // Warnings of React's development build and of Vite are for the developer.
        page.on('console', meldung => {
          if (meldung.type() === 'error') befunde.push({ wo: SEITE, was: meldung.text() })
        })
        page.on('pageerror', ({ message }) => befunde.push({ wo: SEITE, was: message }))
        await openPage(page, SEITE)
      },
    })
    befunde.push(...stelle)
    return { umfang: 'Alle Bauteile auf ihrer Übersicht, in allen Ansichten von axe.', befunde }
  },
}

async function startEntwicklung(varDir: string) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  // A group of its own: with it ends the server that it starts itself.
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    env: { ...process.env, KATALOG_URL: 'aus', PORT: String(port), VAR_DIR: varDir },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  const end = () => {
    if (!ended && child.pid) process.kill(-child.pid, 'SIGTERM')
  }
  while (!(await answers(`${url}${SEITE}`))) {
    if (ended) throw new Error('The development server has ended.')
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  return { url, [Symbol.asyncDispose]: async () => end() }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
