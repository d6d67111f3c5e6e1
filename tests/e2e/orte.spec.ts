import { jahrgang, openRechner, ort, plz, rechner, weiter } from './rechner-schritte.ts'
import { expect, openPage, test } from './seiten.ts'

test('step 1 offers the likely place first', async ({ page }) => {
  await openRechner(page)
  const first = rechner(page).getByRole('option').first()
  for (const [typed, place] of [
    ['Win', 'Winterthur'],
    ['Lau', 'Lausanne'],
    ['Luz', 'Luzern'],
    ['lug', 'Lugano'],
  ] as const) {
    await ort(page).fill(typed)
    await expect(first).toContainText(place)
    await expect(first).toContainText(`Gemeinde ${place}`)
  }
})

test('a German name finds the place and leads to its offers', async ({ page }) => {
  await openRechner(page)
  await jahrgang(page).fill('1985')
  await ort(page).fill('Genf')
  await rechner(page).getByRole('option').first().click()
  await expect(plz(page)).toHaveValue('1201')
  await expect(ort(page)).toHaveValue('Genève')
  await ort(page).fill('Genf')
  await weiter(page).click()
  await expect(page.getByText('Jahrgang 1985 · 1201 Genève · ohne Unfall')).toBeVisible()
})

test('the card of other pages knows the names too', async ({ page }) => {
  await openPage(page, '/wechseln')
  const place = page.getByRole('combobox', { name: 'Ort', exact: true })
  await place.fill('Delsberg')
  await expect(page.getByRole('option').first()).toContainText('2800 Delémont')
})

test('the read API finds a German name first, then partial ones, ten at most', async ({ request }) => {
  const places = async (name: string): Promise<string[]> =>
    (await (await request.get(`/api/gemeinden?ort=${name}`)).json()).map(({ ort }: { ort: string }) => ort)
  expect(new Set(await places('Genf'))).toEqual(new Set(['Genève']))
  const [first, ...others] = await places('lau')
  expect(first).toBe('Lausanne')
  expect(others).toHaveLength(9)
})
