import type { Page } from '@playwright/test'
import { kontaktKoerper } from '../fixtures/anfrage-muster.ts'
import { expectClean, expectCleanOnPhone, expectFits } from './axe.ts'
import { type EigenerServer, expect, forgiveNetwork, holdPosts, test } from './eigener-server.ts'
import { openPage } from './seiten.ts'

const EMAIL = 'anna.marke@example.ch'
const PFAD = '/datenschutz-verwaltung'

const email = (page: Page) => page.getByLabel('E-Mail', { exact: true })
const reason = (page: Page) => page.getByLabel('Begründung', { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const FEHLER = 'Ihr Antrag konnte nicht verarbeitet werden. Bitte kontaktieren Sie uns direkt.'
const ANTRAEGE = [
  {
    name: 'Datenauskunft',
    toast:
      'Ihr Antrag auf Datenauskunft wurde erfolgreich eingereicht. Sie erhalten eine Antwort innerhalb von 30 Tagen.',
    bestaetige: 'Auskunft anfordern',
    erledigt: 'Ihr Antrag ist bestätigt',
  },
  {
    name: 'Datenlöschung',
    toast:
      'Ihr Antrag auf Datenlöschung wurde erfolgreich eingereicht. Ihre Daten werden innerhalb von 30 Tagen gelöscht.',
    bestaetige: 'Meine Daten löschen',
    erledigt: 'Ihre Daten sind gelöscht',
  },
  {
    name: 'Datenübertragung',
    toast:
      'Ihr Antrag auf Datenübertragbarkeit wurde erfolgreich eingereicht. Sie erhalten Ihre Daten innerhalb von 30 Tagen.',
    bestaetige: 'Daten anfordern',
    erledigt: 'Ihr Antrag ist bestätigt',
  },
] as const

/** The links in the mails an address got, newest not first: as many as there are. */
async function links(server: EigenerServer): Promise<string[]> {
  const mails = await server.mailsAn(EMAIL)
  return mails.flatMap(text => [...text.matchAll(/#token=[\w.-]+/g)].map(match => match[0]))
}

async function linkOf(server: EigenerServer, art: string): Promise<string> {
  await expect.poll(async () => (await links(server)).filter(link => link.includes(art))).toHaveLength(1)
  return (await links(server)).find(link => link.includes(art)) ?? ''
}

async function putAnfrage(server: EigenerServer) {
  const response = await fetch(`${server.url}/api/send-contact-inquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(kontaktKoerper({ email: EMAIL })),
  })
  expect(response.status).toBe(201)
}

for (const { name, toast, bestaetige, erledigt } of ANTRAEGE) {
  test(`${name}: from the form over the mail's link to its confirmation`, async ({ page, server, klagen }) => {
    await putAnfrage(server)
    await openPage(page, server.url + PFAD)
    await email(page).fill(EMAIL)
    await reason(page).fill('Neugier')
    await button(page, name).click()
    await expect(page.getByText('Antrag erfolgreich eingereicht', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(toast, { exact: true }).first()).toBeVisible()
    await expect(email(page)).toHaveValue('')
    await expect(reason(page)).toHaveValue('')
    await expect(page.getByText(/Der Link ist 24 Stunden gültig/)).toContainText(EMAIL)
    expect(server.anfragen()).toHaveLength(1)

    const art = { Datenauskunft: 'access', Datenlöschung: 'deletion', Datenübertragung: 'portability' }[name]
    const link = await linkOf(server, `=${art}.`)
    let posts = 0
    page.on('request', request => {
      if (request.method() === 'POST') posts += 1
    })
    await page.goto('about:blank')
    await openPage(page, server.url + PFAD + link)
    await expect(page).toHaveURL(server.url + PFAD)
    await expect(page.getByRole('heading', { name: `${name} bestätigen` })).toBeFocused()
    expect(posts).toBe(0)
    expect(server.anfragen()).toHaveLength(1)

    await button(page, bestaetige).dblclick()
    await expect(page.getByRole('heading', { name: erledigt })).toBeFocused()
    expect(posts).toBe(1)
    expect(server.anfragen()).toHaveLength(name === 'Datenlöschung' ? 0 : 1)

    // The link works once.
    await page.goto('about:blank')
    await openPage(page, server.url + PFAD + link)
    await button(page, bestaetige).click()
    await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeFocused()
    await expectClean(page)
    await expectFits(page)
    await button(page, 'Neuen Antrag stellen').click()
    await expect(email(page)).toBeVisible()
    forgiveNetwork(klagen)
  })
}

test('reminders block nobody’s deletion; beyond three links of a kind the page says so', async ({ page, server }) => {
  await server.halt()
  await server.restart({ ANFRAGEN_LIMIT: '10' })
  const schicke = async (pfad: string, koerper: object) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: EMAIL, ...koerper })
    expect((await fetch(server.url + pfad, { method: 'POST', headers, body })).status).toBe(201)
  }
  for (let i = 0; i < 3; i += 1) await schicke('/api/request-deadline-reminder', { frist: 'jahresende' })
  await openPage(page, server.url + PFAD)
  await email(page).fill(EMAIL)
  await button(page, 'Datenlöschung').click()
  await expect(page.getByText(/Der Link ist 24 Stunden gültig/)).toContainText(EMAIL)
  await linkOf(server, '=deletion.')

  for (let i = 0; i < 2; i += 1) await schicke('/api/handle-data-protection-request', { requestType: 'deletion' })
  await openPage(page, server.url + PFAD)
  await email(page).fill(EMAIL)
  await button(page, 'Datenlöschung').click()
  const titel = page.getByText('Ihr Antrag ist eingegangen, aber wir haben keinen neuen Link gesendet.', {
    exact: true,
  })
  await expect(titel).toBeFocused()
  await expect(page.getByText(/Noch ein Schritt/)).toBeHidden()
  await expect(titel.locator('..')).toContainText('per E-⁠Mail an kontakt@praemienlotse.example')
  await expectClean(page)
  await expectFits(page)
})

test('«Das war ich nicht»: the link of an enquiry deletes it, by the button only', async ({ page, server }) => {
  await putAnfrage(server)
  const link = await linkOf(server, '=widerruf.')
  await openPage(page, server.url + PFAD + link)
  await expect(page.getByRole('heading', { name: 'Das waren Sie nicht?' })).toBeFocused()
  expect(server.anfragen()).toHaveLength(1)
  await button(page, 'Anfrage löschen').click()
  await expect(page.getByRole('heading', { name: 'Die Anfrage ist gelöscht' })).toBeVisible()
  expect(server.anfragen()).toHaveLength(0)
})

test('without an address: the toast, a message at the field, nothing sent', async ({ page }) => {
  const gesendet: string[] = []
  page.on('request', request => request.method() === 'POST' && gesendet.push(request.url()))
  await openPage(page, PFAD)
  for (const { name } of ANTRAEGE) {
    await button(page, name).click()
    await expect(page.getByText('E-Mail erforderlich', { exact: true }).first()).toBeVisible()
    await expect(email(page)).toBeFocused()
    await expect(email(page)).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse ein.')
  }
  await email(page).fill(EMAIL)
  await expect(email(page)).not.toHaveAttribute('aria-invalid')
  expect(gesendet).toEqual([])
})

test('a locked database and a stopped server: the toast, fields kept, one request in the end', async ({
  page,
  server,
  klagen,
}) => {
  await openPage(page, server.url + PFAD)
  await email(page).fill(EMAIL)
  await reason(page).fill('Neugier')
  const unlock = server.lockDatabase()
  const send = await holdPosts(page)
  await button(page, 'Datenauskunft').click()
  await expect(button(page, 'Wird verarbeitet...')).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'Datenlöschung')).toBeDisabled()
  send()
  await expect(page.getByText(FEHLER, { exact: true }).first()).toBeVisible()
  await expect(email(page)).toHaveValue(EMAIL)
  await expect(reason(page)).toHaveValue('Neugier')
  unlock()

  await server.halt()
  await button(page, 'Datenauskunft').click()
  await expect(button(page, 'Datenauskunft')).toBeFocused()
  await expect(email(page)).toHaveValue(EMAIL)
  await server.restart()
  await button(page, 'Datenauskunft').click()
  await expect(page.getByText('Antrag erfolgreich eingereicht', { exact: true }).first()).toBeVisible()
  await linkOf(server, '=access.')
  forgiveNetwork(klagen)
})

