import {
  aendereAngaben,
  angebote,
  angebotszeilen,
  antwort,
  bestaetigePolice,
  ergebnis,
  franchise,
  heute,
  klappeAuf,
  kostenRegler,
  mehrLaden,
  modellFilter,
  oeffneAngebote,
  oeffneHeute,
  type Person,
  sucheKasse,
  zeilen,
} from '../hilfe/angebot-schritt.ts'
import { expect, test } from '../hilfe/seiten.ts'

type Fall = {
  person: Person
  wo: { kanton: string; region: number; bfs: number }
  altersklasse: string
  franchise: string
}

const ZUERICH = { kanton: 'ZH', region: 1, bfs: 261 }

const FAELLE: Record<string, Fall> = {
  'a child, with accident cover and without franchise': {
    person: { alter: 11, plz: '8001', unfall: 'Mit Unfall' },
    wo: ZUERICH,
    altersklasse: 'AKL-KIN',
    franchise: '0',
  },
  'an 18-year-old still counts as a child': {
    person: { alter: 18, plz: '8001' },
    wo: ZUERICH,
    altersklasse: 'AKL-KIN',
    franchise: '300',
  },
  'a young adult of 25': {
    person: { alter: 25, plz: '8001' },
    wo: ZUERICH,
    altersklasse: 'AKL-JUG',
    franchise: '300',
  },
  'an adult of 26': {
    person: { alter: 26, plz: '8001' },
    wo: ZUERICH,
    altersklasse: 'AKL-ERW',
    franchise: '300',
  },
  'a postcode in two municipalities, the one': {
    person: { alter: 40, plz: '8044', ort: 'Gockhausen' },
    wo: { kanton: 'ZH', region: 2, bfs: 191 },
    altersklasse: 'AKL-ERW',
    franchise: "2'500",
  },
  'a 55-year-old in Bern': {
    person: { alter: 55, plz: '3011' },
    wo: { kanton: 'BE', region: 1, bfs: 351 },
    altersklasse: 'AKL-ERW',
    franchise: "2'500",
  },
  'the same postcode, the other municipality': {
    person: { alter: 40, plz: '8044', ort: 'Zürich' },
    wo: ZUERICH,
    altersklasse: 'AKL-ERW',
    franchise: "2'500",
  },
  'an adult in Lausanne': {
    person: { alter: 40, plz: '1003' },
    wo: { kanton: 'VD', region: 1, bfs: 5586 },
    altersklasse: 'AKL-ERW',
    franchise: "2'500",
  },
}

const code = (betrag: string) => `FRA-${betrag.replace("'", '')}`

test('one person after the other: the offers are those of the server, in its order', async ({ page }) => {
  await oeffneAngebote(page, { alter: 10, plz: '9054' })

  await test.step('a child starts at its highest franchise; few offers are shown at once', async () => {
    await expect(franchise(page, '600')).toBeChecked()
    await franchise(page, '100').check()
    await modellFilter(page, 'Telefon/App').check()
    const { total, zeilen: erwartet } = await antwort(page, {
      ...{ kanton: 'AI', region: 0, bfs: 3104, altersklasse: 'AKL-KIN', unfalleinschluss: 'OHN-UNF' },
      ...{ franchise: 'FRA-100', erstkontakt: 'telefon-app' },
    })
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(20)
    await expect.poll(() => zeilen(page)).toEqual(erwartet)
    await expect(mehrLaden(page)).toBeHidden()
    await expect(page.getByText(/^Diese Kassen bieten hier keine Franchise 100 an: /)).toBeVisible()
  })

  const listen: string[][] = []
  for (const [name, { person, wo, altersklasse, franchise: betrag }] of Object.entries(FAELLE))
    await test.step(name, async () => {
      await modellFilter(page, 'Alle').check()
      await aendereAngaben(page, person)
      await franchise(page, betrag).check()
      const unfalleinschluss = person.unfall === 'Mit Unfall' ? 'MIT-UNF' : 'OHN-UNF'
      const erwartet = await antwort(page, { ...wo, altersklasse, unfalleinschluss, franchise: code(betrag) })
      await expect.poll(() => zeilen(page)).toEqual(erwartet.zeilen)
      await expect(page.getByRole('heading', { name: new RegExp(`^${erwartet.total} Angebote? von`) })).toBeVisible()
      await expect(angebote(page).getByRole('radio').first()).toBeChecked()
      listen.push(erwartet.zeilen)
    })
  // No two of them have the same list, so each one's had to come.
  expect(new Set(listen.map(String)).size).toBe(listen.length)
})

