import type { Page } from '@playwright/test'
import { ANGABEN, expectThanks } from '../hilfe/anfrage-schritt.ts'
import { expectFits } from '../hilfe/axe.ts'
import {
  alsEinzelne,
  angeboteFuer,
  antwort,
  besucher,
  betragHeute,
  ergebnis,
  expectEineAntwort,
  expectFokusAufAntwort,
  frage,
  gewaehlte,
  guenstigster,
  HOECHSTENS,
  jaMeiner,
  kasseHeute,
  kosten,
  lohn,
  reihen,
  stufe,
  verbilligung,
  weiterMit,
} from '../hilfe/besucher-schritte.ts'
import { layoutShift, watchPaint } from '../hilfe/gemalt.ts'
import { anfrage, fuerWen, jahrgang, jahrgangVon, openRechner, ort, plz, weiter } from '../hilfe/rechner-schritte.ts'
import { DESKTOP, expect, test } from '../hilfe/seiten.ts'

test('keyboard only: from the first field to the sent enquiry without a pointer, the focus always where it goes on', async ({
  page,
  server,
}) => {
  await page.setViewportSize(DESKTOP)
  await openRechner(page, `${server.url}/`)
  const ich = besucher(page)
  await ich.geheZu(jahrgang(page))
  await page.keyboard.type('1985')
  await ich.geheZu(plz(page))
  await page.keyboard.type('1011')
  await expect(ort(page)).toHaveValue('Zürich 1')
  await ich.geheZu(weiter(page))
  await ich.druecke('Enter')
  // An adult with franchise 2500 in Zürich 1, less the model of CSS.
  await expectEineAntwort(page, 346_80)
  expect(ich.taps()).toBeLessThanOrEqual(HOECHSTENS.preis)

  await test.step('a bill: asked for, recognised, confirmed', async () => {
    await ich.geheZu(frage(page))
    await ich.druecke('Enter')
    await ich.geheZu(kasseHeute(page))
    await page.keyboard.type('CSS')
    await expect(kasseHeute(page).locator('option:checked')).toHaveText('CSS')
    await ich.geheZu(betragHeute(page))
    // Its own free choice with franchise 2500 and accident cover: 400.00 and 7.00 more, 1.95 less, 5.15 refunded.
    await page.keyboard.type('403.80')
    await expect(jaMeiner(page)).toBeVisible()
    await ich.geheZu(jaMeiner(page))
    await ich.druecke('Enter')
    await expectFokusAufAntwort(page)
    await expectEineAntwort(page, 353_80)
    expect((await antwort(page)).ersparnis).toBe(12 * 50_00)
    expect(ich.taps()).toBeLessThanOrEqual(HOECHSTENS.police)
  })

  await test.step('the enquiry, field by field, to the thanks', async () => {
    await ich.geheZu(weiterMit(page))
    await ich.druecke('Enter')
    await expect(anfrage(page)).toBeVisible()
    for (const [name, wert] of Object.entries(ANGABEN)) {
      await ich.geheZu(anfrage(page).getByLabel(name, { exact: true }))
      await page.keyboard.type(wert)
    }
    await ich.geheZu(page.getByRole('checkbox', { name: /Datenschutzerklärung/ }))
    await ich.druecke('Space')
    await ich.geheZu(anfrage(page).getByRole('button', { name: 'Anfrage senden' }))
    await ich.druecke('Enter')
    await expectThanks(page, server.url)
  })
})

test.describe('at 200 % zoom, before anything was said about cookies', () => {
  test.use({ viewport: { width: 640, height: 400 }, hasChosen: false })

  test('«Weiter» is reachable above the question about cookies, nothing is wider than the window, one answer', async ({
    page,
  }) => {
    const wo = await alsEinzelne(page, 40, '8400')
    const hinweis = page.getByRole('region', { name: 'Cookie-Hinweis' })
    await expect(hinweis).toBeVisible()
    const ich = besucher(page)
    await weiter(page).scrollIntoViewIfNeeded()
    const knopf = await weiter(page).boundingBox()
    const balken = await hinweis.boundingBox()
    expect((knopf?.y ?? 0) + (knopf?.height ?? 0)).toBeLessThanOrEqual(balken?.y ?? 0)
    await ich.tippe(weiter(page))
    await expectEineAntwort(page, await guenstigster(page, wo, { alter: 40, franchise: 2500 }))
    expect(ich.taps()).toBeLessThanOrEqual(HOECHSTENS.preis)
    await expectFits(page, 'step 2')
    await ich.tippe(frage(page))
    await expect(kasseHeute(page)).toBeVisible()
    await expectFits(page, 'the bill')
    await ich.tippe(weiterMit(page))
    await expect(anfrage(page)).toBeVisible()
    await expectFits(page, 'step 3')
  })
})

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion } })

    test('another franchise re-sorts the list, another step fades in: nothing shifts, and it moves only for who likes it', async ({
      page,
    }) => {
      await watchPaint(page)
      const wo = await alsEinzelne(page, 40, '8400')
      await watchMotion(page)
      const ich = besucher(page)
      await ich.tippe(weiter(page))
      await expectEineAntwort(page, await guenstigster(page, wo, { alter: 40, franchise: 2500 }))
      await ich.tippe(stufe(page, '300'))
      await expectEineAntwort(page, await guenstigster(page, wo, { alter: 40, franchise: 300 }))
      const bewegt = await motions(page)
      if (reducedMotion === 'reduce') expect(bewegt).toEqual([])
      else {
        expect(bewegt.length).toBeGreaterThan(0)
        for (const { dauer, womit } of bewegt) {
          expect(dauer).toBe(180)
          for (const eigenschaft of womit) expect(['transform', 'opacity', 'scale', 'translate']).toContain(eigenschaft)
        }
      }
      expect(await layoutShift(page)).toBe(0)
    })
  })