test('a confirmation that does not reach the server can be pressed again', async ({ page, server, klagen }) => {
  await putAnfrage(server)
  const link = await linkOf(server, '=widerruf.')
  await openPage(page, server.url + PFAD + link)
  await server.halt()
  await button(page, 'Anfrage löschen').click()
  await expect(page.getByText(/Unser Server hat nicht geantwortet/)).toBeVisible()
  await expect(page.getByText(FEHLER, { exact: true }).first()).toBeVisible()
  await server.restart()
  await button(page, 'Anfrage löschen').click()
  await expect(page.getByRole('heading', { name: 'Die Anfrage ist gelöscht' })).toBeFocused()
  forgiveNetwork(klagen)
})

test('axe finds nothing in any state', async ({ page, server }) => {
  await openPage(page, server.url + PFAD)
  await button(page, 'Datenlöschung').click()
  await expect(email(page)).toBeFocused()
  await expectCleanOnPhone(page)
  await email(page).fill(EMAIL)
  await button(page, 'Datenlöschung').click()
  await expect(page.getByText(/24 Stunden gültig/)).toBeVisible()
  await expectCleanOnPhone(page)
  await page.goto('about:blank')
  await openPage(page, `${server.url}${PFAD}#token=deletion.${'x'.repeat(32)}`)
  await expect(button(page, 'Meine Daten löschen')).toBeVisible()
  await expectCleanOnPhone(page)
  await page.goto('about:blank')
  await openPage(page, `${server.url}${PFAD}#token=unbekannt`)
  await expect(page.getByRole('heading', { name: 'Dieser Link ist unvollständig' })).toBeVisible()
  await expectCleanOnPhone(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page names the other way instead of a form that cannot work', async ({ page }) => {
    await page.goto(PFAD)
    await expect(button(page, 'Datenauskunft')).toBeHidden()
    await expect(page.getByText(/braucht JavaScript/)).toBeVisible()
  })
})
