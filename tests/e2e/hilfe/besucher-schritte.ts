import type { Locator, Page } from '@playwright/test'
import type { AngeboteAntwort } from '#contract/angebote.ts'
import { praemienVon } from './angebot-schritt.ts'
import { jahrgang, openRechner, ort, plz } from './rechner-schritte.ts'
import { expect } from './seiten.ts'

/*
 * A visitor who counts what it takes to get there: presses and keys that choose. Typing a number is none, nor is going from one
 * field to the next.
 */

/** Taps from the opened page to a price, and to a bill that is confirmed. */
export const HOECHSTENS = { preis: 4, police: 8 }

export function besucher(page: Page) {
  let taps = 0
  return {
    taps: () => taps,
    async tippe(...ziele: Locator[]) {
      for (const ziel of ziele) {
        await ziel.click()
        taps += 1
      }
    },
    /** A list to choose from is opened first. */
    async waehle(feld: Locator, eintrag: string) {
      await feld.selectOption({ label: eintrag })
      taps += 2
    },
    /** What stands under the focus is pressed. */
    async druecke(taste: 'Enter' | 'Space' | 'ArrowDown' | 'ArrowRight' | 'ArrowLeft') {
      await page.keyboard.press(taste)
      taps += 1
    },
    /** Goes on by Tab until it gets there, as somebody without a pointer does. */
    async geheZu(ziel: Locator) {
      for (let schritt = 0; schritt < 60; schritt += 1) {
        if (await ziel.evaluate(element => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`The keyboard does not get to ${ziel}.`)
    },
  }
}

export const ergebnis = (page: Page) => page.getByRole('region', { name: 'Ihr Ergebnis' })
export const reihen = (page: Page) => page.getByRole('radiogroup', { name: 'Angebote' }).getByRole('radio')
export const weiterMit = (page: Page) => ergebnis(page).getByRole('button', { name: /^Weiter mit/ })
export const frage = (page: Page) => page.getByRole('button', { name: 'Was zahlen Sie heute?' })
export const kasseHeute = (page: Page) => page.getByLabel('Aktuelle Krankenkasse')
export const betragHeute = (page: Page) => page.getByLabel(/^Betrag/)
export const jaMeiner = (page: Page) => page.getByRole('button', { name: 'Ja, das ist meiner' })
export const stufe = (page: Page, franchise: string) =>
  page.getByRole('radiogroup', { name: 'Franchise', exact: true }).getByRole('radio', { name: franchise, exact: true })
export const kosten = (page: Page, wie: 'kaum' | 'wenig' | 'mittel' | 'viel') =>
  page.getByRole('radiogroup', { name: 'Gesundheitskosten' }).getByRole('radio', { name: wie })
export const verbilligung = (page: Page) => page.getByRole('switch', { name: 'Mit Prämienverbilligung rechnen' })
export const lohn = (page: Page) => page.getByLabel('Nettolohn pro Monat')

/** «1’234.50» in Rappen. */
export const rp = (text: string) => Math.round(Number(text.replaceAll('’', '')) * 100)

/** Rappen as «1’234.50». */
export function chf(betrag: number): string {
  const [franken = '', rest] = (betrag / 100).toFixed(2).split('.')
  return `${franken.replace(/\B(?=(\d{3})+$)/g, '’')}.${rest}`
}

const BETRAG = "\\d{1,3}(?:[’']\\d{3})*\\.\\d{2}"

/** The amount that follows these words. */
export async function betragNach(teil: Locator, worte: string): Promise<number> {
  const muster = new RegExp(`${worte}\\s*(${BETRAG})`)
  // With several texts of a part it is not said which blanks stand between them.
  await expect.poll(async () => (await teil.innerText()).replace(/\s+/g, ' ')).toMatch(muster)
  return rp(muster.exec((await teil.innerText()).replace(/\s+/g, ' '))?.[1] ?? '')
}

/** What the answer says, in Rappen. */
export async function antwort(page: Page) {
  const teil = ergebnis(page)
  const preis = await betragNach(teil, 'Sie zahlen')
  const text = (await teil.innerText()).replace(/\s+/g, ' ')
  const [, jahr = '', bezug = ''] = new RegExp(`CHF (${BETRAG}) im Jahr weniger[^(]*\\((${BETRAG})\\)`).exec(text) ?? []
  return { preis, ersparnis: rp(jahr), bezug: rp(bezug), text }
}

/** The name of the chosen row: «KPT, Apotheke, CHF 328.75». */
export const gewaehlte = async (page: Page) => {
  const radio = page.getByRole('radiogroup', { name: 'Angebote' }).getByRole('radio', { checked: true })
  await expect(radio).toHaveCount(1)
  return (await radio.getAttribute('aria-label')) ?? ''
}

/**
 * One answer: one price, the same in the headline, in the chosen row and in the bar below; one saving, twelve times what a
 * month is below the reference; one winner.
 */
export async function expectEineAntwort(page: Page, preis?: number) {
  await expect(ergebnis(page)).toHaveCount(1)
  if (preis !== undefined) await expect.poll(async () => (await antwort(page)).preis).toBe(preis)
  const gezeigt = await antwort(page)
  expect(gezeigt.ersparnis).toBe(12 * (gezeigt.bezug - gezeigt.preis))
  await expect(page.getByText(/im Jahr weniger/).filter({ visible: true })).toHaveCount(1)
  await expect.poll(async () => betragIm(await gewaehlte(page))).toBe(gezeigt.preis)
  const leiste = page.locator('#rechner').getByRole('button', { name: 'Zurück', exact: true }).locator('~ p')
  expect(betragIm((await leiste.innerText()).replace(/\s+/g, ' ')), 'the bar').toBe(gezeigt.preis)
  const abzeichen = page.getByText(/^Günstigste(s Angebot| Kasse für alle)$/).filter({ visible: true })
  // In the headline, and on its row.
  await expect(abzeichen).toHaveCount(2)
  return gezeigt
}

const betragIm = (text: string) => rp(new RegExp(`CHF (${BETRAG})`).exec(text)?.[1] ?? '')

export type Person = { alter: number; franchise: number; unfall?: 'MIT' | 'OHN' }
export type Ort = { kanton: string; wert: number; bfs: number }

/** The place as the server knows it; of several municipalities the one of that name. */
export async function ortVon(page: Page, plz: string, gemeinde?: string): Promise<Ort> {
  const orte: (Ort & { gemeinde: string })[] = await (
    await page.request.get(new URL(`/api/gemeinden?plz=${plz}`, page.url()).href)
  ).json()
  const ort = gemeinde === undefined ? orte[0] : orte.find(eine => eine.gemeinde === gemeinde)
  if (!ort) throw new Error(`Nobody knows ${plz} ${gemeinde ?? ''}.`)
  return ort
}

const klasse = (alter: number) => (alter <= 18 ? 'AKL-KIN' : alter <= 25 ? 'AKL-JUG' : 'AKL-ERW')

/** All offers for a person, the cheapest first, as the server ranks them. */
export async function angeboteFuer(page: Page, ort: Ort, person: Person, jahr?: number) {
  const frage = new URLSearchParams({
    ...{ kanton: ort.kanton, region: String(ort.wert), bfs: String(ort.bfs), limit: '200' },
    ...{ altersklasse: klasse(person.alter), franchise: `FRA-${person.franchise}` },
    unfalleinschluss: `${person.unfall ?? 'OHN'}-UNF`,
    ...(jahr === undefined ? {} : { jahr: String(jahr) }),
  })
  const antwort: AngeboteAntwort = await (
    await page.request.get(new URL(`/api/angebote?${frage}`, page.url()).href)
  ).json()
  return antwort.angebote.map(({ name, tarif, preis }) => ({ name, tarif, preis: Math.round(preis * 100) }))
}

export const guenstigster = async (page: Page, ort: Ort, person: Person, jahr?: number) =>
  (await angeboteFuer(page, ort, person, jahr))[0]?.preis ?? Number.NaN

/** What a year costs an adult, from the law: the franchise, then a tenth, at most CHF 700 of it. */
export const jahreskosten = (preis: number, franchise: number, kosten: number) =>
  12 * preis + Math.min(kosten, franchise * 100) + Math.min(70_000, Math.max(0, kosten - franchise * 100) * 0.1)

/** The focus stands on the headline of the answer, which is where the change is told. */
export const expectFokusAufAntwort = (page: Page) =>
  expect(ergebnis(page).getByRole('heading', { level: 2 })).toBeFocused()

/** The focus is somewhere a keyboard can go on from. */
export const expectFokusDa = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

/** Opens the home page and fills in step 1 for one person, up to its last press. */
export async function alsEinzelne(page: Page, alter: number, postleitzahl: string, path = '/') {
  await openRechner(page, path)
  const { jahr } = await praemienVon(page)
  await plz(page).fill(postleitzahl)
  await jahrgang(page).fill(String(jahr - alter))
  await expect(ort(page)).not.toHaveValue('')
  return ortVon(page, postleitzahl)
}
