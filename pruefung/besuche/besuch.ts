import type { BrowserContext, Page } from '@playwright/test'
import { launchChromium } from '../../scripts/lib/chromium.ts'
import { startServer } from '../../scripts/lib/with-server.ts'
import { holdFonts, largestIsBanner, layoutShift, watchPaint } from '../../tests/e2e/hilfe/gemalt.ts'
import { DESKTOP, openPage, PHONE } from '../../tests/e2e/hilfe/seiten.ts'
import type { Befund, Pruefteil } from '../befund.ts'
import type { Pruefseite } from '../seiten.ts'
import { HELL, besuch as neuerBesuch } from './browser.ts'

const GROESSEN = { Telefon: PHONE, Bildschirm: DESKTOP }

/** What a visitor must never meet, on every page: foreign requests, cookies, a word on the console, anything that moves. */
export const besuch: Pruefteil = {
  name: 'besuch',
  titel: 'Besuch aller Seiten, vor und nach der Cookie-Wahl',
  async pruefe({ varDir, seiten }) {
    // With a tag manager: without one there would be nothing to hold back.
    await using server = await startServer(varDir, { GTM_ID: 'GTM-TEST123' })
    await using browser = await launchChromium()
    const { url } = server
    const befunde: Befund[] = []
    for (const [name, groesse] of Object.entries(GROESSEN))
      for (const neu of [true, false]) {
        await using context = await neuerBesuch(browser, { url, groesse, medien: HELL, neu })
        const gang = { context, url, seiten, wann: `${name}, ${neu ? 'vor' : 'nach'} der Wahl` }
        befunde.push(...(await (neu ? vorDerWahl : nachDerWahl)(gang)))
      }
    return { umfang: `${seiten.length} Seiten, ${Object.keys(GROESSEN).join(' und ')}.`, befunde }
  },
}

type Gang = { context: BrowserContext; url: string; seiten: readonly Pruefseite[]; wann: string }

const vorDerWahl = (gang: Gang) =>
  gehe(gang, async (page, pfad) => {
    await openPage(page, pfad)
    const sichtbar = await page.getByRole('region', { name: 'Cookie-Hinweis' }).isVisible()
    return [
      ...(sichtbar ? [] : ['Die Frage nach Cookies fehlt.']),
      ...((await largestIsBanner(page)) ? ['Die Frage nach Cookies ist das grösste Bild der Seite.'] : []),
    ]
  })

const nachDerWahl = (gang: Gang) =>
  gehe(gang, async (page, pfad) => {
    const releaseFonts = await holdFonts(page)
    await openPage(page, pfad, 'domcontentloaded')
    releaseFonts()
    const verschoben = await layoutShift(page)
    return verschoben === 0 ? [] : [`Die Seite verschiebt sich um ${verschoben}.`]
  })

/** Page by page, each in a tab of its own; `sieh` tells what is wrong there beside what no page may do. */
async function gehe(
  { context, url, seiten, wann }: Gang,
  sieh: (page: Page, pfad: string) => Promise<string[]>,
): Promise<Befund[]> {
  const befunde: Befund[] = []
  for (const { pfad, status } of seiten) {
    const page = await context.newPage()
    const klagen: string[] = []
    page.on('request', anfrage => {
      if (!anfrage.url().startsWith(`${url}/`)) klagen.push(`Fremde Adresse: ${anfrage.url()}`)
    })
    page.on('pageerror', ({ message }) => klagen.push(message))
    page.on('console', meldung => {
      const eigene = ['error', 'warning'].includes(meldung.type())
      // The browser's own word about a page that does not exist.
      if (eigene && !(status === 404 && meldung.text().includes('404'))) klagen.push(meldung.text())
    })
    await watchPaint(page)
    klagen.push(...(await sieh(page, pfad)))
    for (const { name } of await context.cookies()) klagen.push(`Cookie ${name}.`)
    await page.close()
    befunde.push(...klagen.map(was => ({ wo: `${pfad} (${wann})`, was })))
  }
  return befunde
}
