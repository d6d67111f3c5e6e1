import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { extractText, getDocumentProxy } from 'unpdf'
import { tagText } from '#content/zahlen/format.ts'
import { naechsteFristJahresende } from '#domain/fristen/fristen.ts'
import { nachTagen } from '#domain/fristen/kalender-tag.ts'
import { expectClean } from '../hilfe/axe.ts'
import { expect, openPage, PHONE, test } from '../hilfe/seiten.ts'

/** Until a part of the page that stood there as HTML reacts: it does so when the visitor gets near. */
async function komme(page: Page, id: string) {
  await page.locator(`#${id}`).evaluate(teil => teil.firstElementChild?.scrollIntoView())
  await expect(page.locator(`#${id}[data-live]`)).toBeAttached()
}

const datumVon = (page: Page) =>
  page.evaluate((): string => JSON.parse(document.getElementById('seiten-daten')?.textContent ?? '').datum)

test('cancelling on a phone: the deadline and the letter on one screen; the letter loaded on demand, made without a request, readable', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const geladen: string[] = []
  page.on('request', request => geladen.push(new URL(request.url()).pathname))
  await openPage(page, '/kuendigen')
  const { eintreffen, wechsel } = naechsteFristJahresende(await datumVon(page))
  await expect(page.locator(`time[datetime="${eintreffen}"]`).first()).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#kuendigen-brief[data-live]')).toBeAttached()
  const schreiben = page.getByRole('button', { name: 'Brief schreiben' })
  await expect(schreiben).toBeInViewport({ ratio: 1 })
  const karte = page.getByRole('heading', { name: /Persönliche Daten/ })
  await expect(karte).toBeVisible()
  expect((await karte.boundingBox())?.y).toBeGreaterThan((await schreiben.boundingBox())?.y ?? Number.NaN)

  const brief = page.getByRole('form', { name: 'Brief schreiben' })
  expect(geladen.filter(pfad => /brief-(formular|worker)/.test(pfad))).toEqual([])
  await schreiben.click()
  await expect(brief).toBeVisible()

  const vorschau = brief.getByRole('figure', { name: 'Vorschau des Briefs' })
  await expect(vorschau).toContainText('Kündigung der Grundversicherung')
  await brief.getByRole('button', { name: 'Brief als PDF herunterladen' }).click()
  await expect(brief.getByText('Bitte wählen Sie die Krankenkasse.')).toBeVisible()

  await brief.getByLabel('Krankenkasse', { exact: true }).selectOption({ label: 'CSS' })
  await brief.getByLabel('Adresse der Krankenkasse').fill('Musterweg 1\n6002 Luzern')
  await brief.getByLabel('Vor- und Nachname').fill('Jörg Müller')
  await brief.getByLabel('Strasse und Nummer').fill('Bärengasse 3')
  const ort = brief.getByRole('combobox', { name: 'Ort' })
  await brief.getByLabel('PLZ').fill('8044')
  await page.keyboard.press('Tab')
  const angeboten = brief.getByRole('listbox', { name: 'Vorschläge' }).getByRole('option')
  await expect(angeboten).toHaveText([/^8044 Zürich$/, /^8044 Gockhausen$/])
  await expect(ort).toHaveValue('')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(ort).toHaveValue('Gockhausen')
  await brief.getByLabel('PLZ').fill('8001')
  await expect(ort).toHaveValue('Zürich')
  await brief.getByLabel('Geburtsdatum').fill('5.1.1988')
  await brief.getByRole('button', { name: 'Weitere Person hinzufügen' }).click()
  await expect(brief.getByLabel('Vor- und Nachname').nth(1)).toBeFocused()
  await brief.getByLabel('Vor- und Nachname').nth(1).fill('Zoë Müller')
  for (const getippt of [
    'Jörg Müller',
    'Bärengasse 3',
    '8001 Zürich',
    'CSS',
    '6002 Luzern',
    'Wir kündigen',
    'Zoë Müller',
  ])
    await expect(vorschau).toContainText(getippt)
  await expect.poll(() => geladen.some(pfad => pfad.includes('brief-worker'))).toBe(true)
  await page.waitForLoadState('networkidle')
  await expectClean(page, { nur: 'form[aria-label="Brief schreiben"]' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)

  // What comes to life when one gets near is no part of the letter.
  await komme(page, 'kuendigen-termine')
  geladen.length = 0
  const [datei] = await Promise.all([
    page.waitForEvent('download'),
    brief.getByRole('button', { name: 'Brief als PDF herunterladen' }).click(),
  ])
  await expect(brief.getByRole('status').last()).toContainText('kuendigung-grundversicherung.pdf')
  expect(geladen.filter(pfad => pfad.startsWith('/'))).toEqual([])

  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await datei.path())))
  const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
  expect(text).toContain('Jörg Müller Bärengasse 3 8001 Zürich Einschreiben CSS Musterweg 1 6002 Luzern Zürich,')
  expect(text).toContain(`auf den ${tagText(nachTagen(wechsel, -1))}`)
  expect(text).toContain(`spätestens am ${tagText(eintreffen)}`)
  expect(text).toContain('Jörg Müller 5. Januar 1988 Zoë Müller')
  expect((await pdf.getMarkInfo())?.Marked).toBe(true)

  // The other letter keeps what was typed.
  await brief.getByRole('radio', { name: 'Anmeldung' }).check()
  await expect(vorschau).toContainText('Anmeldung zur Grundversicherung')
  await brief.getByLabel('Neue Krankenkasse').selectOption({ label: 'Helsana' })
  await brief.getByLabel('Franchise', { exact: true }).first().selectOption('1500')
  const [zweite] = await Promise.all([
    page.waitForEvent('download'),
    brief.getByRole('button', { name: 'Brief als PDF herunterladen' }).click(),
  ])
  const anmeldung = await getDocumentProxy(new Uint8Array(await readFile(await zweite.path())))
  const inhalt = (await extractText(anmeldung, { mergePages: true })).text.replace(/\s+/g, ' ')
  expect(inhalt).toContain(`auf den ${tagText(wechsel)} zur obligatorischen`)
  expect(inhalt).toContain('Jörg Müller 5. Januar 1988 CHF 1’500 ohne Unfall')
  expect(inhalt).toContain('(CSS)')
})

test('the next date goes into the calendar, with a countdown beside it', async ({ page }) => {
  await openPage(page, '/wechseln')
  const datum = await datumVon(page)
  const frist = naechsteFristJahresende(datum)
  const termin = page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${frist.eintreffen}"]`) })
  const tage = Math.round((Date.parse(frist.eintreffen) - Date.parse(datum)) / 86_400_000)
  await expect(termin).toContainText(tage === 0 ? 'Das ist heute' : `Noch ${tage} Tag`)

  await komme(page, 'wechseln-termine')
  const [datei] = await Promise.all([
    page.waitForEvent('download'),
    termin.getByRole('button', { name: 'In den Kalender eintragen' }).click(),
  ])
  const kalender = new ICAL.Component(ICAL.parse(await readFile(await datei.path(), 'utf8')))
  const tageImKalender = kalender
    .getAllSubcomponents('vevent')
    .map(ereignis => String(ereignis.getFirstPropertyValue('dtstart')))
  expect(tageImKalender).toEqual([frist.absenden, frist.eintreffen])
})
