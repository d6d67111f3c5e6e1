import { once } from 'node:events'
import { get } from 'node:http'
import type { Locator } from '@playwright/test'
import { expectClean, expectFits } from './axe.ts'
import { expect, openPage, PHONE, test } from './seiten.ts'

const ARTIKEL = '/ratgeber/franchise-optimal-waehlen'
const MIT_BRIEF = '/ratgeber/krankenkasse-kuendigen-musterschreiben'

/** Bytes of brotli on the wire of everything a page names as script. */
async function skripte(baseURL: string | undefined, path: string): Promise<Map<string, number>> {
  const html = await (await fetch(`${baseURL}${path}`)).text()
  const dateien = [...html.matchAll(/<(?:script (?:type="module" )?src|link rel="modulepreload" href)="([^"]+)"/g)]
  const gewichte = dateien.map(async ([, datei = '']) => {
    const [antwort] = await once(get(`${baseURL}${datei}`, { headers: { 'accept-encoding': 'br' } }), 'response')
    return [datei, Number(antwort.headers['content-length'])] as const
  })
  return new Map(await Promise.all(gewichte))
}

test('an article adds at most 10 kB of script to what every page loads, and loads no more', async ({
  page,
  baseURL,
}) => {
  const [artikel, faq, impressum] = await Promise.all(
    [ARTIKEL, '/faq', '/impressum'].map(pfad => skripte(baseURL, pfad)),
  )
  const eigene = [...(artikel ?? [])].filter(([datei]) => !(faq?.has(datei) && impressum?.has(datei)))
  expect(eigene.length).toBeGreaterThan(0)
  expect(eigene.reduce((summe, [, bytes]) => summe + bytes, 0)).toBeLessThanOrEqual(10_000)

  const geladen: string[] = []
  page.on('request', anfrage => anfrage.resourceType() === 'script' && geladen.push(new URL(anfrage.url()).pathname))
  await page.goto(ARTIKEL, { waitUntil: 'networkidle' })
  expect(geladen.filter(datei => !artikel?.has(datei))).toEqual([])
})

test('reading: the table of contents follows, and the address can be shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Where the device has a dialog of its own it would open that one.
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await openPage(page, ARTIKEL)
  const inhalt = page.getByRole('navigation', { name: 'Inhalt' })
  await expect(inhalt.locator('[aria-current]')).toHaveText('Die Regel in einem Satz')
  await inhalt.getByRole('link', { name: 'Wo die Grenze herkommt' }).click()
  await expect(inhalt.locator('[aria-current]')).toHaveText('Wo die Grenze herkommt')
  await expect(page.getByRole('img', { name: /Die sechs Franchisen/ })).toBeVisible()

  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect(page.getByText('Link kopiert.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(ARTIKEL)
})

/** Drawn before the cell, so that it is neither copied nor read twice. */
const gezeichneterName = (zelle: Locator) =>
  zelle.evaluate(element => {
    const { content, display } = getComputedStyle(element, '::before')
    return display === 'none' ? null : (/^"(.*?)"/.exec(content)?.[1] ?? content)
  })

test('tables stack on a phone: every row names its columns, nothing scrolls sideways, and it stays a table', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  for (const pfad of [ARTIKEL, '/kuendigen', '/datenschutz']) {
    await openPage(page, pfad)
    const tabelle = page.getByRole('article').getByRole('table').last()
    const namen = await tabelle.getByRole('columnheader').allTextContents()
    const zellen = tabelle.getByRole('row').last().getByRole('cell')
    await expect(zellen).toHaveCount(namen.length)
    for (const [index, name] of namen.entries()) expect(await gezeichneterName(zellen.nth(index)), pfad).toBe(name)
    const [erste, zweite] = [await zellen.nth(0).boundingBox(), await zellen.nth(1).boundingBox()]
    expect(zweite?.y, pfad).toBeGreaterThanOrEqual((erste?.y ?? Number.NaN) + (erste?.height ?? Number.NaN))
    await expectFits(page, pfad)
    await expectClean(page, { nur: 'article', was: pfad })
  }
})

test('on the way through the site: list, filter, article, letter, and back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(PHONE)
  await openPage(page, '/ratgeber')
  await page.getByRole('button', { name: 'Kündigen' }).click()
  await expect(page.getByText('Kategorie: Kündigen (1)')).toBeVisible()
  await page.getByRole('link', { name: 'Krankenkasse kündigen: mit Musterschreiben' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Krankenkasse kündigen: mit Musterschreiben')
  await page.getByRole('button', { name: 'Musterbrief kopieren' }).click()
  await expect(page.getByText('Text kopiert.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/auf den 31\.\sDezember/)

  // Served HTML comes to life as well.
  await openPage(page, MIT_BRIEF)
  await page.getByRole('button', { name: 'Musterbrief kopieren' }).scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.getByRole('button', { name: 'Musterbrief kopieren' }).click()
    await expect(page.getByText('Text kopiert.')).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByRole('link', { name: 'Zurück zu allen Ratgebern' }).click()
  await expect(page.getByText('Alle Ratgeber (16)')).toBeVisible()
})
