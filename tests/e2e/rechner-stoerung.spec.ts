import type { Page } from '@playwright/test'
import { type EigenerServer, test as own } from './eigener-server.ts'
import { angebote, fillStep1, jahrgang, openRechner, ort, plz, rechner, toOffers, weiter } from './rechner-schritte.ts'
import { expect, openPage, test } from './seiten.ts'

const inquiry = (page: Page) => page.getByRole('form', { name: 'Anfrage' })

/** What the test wanted to fail: the browser's word about it, and ours in the console. */
function forgive(klagen: string[]) {
  const own = klagen.filter(
    klage => !/Failed to load resource|dynamically imported module|Database query failed|Fehler beim Laden/.test(klage),
  )
  klagen.splice(0, klagen.length, ...own)
}

/** The server ends just before it is asked for this, once the test is ready for it. */
async function haltBefore(page: Page, server: EigenerServer, url: string, ready = Promise.resolve()) {
  await page.route(
    url,
    async route => {
      await ready
      await server.halt()
      await route.continue()
    },
    { times: 1 },
  )
}

own.describe('failures', () => {
  own('a stopped server: words, toast, and another try when it is back', async ({ page, server, klagen }) => {
    await openRechner(page, `${server.url}/`)
    await fillStep1(page, '1985', '1011')
    await server.halt()
    await weiter(page).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Die Prämien konnten nicht berechnet werden.' })
    await expect(alert.first()).toBeVisible()
    await expect(page.getByText('Fehler', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
    await server.restart()
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(angebote(page)).toBeVisible()
    await expect(page.getByText('Jahrgang 1985 · 1011 Zürich 1 · ohne Unfall')).toBeVisible()
    expect(klagen.join()).toContain('Database query failed: ')
    forgive(klagen)
  })

  own(
    'places that do not arrive: step 1 says what still works, and Weiter tries again',
    async ({ page, server, klagen }) => {
      await haltBefore(page, server, '**/daten/**')
      await openPage(page, `${server.url}/`)
      await jahrgang(page).fill('1985')
      const notice = page.getByRole('status').filter({ hasText: 'Die Ortsliste ist nicht angekommen.' })
      await expect(notice).toContainText('Tippen Sie PLZ und Ort ganz ein, Ihre Angaben bleiben stehen.')
      // The place first: the postcode must not wipe it out while nobody can look it up.
      await ort(page).fill('Zürich 1')
      await plz(page).fill('1011')
      await expect(ort(page)).toHaveValue('Zürich 1')
      await weiter(page).click()
      await expect(page.getByText('Drücken Sie später noch einmal auf «Weiter».')).toBeVisible()
      await expect(ort(page)).toHaveValue('Zürich 1')
      await server.restart()
      await weiter(page).click()
      await expect(angebote(page)).toBeVisible()
      forgive(klagen)
    },
  )

  own(
    'places that do not arrive are loaded by their own button, which leaves the focus in the form',
    async ({ page, server, klagen }) => {
      await haltBefore(page, server, '**/daten/**')
      await openPage(page, `${server.url}/`)
      const again = page.getByRole('button', { name: 'Ortsliste erneut laden' })
      await again.press('Enter')
      await expect(again).toBeVisible()
      await server.restart()
      await again.press('Enter')
      await expect(plz(page)).toBeFocused()
      await expect(again).toHaveCount(0)
      await plz(page).fill('1011')
      await expect(ort(page)).toHaveValue('Zürich 1')
      forgive(klagen)
    },
  )

  own(
    'code of the later steps that does not arrive is said, and fetched by another try',
    async ({ page, server, klagen }) => {
      const filledIn = Promise.withResolvers<void>()
      await haltBefore(page, server, '**/assets/folgeschritte-*.js', filledIn.promise)
      await openPage(page, `${server.url}/`)
      await fillStep1(page, '1985', '1011')
      filledIn.resolve()
      await weiter(page).click()
      await expect(page.getByText('Drücken Sie später noch einmal auf «Weiter».')).toBeVisible()
      await server.restart()
      await weiter(page).click()
      await expect(angebote(page)).toBeVisible()
      forgive(klagen)
    },
  )

  own('a table that is gone from the server: the newer prices are shown', async ({ page, server, klagen }) => {
    // The server looks every other second, and on a busy machine takes its time to load.
    const takenOver = { timeout: 100_000 }
    const table = async () => (await (await fetch(`${server.url}/daten/verzeichnis.json`)).json()).regionen['zh-1']
    await openRechner(page, `${server.url}/`)
    await fillStep1(page, '1985', '1011')
    const known = await table()
    await server.importDaten(1)
    await expect.poll(table, takenOver).not.toBe(known)
    // What the last import replaced stays for pages opened before, and no longer than that.
    await server.importDaten(2)
    await expect.poll(async () => (await fetch(server.url + known)).status, takenOver).toBe(404)
    await weiter(page).click()
    await expect(angebote(page).getByRole('radio').first()).toHaveAccessibleName('CSS, HMO-Modell, CHF 348.80')
    expect(klagen.join()).toContain('404')
    forgive(klagen)
  })

  own('demonstration data are named beside the heading in every step', async ({ page, server }) => {
    await openRechner(page, `${server.url}/`)
    const notice = rechner(page).getByText('Demodaten – keine offiziellen Prämien', { exact: true })
    await expect(notice).toBeVisible()
    await toOffers(page, '1985', '1011')
    await expect(notice).toBeVisible()
    await weiter(page).click()
    await expect(inquiry(page)).toBeVisible()
    await expect(notice).toBeVisible()
  })
})

test('offline says so, keeps what was typed, and goes on when the network is back', async ({
  page,
  context,
  klagen,
}) => {
  await openRechner(page)
  await fillStep1(page, '1985', '8001')
  await context.setOffline(true)
  await weiter(page).click()
  await expect(page.getByText(/Ihr Gerät ist offline/)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(angebote(page)).toBeVisible()
  forgive(klagen)
})
