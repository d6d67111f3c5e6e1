import type { Page } from '@playwright/test'
import type { EigenerServer } from '../hilfe/eigener-server.ts'
import {
  anfrage,
  angebote,
  fillStep1,
  jahrgang,
  openRechner,
  ort,
  plz,
  rechner,
  toOffers,
  weiter,
} from '../hilfe/rechner-schritte.ts'
import { expect, openPage, test } from '../hilfe/seiten.ts'

/** What the test wanted to fail: the browser's word about it, and ours in the console. */
function forgive(klagen: string[]) {
  const own = klagen.filter(
    klage => !/Failed to load resource|dynamically imported module|Database query failed|Fehler beim Laden/.test(klage),
  )
  klagen.splice(0, klagen.length, ...own)
}

/** Opened anew; the server ends just before it is asked for this, once the test is ready for it. */
async function openAndHaltBefore(page: Page, server: EigenerServer, url: string, ready = Promise.resolve()) {
  await page.goto('about:blank')
  await page.route(
    url,
    async route => {
      await ready
      await server.halt()
      await route.continue()
    },
    { times: 1 },
  )
  await openPage(page, `${server.url}/`)
}

test('premiums that do not arrive: words, toast, another try; the newer ones when theirs are gone; demonstration data are named in every step', async ({
  page,
  context,
  server,
  klagen,
}) => {
  const again = page.getByRole('button', { name: 'Erneut versuchen' })
  const notice = rechner(page).getByText('Demodaten – keine offiziellen Prämien', { exact: true })
  await openRechner(page, `${server.url}/`)
  await expect(notice).toBeVisible()
  // Another region than below: what the browser holds already is not asked for again.
  await fillStep1(page, '1985', '1012')

  await test.step('a stopped server, a device without network, and both back', async () => {
    await server.halt()
    await weiter(page).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Die Prämien konnten nicht berechnet werden.' })
    await expect(alert.first()).toBeVisible()
    await expect(page.getByText('Fehler', { exact: true })).toBeVisible()
    expect(klagen.join()).toContain('Database query failed: ')
    const offline = page.getByText(/Ihr Gerät ist offline/)
    await expect(offline).toHaveCount(0)
    await context.setOffline(true)
    await again.click()
    await expect(offline).toBeVisible()
    await context.setOffline(false)
    await again.click()
    await expect(offline).toHaveCount(0)
    await expect(again).toBeVisible()
    await server.restart()
    await again.click()
    await expect(angebote(page)).toBeVisible()
    await expect(page.getByText('1985 · 1012 Zürich 2 · ohne Unfall')).toBeVisible()
    await expect(notice).toBeVisible()
    await weiter(page).click()
    await expect(anfrage(page)).toBeVisible()
    await expect(notice).toBeVisible()
  })

  await test.step('a table that is gone from the server: the newer prices are shown', async () => {
    // The server looks every other second, and on a busy machine takes its time to load.
    const takenOver = { timeout: 100_000 }
    const table = async () => (await (await fetch(`${server.url}/daten/verzeichnis.json`)).json()).regionen['zh-1']
    await openRechner(page, `${server.url}/`)
    await fillStep1(page, '1985', '1011')
    const known = await table()
    await server.importDaten(1)
    await expect.poll(table, takenOver).not.toBe(known)
    // What an import replaced stays for a day, for pages opened before.
    const status = async () => (await fetch(server.url + known)).status
    expect(await status()).toBe(200)
    await server.halt()
    server.forgetWebsite()
    await server.restart()
    expect(await status()).toBe(404)
    forgive(klagen)
    await weiter(page).click()
    await expect(angebote(page).getByRole('radio').first()).toHaveAccessibleName('CSS, Praxis, CHF 347.80')
    expect(klagen.join()).toContain('404')
  })
  forgive(klagen)
})

test('places or code of the later steps that do not arrive: step 1 says what still works, and Weiter or its button tries again', async ({
  page,
  server,
  klagen,
}) => {
  const later = page.getByText('Drücken Sie später noch einmal auf «Weiter».')
  const again = page.getByRole('button', { name: 'Ortsliste erneut laden' })

  await openAndHaltBefore(page, server, '**/daten/**')
  await jahrgang(page).fill('1985')
  const notice = page.getByRole('status').filter({ hasText: 'Die Ortsliste ist nicht angekommen.' })
  await expect(notice).toContainText('Tippen Sie PLZ und Ort ganz ein, Ihre Angaben bleiben stehen.')
  // The place first: the postcode must not wipe it out while nobody can look it up.
  await ort(page).fill('Zürich 1')
  await plz(page).fill('1011')
  await expect(ort(page)).toHaveValue('Zürich 1')
  await weiter(page).click()
  await expect(later).toBeVisible()
  await expect(ort(page)).toHaveValue('Zürich 1')
  await server.restart()
  await weiter(page).click()
  await expect(angebote(page)).toBeVisible()

  await test.step('the places’ own button leaves the focus in the form', async () => {
    await openAndHaltBefore(page, server, '**/daten/**')
    await again.press('Enter')
    await expect(again).toBeVisible()
    await server.restart()
    await again.press('Enter')
    await expect(plz(page)).toBeFocused()
    await expect(again).toHaveCount(0)
    await plz(page).fill('1011')
    await expect(ort(page)).toHaveValue('Zürich 1')
    // Nothing is under way any more when the page is left.
    await toOffers(page, '1985', '1011')
  })

  await test.step('code of the later steps', async () => {
    const filledIn = Promise.withResolvers<void>()
    await openAndHaltBefore(page, server, '**/assets/folgeschritte-*.js', filledIn.promise)
    await fillStep1(page, '1985', '1011')
    filledIn.resolve()
    await weiter(page).click()
    await expect(later).toBeVisible()
    await server.restart()
    await weiter(page).click()
    await expect(angebote(page)).toBeVisible()
  })
  forgive(klagen)
})