type Bewegt = { dauer: number; womit: string[] }

/** Notes every animation of the calculator that begins from now on. */
const watchMotion = (page: Page) =>
  page.evaluate(() => {
    const bewegt: Bewegt[] = []
    Object.assign(window, { bewegt })
    const gesehen = new WeakSet<Animation>()
    const schaue = () => {
      for (const animation of document.getAnimations()) {
        const effekt = animation.effect
        if (gesehen.has(animation) || animation instanceof CSSTransition) continue
        if (!(effekt instanceof KeyframeEffect) || !effekt.target?.closest('#rechner')) continue
        gesehen.add(animation)
        const dauer = Number(effekt.getComputedTiming().endTime)
        // One that stands still is none, and what pulses while something loads explains nothing.
        if (dauer === 0 || dauer === Infinity) continue
        const egal = ['offset', 'computedOffset', 'easing', 'composite']
        const womit = effekt.getKeyframes().flatMap(bild => Object.keys(bild).filter(name => !egal.includes(name)))
        bewegt.push({ dauer, womit: [...new Set(womit)] })
      }
      requestAnimationFrame(schaue)
    }
    schaue()
  })

const motions = (page: Page) => page.evaluate(() => (window as unknown as { bewegt: Bewegt[] }).bewegt)

test('reload in every state: the same answer comes back, what is typed about money does not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const wo = await alsEinzelne(page, 40, '8400')
  const ich = besucher(page)
  await ich.tippe(weiter(page))
  await expectEineAntwort(page, await guenstigster(page, wo, { alter: 40, franchise: 2500 }))

  const nachNeuladen = async (was: string) => {
    const vorher = await antwort(page)
    const reihe = await gewaehlte(page)
    await page.reload()
    const nachher = await expectEineAntwort(page, vorher.preis)
    expect(nachher.ersparnis, was).toBe(vorher.ersparnis)
    expect(await gewaehlte(page), was).toBe(reihe)
  }
  await nachNeuladen('the first price')
  await ich.tippe(stufe(page, '500'))
  await expectEineAntwort(page, await guenstigster(page, wo, { alter: 40, franchise: 500 }))
  await nachNeuladen('another franchise')
  await expect(stufe(page, '500')).toBeChecked()
  await ich.tippe(kosten(page, 'mittel'))
  await nachNeuladen('costs')
  await expect(page.getByText(/mittel Arztkosten/)).toBeVisible()

  await test.step('a form that is open is closed; a policy that was confirmed comes back', async () => {
    const [, , dritte] = await angeboteFuer(page, wo, { alter: 40, franchise: 500 })
    const ohne = await antwort(page)
    await ich.tippe(frage(page))
    await ich.waehle(kasseHeute(page), dritte?.name ?? '')
    await betragHeute(page).fill(((dritte?.preis ?? 0) / 100).toFixed(2))
    await expect(jaMeiner(page)).toBeVisible()
    await page.reload()
    await expectEineAntwort(page, ohne.preis)
    await expect(frage(page)).toBeVisible()
    await expect(betragHeute(page)).toHaveCount(0)
    await ich.tippe(frage(page))
    await betragHeute(page).fill(((dritte?.preis ?? 0) / 100).toFixed(2))
    const passende = page.getByRole('radiogroup', { name: /Ihrer\?$/ }).getByRole('radio')
    await expect(passende.first()).toBeVisible()
    if ((await passende.count()) > 1) await passende.first().check()
    await ich.tippe(jaMeiner(page))
    await expect(ergebnis(page)).not.toContainText('Ø der')
    const mit = await antwort(page)
    await page.reload()
    await expect(page.getByText(/^Verglichen wie Ihre Police/)).toBeVisible()
    expect(await antwort(page)).toEqual(mit)
  })

  await test.step('a wage is asked again, prices are in full', async () => {
    await ich.tippe(verbilligung(page))
    await lohn(page).fill('2000')
    await ich.tippe(page.getByRole('button', { name: 'Ungefähr rechnen' }))
    await ich.tippe(page.getByRole('button', { name: /^Preise netto zeigen/ }))
    await page.reload()
    await expectEineAntwort(page, await guenstigster(page, wo, { alter: 40, franchise: 500 }))
    await expect(verbilligung(page)).not.toBeChecked()
  })

  await test.step('a household, in the way of insuring it that was chosen', async () => {
    await page.getByRole('button', { name: 'Ändern', exact: true }).first().click()
    await fuerWen(page, 'Familie').check()
    await jahrgangVon(page, 'Partner/in').fill('1988')
    await jahrgangVon(page, 'Kind').fill('2015')
    await weiter(page).click()
    const kombination = page.getByRole('radiogroup', { name: 'Aufteilung' }).getByRole('radio').nth(1)
    await kombination.check()
    const vorher = await antwort(page)
    await page.reload()
    await expect(kombination).toBeChecked()
    expect((await antwort(page)).preis).toBe(vorher.preis)
    await ergebnis(page)
      .getByRole('button', { name: /^Weiter mit/ })
      .click()
    await expect(anfrage(page)).toBeVisible()
    await page.reload()
    await expect(anfrage(page)).toBeVisible()
    await expect(reihen(page)).toHaveCount(0)
  })
})
