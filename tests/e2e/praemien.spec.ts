import { expect, test } from './seiten.ts'

test('the map: its first choice fetches one file of values, further ones none; a canton of its ranking knows its municipalities', async ({
  page,
}) => {
  const gefragt: string[] = []
  page.on('request', request => {
    if (request.url().includes('/praemien/werte')) gefragt.push(new URL(request.url()).pathname)
  })
  await page.goto('/praemien', { waitUntil: 'networkidle' })
  expect(gefragt).toEqual([])
  await page.getByLabel('Alter', { exact: true }).selectOption('Kinder bis 18')
  await expect(page.getByText('Gezeigt: Kinder bis 18, Franchise 0, Mit Unfall, Alle Modelle.')).toBeVisible()
  await page.getByLabel('Unfall', { exact: true }).selectOption('Ohne Unfall')
  await page.getByLabel('Die Karte zeigt').selectOption('Spanne der Tarife')
  await expect(page.getByRole('heading', { name: 'Vom günstigsten zum teuersten Tarif' })).toBeVisible()
  expect(gefragt).toEqual(['/praemien/werte-kin.json'])

  await page.getByRole('table').getByRole('link', { name: 'Zug', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prämien im Kanton Zug')
  await page.getByLabel('Gemeinde, Ort oder PLZ').fill('6300')
  await expect(page.getByText(/^Zug: .*, ab CHF/)).toBeVisible()
})