test('one list: loaded to its end, with a break in the connection; break-even; today’s insurer first', async ({
  page,
  context,
  klagen,
}) => {
  await oeffneAngebote(page, { alter: 40, plz: '8001' })
  const frage = { ...ZUERICH, altersklasse: 'AKL-ERW', unfalleinschluss: 'OHN-UNF', franchise: 'FRA-2500' }
  const radios = angebote(page).getByRole('radio')
  await expect(franchise(page, "2'500")).toBeChecked()

  await test.step('loading more without a connection says so, and works again later', async () => {
    await expect(radios).toHaveCount(20)
    await context.setOffline(true)
    await mehrLaden(page).click()
    await expect(page.getByText('Weitere Ergebnisse konnten nicht geladen werden.')).toBeVisible()
    await expect(radios).toHaveCount(20)
    await context.setOffline(false)
    await mehrLaden(page).click()
    await expect(radios).toHaveCount(50)
    klagen.splice(0, klagen.length, ...klagen.filter(klage => !klage.includes('Failed to load resource')))
  })

  await test.step('more is loaded to the very end: every offer once, by price', async () => {
    const erwartet = await antwort(page, { ...frage, limit: 200 })
    for (let gezeigt = 50; gezeigt < erwartet.total; gezeigt += 30) {
      await expect(radios).toHaveCount(gezeigt)
      await mehrLaden(page).click()
    }
    await expect.poll(() => zeilen(page)).toEqual(erwartet.zeilen)
    await expect(mehrLaden(page)).toBeHidden()
  })

  await test.step('break-even of 300 against 2500; whoever tells of many costs reads the advice in the answer', async () => {
    await expect(page.getByText(/^Ab CHF\s[\d’]+ im Jahr ist Franchise 300 günstiger\.$/)).toBeVisible()
    await klappeAuf(page, '2’500 oder 300?')
    await expect(page.getByRole('heading', { name: /^2’500 lohnt sich bis CHF [\d’]+$/ })).toBeVisible()
    await expect(ergebnis(page).getByRole('button', { name: 'Franchise 300 wählen' })).toBeHidden()
    await (await kostenRegler(page)).fill('8000')
    await expect(page.getByRole('heading', { name: /^Ab CHF [\d’]+ lohnt sich 300$/ })).toBeVisible()
    await ergebnis(page).getByRole('button', { name: 'Franchise 300 wählen' }).click()
    await expect(franchise(page, '300')).toBeChecked()
    await expect(ergebnis(page).getByRole('button', { name: 'Franchise 300 wählen' })).toBeHidden()
  })

  await test.step('the current insurer comes first; the reference is the average until its tariff is confirmed', async () => {
    await franchise(page, "2'500").check()
    await oeffneHeute(page)
    await heute(page).getByLabel('Aktuelle Krankenkasse').selectOption({ label: 'CSS' })
    const erwartet = await antwort(page, { ...frage, aktuell: 8 })
    await expect.poll(() => zeilen(page)).toEqual(erwartet.zeilen)
    await expect(angebotszeilen(page).first()).toContainText('Ihre heutige Kasse')
    await expect(ergebnis(page)).toContainText(/im Jahr weniger als Ø der \d+ Standard-Tarife/)
    const alle = await antwort(page, { ...frage, aktuell: 8, limit: 200 })
    const frei = alle.zeilen.find(zeile => zeile.startsWith('CSS, Freie Wahl, '))
    const betrag = frei?.split('CHF ')[1] ?? ''
    await bestaetigePolice(page, 'CSS', betrag, /^Freie Wahl · /)
    await expect(page.getByText('Verglichen wie Ihre Police: Franchise 2’500, ohne Unfall')).toBeVisible()
    await expect(ergebnis(page)).toContainText(/im Jahr weniger als CSS, /)
    await expect(ergebnis(page)).not.toContainText('Standard-Tarife')
    await expect.poll(() => zeilen(page)).toEqual(erwartet.zeilen)
    await sucheKasse(page, 'css')
    await modellFilter(page, 'Freie Wahl').check()
    await expect(angebotszeilen(page).filter({ hasText: 'Ihre Police' }).getByRole('radio')).toHaveAccessibleName(
      frei ?? '',
    )
  })
})
