import {
  angebote,
  jahrgang,
  openRechner,
  ort,
  plz,
  rechner,
  unfall,
  watchRequests,
  weiter,
  zurueck,
} from '../hilfe/rechner-schritte.ts'
import { expect, openPage, test } from '../hilfe/seiten.ts'

test('step 1 finds places by three letters, keyboard, German name and postcode; typing asks for nothing, Weiter for one table', async ({
  page,
}) => {
  await openRechner(page)
  const requests = watchRequests(page)
  const options = rechner(page).getByRole('option')

  await test.step('three letters of a place suggest postcodes, by keyboard alone', async () => {
    await ort(page).focus()
    await page.keyboard.type('wi')
    await expect(ort(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.type('nterthur')
    await expect(ort(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(options.first()).toContainText('Winterthur')
    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(ort(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(ort(page)).toHaveValue('winterthur')
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    const text = await options.first().innerText()
    await page.keyboard.press('Enter')
    await expect(plz(page)).toHaveValue(text.slice(0, 4))
    await expect(ort(page)).toHaveValue('Winterthur')
    await expect(options).toHaveCount(0)
  })

  await test.step('the likely place comes first, and broken characters are repaired', async () => {
    await plz(page).fill('')
    for (const [typed, place] of [
      ['Win', 'Winterthur'],
      ['Lau', 'Lausanne'],
      ['Luz', 'Luzern'],
      ['lug', 'Lugano'],
    ] as const) {
      await ort(page).fill(typed)
      await expect(options.first()).toContainText(place)
      await expect(options.first()).toContainText(`Gemeinde ${place}`)
    }
    await plz(page).fill('8001')
    await expect(ort(page)).toHaveValue('Zürich')
    await ort(page).fill('ZÃ¼rich')
    await expect(ort(page)).toHaveValue('Zürich')
  })

  await test.step('a postcode of several regions leaves the choice to the visitor', async () => {
    await jahrgang(page).pressSequentially('1985')
    await unfall(page, 'Mit Unfall').check()
    await plz(page).fill('8044')
    await expect(ort(page)).toHaveValue('')
    await expect(rechner(page).getByText('8044 liegt in zwei Gemeinden: Zürich, Dübendorf')).toBeVisible()
    await weiter(page).click()
    await expect(ort(page)).toBeFocused()
    await expect(rechner(page).getByText('Bitte wählen Sie Ihre Gemeinde.')).toBeVisible()
    const bold = options.last().getByText('Dübendorf', { exact: true })
    await expect(bold).toBeVisible()
    expect(Number(await bold.evaluate(name => getComputedStyle(name).fontWeight))).toBeGreaterThanOrEqual(600)
    await rechner(page).getByRole('option', { name: 'Gemeinde Dübendorf, ZH' }).click()
    await expect(ort(page)).toHaveValue('Gockhausen')
    expect(requests).toEqual([])
    await weiter(page).click()
    await expect(angebote(page)).toBeVisible()
    // Code that is fetched ahead says nothing about anybody.
    expect(requests.filter(path => !path.startsWith('/assets/'))).toEqual([
      expect.stringMatching(/^\/daten\/\d{4}\/zh-2\.[0-9a-f]{16}\.json$/),
    ])
  })

  await test.step('a German name finds the place and leads to its offers', async () => {
    await zurueck(page).click()
    await plz(page).fill('')
    await ort(page).fill('Genf')
    const first = (await options.first().innerText()).slice(0, 4)
    // The demonstration data have 1200 too.
    expect(first).toMatch(/^120[01]$/)
    await options.first().click()
    await expect(plz(page)).toHaveValue(first)
    await expect(ort(page)).toHaveValue('Genève')
    await ort(page).fill('Genf')
    await weiter(page).click()
    await expect(page.getByText(`1985 · ${first} Genève · mit Unfall`)).toBeVisible()
    await expect(angebote(page)).toBeVisible()
  })

  await test.step('the card of other pages knows the names too', async () => {
    await openPage(page, '/wechseln')
    await page.getByRole('combobox', { name: 'Ort', exact: true }).fill('Delsberg')
    await expect(page.getByRole('option').first()).toContainText('2800 Delémont')
  })

  await test.step('the read API finds a German name first, then partial ones, ten at most', async () => {
    const places = async (name: string): Promise<string[]> =>
      (await (await page.request.get(`/api/gemeinden?ort=${name}`)).json()).map(({ ort }: { ort: string }) => ort)
    expect(new Set(await places('Genf'))).toEqual(new Set(['Genève']))
    const [first, ...others] = await places('lau')
    expect(first).toBe('Lausanne')
    expect(others).toHaveLength(9)
  })
})
