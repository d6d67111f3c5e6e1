import { angebote, klappeAuf, oeffneAngebote } from '../hilfe/angebot-schritt.ts'
import { expect, test } from '../hilfe/seiten.ts'

/** Upright narrower than two columns need, lying wider. */
const HOCH = { width: 744, height: 1133 }
const QUER = { width: 1133, height: 744 }

test('a tablet turned over a half-typed letter keeps it: open, in focus, in sight, and inside its column', async ({
  page,
}) => {
  await page.setViewportSize(HOCH)
  await oeffneAngebote(page, { alter: 40, plz: '8001' })
  await klappeAuf(page, 'Selbst wechseln')
  await page.getByRole('button', { name: 'Brief schreiben' }).click()
  const brief = page.getByRole('form', { name: 'Brief schreiben' })
  const name = brief.getByLabel('Vor- und Nachname')
  await name.fill('Jörg Müller')

  for (const { viewport, nebenDerListe } of [
    { viewport: QUER, nebenDerListe: true },
    { viewport: HOCH, nebenDerListe: false },
  ]) {
    await page.setViewportSize(viewport)
    await expect
      .poll(async () => {
        const [liste, formular] = await Promise.all([angebote(page).boundingBox(), brief.boundingBox()])
        return liste && formular && formular.x >= liste.x + liste.width
      })
      .toBe(nebenDerListe)
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Jörg Müller')
    await expect(name).toBeInViewport({ ratio: 1 })
    expect(await brief.evaluate(form => form.scrollWidth - form.clientWidth)).toBe(0)
  }
})
