import { brokenAmounts } from '../../fixtures/texte/umgebrochenes.ts'
import { amTag } from '../hilfe/anderer-tag.ts'
import { expectCleanOnPhone } from '../hilfe/axe.ts'
import { requireFont } from '../hilfe/gemalt.ts'
import { test as base, expect, openPage, PHONE } from '../hilfe/seiten.ts'

const test = base.extend<{ klagen: string[] }, { november: string }>({
  november: [...amTag('2026-11-16T09:00:00Z', [2026, 2027])],
})

test('a canton in two years: prices that never touch from 305 px on; one choice of the region for cards, list, dumbbells and table', async ({
  page,
  november,
}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, `${november}/praemien/kanton/zuerich`)
  await requireFont(page)
  const tabelle = page.getByRole('table', { name: /^Günstigster Tarif der Kasse 2026 und 2027/ })
  await expect(tabelle).toHaveCount(1)
  await expect(tabelle.getByRole('columnheader')).toHaveText(['Kasse', '2026', '2027', 'Änderung'])

  await test.step('nothing breaks or touches; the scroll bar takes 15 of 320 px', async () => {
    for (const width of [320, 335, 360, 390, 768, 1440]) {
      await page.setViewportSize({ ...PHONE, width })
      expect(await page.evaluate(brokenAmounts), `${width} px`).toEqual([])
      const luecken = await tabelle.locator('tbody tr').evaluateAll(zeilen =>
        zeilen.map(zeile => {
          const [, damals, jetzt, wechsel] = [...zeile.children].map(zelle => {
            const text = document.createRange()
            text.selectNodeContents(zelle)
            return text.getBoundingClientRect()
          })
          return [(jetzt?.left ?? 0) - (damals?.right ?? 0), (wechsel?.left ?? 0) - (jetzt?.right ?? 0)] as const
        }),
      )
      expect(luecken.length).toBeGreaterThan(3)
      for (const [jahre, aenderung] of luecken) {
        expect(jahre, `${width} px`).toBeGreaterThanOrEqual(20)
        expect(aenderung, `${width} px`).toBeGreaterThanOrEqual(10)
      }
    }
    await page.setViewportSize(PHONE)
  })

  await test.step('the head of a card chooses; its details open, those of the others fold', async () => {
    const karte = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(karte('Region 1').getByText('Günstigstes Angebot')).toBeVisible()
    await expect(karte('Region 2').getByText('Günstigstes Angebot')).toBeHidden()
    await karte('Region 2').getByText('Region 2').click()
    await expect(karte('Region 2').getByText('Günstigstes Angebot')).toBeVisible()
    await expect(karte('Region 1').getByText('Günstigstes Angebot')).toBeHidden()
    await expect(page.getByRole('radio', { name: 'Region 2' })).toBeChecked()
    await expect(page.getByRole('table', { name: 'Günstigste Kassen: Zürich, Region 2' })).toHaveCount(1)
    await expect(page.getByRole('table', { name: /2026 und 2027: Zürich, Region 2/ })).toHaveCount(1)
    await expect(page.getByText(/^Region 2: günstigste Prämie von/)).toBeVisible()
    await expect(page.locator('[data-hanteln]:visible')).toHaveCount(1)
  })

  await test.step('one age at a time', async () => {
    const zeile = page
      .getByRole('table', { name: /^Günstigste Kassen/ })
      .locator('tbody tr')
      .first()
    await expect(zeile.locator('td[data-when]:visible')).toHaveCount(1)
    const erwachsen = await zeile.locator('td[data-when]:visible').textContent()
    await page.getByRole('radio', { name: 'Kinder' }).check({ force: true })
    await expect(zeile.locator('td[data-when]:visible')).not.toHaveText(erwachsen ?? '')
  })
  await expectCleanOnPhone(page)
})
