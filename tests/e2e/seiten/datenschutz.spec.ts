import type { Page } from '@playwright/test'
import { kontaktKoerper } from '../../fixtures/anfragen/anfrage-muster.ts'
import { loseAnswers, watchPosts } from '../hilfe/anfrage-schritt.ts'
import { expectCleanOnPhone, expectFits } from '../hilfe/axe.ts'
import { type EigenerServer, forgiveNetwork, holdPosts } from '../hilfe/eigener-server.ts'
import { expect, openPage, test } from '../hilfe/seiten.ts'

const EMAIL = 'anna.marke@example.ch'
const PFAD = '/datenschutz-verwaltung'

const email = (page: Page) => page.getByLabel('E-Mail', { exact: true })
const reason = (page: Page) => page.getByLabel('Begründung', { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const FEHLER = 'Ihr Antrag konnte nicht verarbeitet werden. Bitte kontaktieren Sie uns direkt.'
/** The deletion last: it leaves nothing to ask for. */
const ANTRAEGE = [
  {
    name: 'Datenauskunft',
    art: 'access',
    toast:
      'Ihr Antrag auf Datenauskunft wurde erfolgreich eingereicht. Sie erhalten eine Antwort innerhalb von 30 Tagen.',
    bestaetige: 'Auskunft anfordern',
    erledigt: 'Ihr Antrag ist bestätigt',
  },
  {
    name: 'Datenübertragung',
    art: 'portability',
    toast:
      'Ihr Antrag auf Datenübertragbarkeit wurde erfolgreich eingereicht. Sie erhalten Ihre Daten innerhalb von 30 Tagen.',
    bestaetige: 'Daten anfordern',
    erledigt: 'Ihr Antrag ist bestätigt',
  },
  {
    name: 'Datenlöschung',
    art: 'deletion',
    toast:
      'Ihr Antrag auf Datenlöschung wurde erfolgreich eingereicht. Ihre Daten werden innerhalb von 30 Tagen gelöscht.',
    bestaetige: 'Meine Daten löschen',
    erledigt: 'Ihre Daten sind gelöscht',
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

const lostPost = (page: Page) => page.waitForEvent('requestfailed', request => request.method() === 'POST')

async function stelle(page: Page, name: string, grund?: string) {
  await email(page).fill(EMAIL)
  if (grund) await reason(page).fill(grund)
  await button(page, name).click()
}

test('without an address a message at the field; then each request from the form over the mail’s link to its end', async ({
  page,
  server,
  klagen,
}) => {
  const posts = watchPosts(page)
  await putAnfrage(server)
  await openPage(page, server.url + PFAD)
  for (const { name } of ANTRAEGE) {
    await button(page, name).click()
    await expect(page.getByText('E-Mail erforderlich', { exact: true }).first()).toBeVisible()
    await expect(email(page)).toBeFocused()
    await expect(email(page)).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse ein.')
  }
  await expectCleanOnPhone(page)
  await email(page).fill(EMAIL)
  await expect(email(page)).not.toHaveAttribute('aria-invalid')
  expect(posts).toEqual([])

  for (const { name, toast } of ANTRAEGE) {
    await stelle(page, name, 'Neugier')
    await expect(page.getByText('Antrag erfolgreich eingereicht', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(toast, { exact: true }).first()).toBeVisible()
    await expect(email(page)).toHaveValue('')
    await expect(reason(page)).toHaveValue('')
    await expect(page.getByText(/Der Link ist 24 Stunden gültig/)).toContainText(EMAIL)
  }
  await expectFits(page)
  expect(server.anfragen()).toHaveLength(1)
  const deletion = await linkOf(server, '=deletion.')

  // The first link opens the page, the others are pasted into it.
  await page.goto('about:blank')
  for (const { name, art, bestaetige, erledigt } of ANTRAEGE)
    await test.step(name, async () => {
      const link = await linkOf(server, `=${art}.`)
      posts.length = 0
      await openPage(page, server.url + PFAD + link)
      await expect(page).toHaveURL(server.url + PFAD)
      await expect(page.getByRole('heading', { name: `${name} bestätigen` })).toBeFocused()
      await expectFits(page)
      expect(posts).toHaveLength(0)
      expect(server.anfragen()).toHaveLength(1)
      await button(page, bestaetige).dblclick()
      await expect(page.getByRole('heading', { name: erledigt })).toBeFocused()
      expect(posts).toHaveLength(1)
      expect(server.anfragen()).toHaveLength(art === 'deletion' ? 0 : 1)
    })

  await test.step('a link works once, and only whole', async () => {
    await page.goto('about:blank')
    await openPage(page, server.url + PFAD + deletion)
    await button(page, 'Meine Daten löschen').click()
    await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeFocused()
    await expectFits(page)
    await page.goto(`${server.url}${PFAD}#token=unbekannt`)
    await expect(page.getByRole('heading', { name: 'Dieser Link ist unvollständig' })).toBeFocused()
    await expectFits(page)
    await button(page, 'Neuen Antrag stellen').click()
    await expect(email(page)).toBeVisible()
  })
  forgiveNetwork(klagen)
})

test('locked, stopped, unheard: what was typed stays, one request in the end; reminders block no deletion, a fourth link is refused', async ({
  page,
  server,
  klagen,
}) => {
  await openPage(page, server.url + PFAD)

  await test.step('a locked database', async () => {
    const unlock = server.lockDatabase()
    const send = await holdPosts(page)
    await stelle(page, 'Datenauskunft', 'Neugier')
    await expect(button(page, 'Wird verarbeitet...')).toHaveAttribute('aria-disabled', 'true')
    await expect(button(page, 'Datenlöschung')).toBeDisabled()
    send()
    await expect(page.getByText(FEHLER, { exact: true }).first()).toBeVisible()
    await expect(email(page)).toHaveValue(EMAIL)
    await expect(reason(page)).toHaveValue('Neugier')
    unlock()
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('a stopped server', async () => {
    await server.halt()
    await Promise.all([lostPost(page), button(page, 'Datenauskunft').click()])
    await expect(button(page, 'Datenauskunft')).toBeFocused()
    await expect(email(page)).toHaveValue(EMAIL)
    await server.restart({ ANFRAGEN_LIMIT: '10' })
  })

  await test.step('an answer that is lost on its way', async () => {
    await loseAnswers(page, '**/api/handle-data-protection-request')
    await Promise.all([lostPost(page), button(page, 'Datenauskunft').click()])
    await linkOf(server, '=access.')
    await expect(reason(page)).toHaveValue('Neugier')
    await page.unrouteAll({ behavior: 'wait' })
    await button(page, 'Datenauskunft').click()
    await expect(page.getByText('Antrag erfolgreich eingereicht', { exact: true }).first()).toBeVisible()
    await linkOf(server, '=access.')
  })

  const schicke = async (pfad: string, koerper: object) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: EMAIL, ...koerper })
    expect((await fetch(server.url + pfad, { method: 'POST', headers, body })).status).toBe(201)
  }
  await test.step('reminders block nobody’s deletion', async () => {
    for (let i = 0; i < 3; i += 1) await schicke('/api/request-deadline-reminder', { frist: 'jahresende' })
    await stelle(page, 'Datenlöschung')
    await expect(email(page)).toHaveValue('')
    await expect(page.getByText(/Der Link ist 24 Stunden gültig/)).toContainText(EMAIL)
    await linkOf(server, '=deletion.')
  })

  await test.step('beyond three links of a kind the page says so', async () => {
    for (let i = 0; i < 2; i += 1) await schicke('/api/handle-data-protection-request', { requestType: 'deletion' })
    await stelle(page, 'Datenlöschung')
    const titel = page.getByText('Ihr Antrag ist eingegangen, aber wir haben keinen neuen Link gesendet.', {
      exact: true,
    })
    await expect(titel).toBeFocused()
    await expect(page.getByText(/Noch ein Schritt/)).toBeHidden()
    await expect(titel.locator('..')).toContainText('per E-⁠Mail an kontakt@praemienlotse.example')
    await expectFits(page)
  })
  forgiveNetwork(klagen)
})

test('«Das war ich nicht»: an enquiry is deleted by the button only, which can be pressed again when no answer came', async ({
  page,
  server,
  klagen,
}) => {
  await putAnfrage(server)
  const link = await linkOf(server, '=widerruf.')
  await openPage(page, server.url + PFAD + link)
  await expect(page.getByRole('heading', { name: 'Das waren Sie nicht?' })).toBeFocused()
  expect(server.anfragen()).toHaveLength(1)
  await page.route('**/api/*', route => route.abort('connectionrefused'))
  await button(page, 'Anfrage löschen').click()
  await expect(page.getByText(/Unser Server hat nicht geantwortet/)).toBeVisible()
  await expect(page.getByText(FEHLER, { exact: true }).first()).toBeVisible()
  expect(server.anfragen()).toHaveLength(1)
  await page.unrouteAll({ behavior: 'wait' })
  await button(page, 'Anfrage löschen').click()
  await expect(page.getByRole('heading', { name: 'Die Anfrage ist gelöscht' })).toBeFocused()
  expect(server.anfragen()).toHaveLength(0)
  forgiveNetwork(klagen)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page names the other way instead of a form that cannot work', async ({ page }) => {
    await page.goto(PFAD)
    await expect(button(page, 'Datenauskunft')).toBeHidden()
    await expect(page.getByText(/braucht JavaScript/)).toBeVisible()
  })
})
