import { expectFits } from '../hilfe/axe.ts'
import { requireFont } from '../hilfe/gemalt.ts'
import { openRechner, toOffers, watchRequests } from '../hilfe/rechner-schritte.ts'
import { expect, openPage, PHONE, test } from '../hilfe/seiten.ts'

test.use({ viewport: PHONE })

test('from a comparison to a profile: it speaks of the own region, which nothing tells, and of all once it is forgotten', async ({
  page,
}) => {
  await openRechner(page)
  await toOffers(page, '1985', '3011')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Krankenkassen', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Krankenkassen')
  const gefragt = watchRequests(page)
  await page.getByRole('link', { name: /^CSS Luzern/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'CSS in Ihrer Region' })).toBeVisible()
  await expect(page.getByText('Rang nach Preis, von')).toContainText('in Bern, Region 1')
  await expect(page.getByRole('heading', { name: 'Wo CSS preislich steht' })).toHaveCount(0)
  expect(gefragt.filter(adresse => !adresse.startsWith('/assets/'))).toEqual(['/krankenkasse/css'])

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Wo CSS preislich steht' })).toBeVisible()
})

test('from the directory to profiles on a phone: they arrive as HTML, their tables choose without code', async ({
  page,
  request,
}) => {
  await openPage(page, '/krankenkassen')
  const geladen: string[] = []
  page.on('request', anfrage => geladen.push(anfrage.resourceType()))

  await test.step('the last entry, where those without tariffs stand, has the title that its own address has', async () => {
    const eintrag = page.locator('#krankenkassen-verzeichnis a[href^="/krankenkasse/"]').last()
    const html = await (await request.get((await eintrag.getAttribute('href')) ?? '')).text()
    const titel = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    expect(titel).toMatch(/: (Prämien|kein Tarif|Grundversicherung bis|bis Ende)/)
    await eintrag.click()
    await expect(page).toHaveTitle(titel)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Krankenkassen')
  })

  geladen.length = 0
  await page.getByRole('link', { name: /^CSS Luzern/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'CSS' })).toBeFocused()
  await expect(page).toHaveTitle(/^CSS: Prämien/)
  // No document, and no code but the page's own: the profile is taken from the HTML of its address.
  expect(geladen).toContain('fetch')

  const klasse = page.getByRole('group', { name: 'Altersklasse' })
  const tabelle = page.getByRole('table', { name: /Günstigster Tarif von CSS/ })
  await expect(tabelle).toHaveCount(1)
  await expect(tabelle).toContainText('Erwachsene ab 26')
  await klasse.getByText('Kinder').click()
  await expect(tabelle).toHaveCount(1)
  await expect(tabelle).toContainText('Kinder bis 18')
  await page.keyboard.press('ArrowLeft')
  await expect(tabelle).toContainText('19 bis 25')
  await expect(tabelle.getByRole('row')).toHaveCount(43)
  await expect(tabelle.getByRole('rowheader', { name: /^Zürich\s1/ })).toBeVisible()
  await requireFont(page)
  await expectFits(page)

  // A link of the served part stays inside the site, and the way back needs no second request.
  await page.getByRole('link', { name: /^Bei CSS kündigen/ }).click()
  await expect(page).toHaveURL(/\/kuendigen$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'CSS' })).toBeVisible()
  expect(geladen).not.toContain('document')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a profile is complete and its tables can be chosen', async ({ page }) => {
    await page.goto('/krankenkasse/sumiswalder')
    await expect(page.getByText('älteste Krankenkasse der Schweiz')).toBeVisible()
    const tabelle = page.getByRole('table', { name: /Günstigster Tarif von Sumiswalder Krankenkasse/ })
    await expect(tabelle).toContainText('Erwachsene ab 26')
    await page.getByRole('group', { name: 'Altersklasse' }).getByText('19 bis 25').click()
    await expect(tabelle).toHaveCount(1)
    await expect(tabelle).toContainText('Junge Erwachsene')
  })
})
