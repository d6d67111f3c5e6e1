import { expectClean, expectFits } from '../hilfe/axe.ts'
import { expect, openPage, PHONE, test } from '../hilfe/seiten.ts'

test('the map: its first choice fetches one file of values, further ones none; a canton of its ranking knows its municipalities', async ({
  page,
}) => {
  const gefragt: string[] = []
  page.on('request', request => {
    if (request.url().includes('/praemien/werte')) gefragt.push(new URL(request.url()).pathname)
  })
  await page.goto('/praemien', { waitUntil: 'networkidle' })
  expect(gefragt).toEqual([])
  await page.getByRole('combobox', { name: 'Alter' }).selectOption('Kinder bis 18')
  await expect(page.getByText('Gezeigt: Kinder bis 18, Franchise 0, Mit Unfall, Alle Modelle.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Unfall' }).selectOption('Ohne Unfall')
  await page.getByRole('combobox', { name: 'Die Karte zeigt' }).selectOption('Spanne der Tarife')
  await expect(page.getByRole('heading', { name: 'Vom günstigsten zum teuersten Tarif' })).toBeVisible()
  expect(gefragt).toEqual(['/praemien/werte-kin.json'])

  await page.getByRole('table').getByRole('link', { name: 'Zug', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prämien im Kanton Zug')
  await page.getByLabel('Gemeinde, Ort oder PLZ').fill('6300')
  await expect(page.getByText(/^Zug: .*, ab CHF/)).toBeVisible()
})

test('on a phone the controls of the map are one line; they open as a sheet and lead back to the map', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/praemien')
  const blatt = page.getByRole('dialog', { name: 'Karte anpassen' })
  const alter = page.getByRole('combobox', { name: 'Alter' })
  const aendern = page.getByRole('button', { name: 'Ändern' })
  await expect(page.getByText('Günstigste Prämie · Ab 26 · Franchise 2’500 · Ohne Unfall · Alle Modelle')).toBeVisible()
  await expect(alter).toBeHidden()

  await aendern.click()
  await expect(blatt).toBeVisible()
  await alter.selectOption('Kinder bis 18')
  await expect(blatt.getByRole('combobox', { name: 'Franchise' })).toHaveValue('0')
  const { y, height } = (await blatt.boundingBox()) ?? { y: 0, height: 0 }
  expect(Math.round(y + height)).toBe(PHONE.height)
  expect(y).toBeGreaterThan(0)
  await expectClean(page, { nur: 'dialog[open]' })

  await page.getByRole('button', { name: 'Karte anzeigen' }).click()
  await expect(blatt).toBeHidden()
  await expect(aendern).toBeFocused()
  await expect(
    page.getByText('Günstigste Prämie · Kinder bis 18 · Franchise 0 · Mit Unfall · Alle Modelle'),
  ).toBeVisible()
  for (const width of [320, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width })
    await expectFits(page, `${width} px`)
  }

  await page.setViewportSize({ width: 768, height: 800 })
  await expect(aendern).toBeHidden()
  await expect(alter).toHaveValue('AKL-KIN')
})
