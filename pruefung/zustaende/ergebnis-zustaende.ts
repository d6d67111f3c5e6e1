import type { Page } from '@playwright/test'
import { ALLE_FRANCHISEN, franchiseCode } from '#domain/kosten/franchise.ts'
import { aufteilung, ergebnis, heute, oeffneHeute, person } from '../../tests/e2e/hilfe/angebot-schritt.ts'
import { fuerWen, jahrgangVon, openRechner, toOffers, weiter } from '../../tests/e2e/hilfe/rechner-schritte.ts'
import { expect } from '../../tests/e2e/hilfe/seiten.ts'

/* The states of step 2, for screenshots and for the audit, with whatever table there is. */

const JAHRGANG = '1986'
const PLZ = '8400'

const betrag = (page: Page) => heute(page).getByLabel(/^Betrag/)
const kasse = (page: Page) => heute(page).getByLabel('Aktuelle Krankenkasse')
const kandidaten = (page: Page) =>
  heute(page)
    .getByRole('radiogroup', { name: /Ihrer\?$/ })
    .getByRole('radio')
const ja = (page: Page) => heute(page).getByRole('button', { name: 'Ja, das ist meiner' })

type Rechnungspolice = { name: string; preis: string }

/** What an adult pays here, of each insurer, franchise and cover: as its bill writes it. */
async function policen(page: Page): Promise<Rechnungspolice[]> {
  const [ort] = await (await page.request.get(new URL(`/api/gemeinden?plz=${PLZ}`, page.url()).href)).json()
  const alle: Rechnungspolice[] = []
  for (const franchise of ALLE_FRANCHISEN.filter(stufe => stufe >= 300 && stufe !== 400 && stufe !== 600))
    for (const unfalleinschluss of ['OHN-UNF', 'MIT-UNF']) {
      const frage = new URLSearchParams({
        ...{
          kanton: ort.kanton,
          region: String(ort.wert),
          bfs: String(ort.bfs),
          altersklasse: 'AKL-ERW',
          limit: '200',
        },
        ...{ franchise: franchiseCode(franchise), unfalleinschluss },
      })
      const antwort = await (await page.request.get(new URL(`/api/angebote?${frage}`, page.url()).href)).json()
      for (const { name, preis } of antwort.angebote) alle.push({ name, preis: preis.toFixed(2) })
    }
  return alle
}

async function fuelleRechnung(page: Page, { name, preis }: Rechnungspolice) {
  await kasse(page).selectOption({ label: name })
  await betrag(page).fill(preis)
}

async function oeffneEinzel(page: Page) {
  await openRechner(page)
  await toOffers(page, JAHRGANG, PLZ)
  await expect(ergebnis(page)).toBeVisible()
}

async function oeffneFamilie(page: Page) {
  await openRechner(page)
  await fuerWen(page, 'Familie').check()
  await jahrgangVon(page, 'Partner/in').fill('1988')
  await jahrgangVon(page, 'Kind').fill('2015')
  await toOffers(page, JAHRGANG, PLZ)
}

async function oeffneRechnung(page: Page) {
  await oeffneEinzel(page)
  await oeffneHeute(page)
  await expect(kasse(page)).toBeVisible()
}

/** A dear one, so that there is something to save. */
async function oeffneErkannte(page: Page) {
  await oeffneRechnung(page)
  const alle = await policen(page)
  const anzahl = Map.groupBy(alle, ({ name, preis }) => `${name} ${preis}`)
  const eindeutige = alle.filter(({ name, preis }) => anzahl.get(`${name} ${preis}`)?.length === 1)
  const teuerste = eindeutige.toSorted((a, b) => Number(b.preis) - Number(a.preis))
  for (const police of teuerste.slice(40)) {
    await fuelleRechnung(page, police)
    await expect(kandidaten(page).first()).toBeVisible()
    if ((await kandidaten(page).count()) === 1) return
  }
}

async function oeffneZweiTreffer(page: Page) {
  await oeffneRechnung(page)
  const gleiche = [...Map.groupBy(await policen(page), ({ name, preis }) => `${name} ${preis}`).values()]
  for (const [police] of gleiche.filter(({ length }) => length === 2)) {
    if (!police) continue
    await fuelleRechnung(page, police)
    await expect(kandidaten(page).first()).toBeVisible()
    if ((await kandidaten(page).count()) === 2) return
  }
  throw new Error('No amount fits two tariffs.')
}

/** Beside one that is known, until nothing is near. */
async function oeffneKeinTreffer(page: Page) {
  await oeffneRechnung(page)
  for (const police of (await policen(page)).slice(40)) {
    await fuelleRechnung(page, { ...police, preis: (Number(police.preis) + 0.4).toFixed(2) })
    const antwort = heute(page).getByRole('status')
    await expect(antwort).toContainText('Tarif')
    if ((await antwort.innerText()).startsWith('Kein Tarif')) return
  }
}

async function oeffneBestaetigte(page: Page) {
  await oeffneErkannte(page)
  await ja(page).click()
  await expect(page.getByText(/^Verglichen wie Ihre Police/)).toBeVisible()
}

async function oeffneVerbilligung(page: Page) {
  await oeffneEinzel(page)
  await page.getByRole('switch', { name: 'Mit Prämienverbilligung rechnen' }).check()
  await expect(page.getByLabel('Nettolohn pro Monat')).toBeFocused()
}

async function oeffneSpanne(page: Page) {
  await oeffneVerbilligung(page)
  await page.getByLabel('Nettolohn pro Monat').fill('3500')
  await page.getByRole('button', { name: 'Ungefähr rechnen' }).click()
  await expect(netto(page)).toBeVisible()
}

const netto = (page: Page) => page.getByRole('button', { name: /^Preise netto zeigen/ })

/** In the order of the drafts. */
export const ERGEBNIS: readonly { name: string; oeffne(page: Page): Promise<void> }[] = [
  { name: 'einzel', oeffne: oeffneEinzel },
  { name: 'familie', oeffne: oeffneFamilie },
  {
    name: 'kombination',
    async oeffne(page) {
      await oeffneFamilie(page)
      await aufteilung(page, 'Beste Kombination').check()
      await person(page, 'Kind').click()
      await expect(person(page, 'Kind')).toHaveAttribute('aria-expanded', 'true')
    },
  },
  { name: 'brief-eingabe', oeffne: oeffneErkannte },
  { name: 'brief-zwei-treffer', oeffne: oeffneZweiTreffer },
  { name: 'brief-kein-treffer', oeffne: oeffneKeinTreffer },
  { name: 'brief-bestaetigt', oeffne: oeffneBestaetigte },
  { name: 'verbilligung-frage', oeffne: oeffneVerbilligung },
  { name: 'verbilligung-grob', oeffne: oeffneSpanne },
  {
    name: 'verbilligung-netto',
    async oeffne(page) {
      await oeffneSpanne(page)
      await netto(page).click()
      await expect(page.getByText(/^Mit Verbilligung: −/)).toBeVisible()
    },
  },
  {
    name: 'viel-kosten',
    async oeffne(page) {
      await oeffneEinzel(page)
      await page.getByRole('radiogroup', { name: 'Gesundheitskosten' }).getByRole('radio', { name: 'viel' }).click()
      await expect(ergebnis(page)).toContainText('Gesundheitskosten kostet das Jahr')
    },
  },
  {
    name: 'anfrage-familie',
    async oeffne(page) {
      await oeffneFamilie(page)
      await weiter(page).click()
      await expect(page.getByRole('form', { name: 'Anfrage' })).toBeVisible()
    },
  },
]
