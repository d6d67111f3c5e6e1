import {
  ANGABEN,
  expectAllTyped,
  expectThanks,
  expectToast,
  field,
  fillIn,
  loseAnswers,
  openInquiry,
  PLZ,
  send,
  watchPosts,
} from '../hilfe/anfrage-schritt.ts'
import { forgiveNetwork, holdPosts } from '../hilfe/eigener-server.ts'
import { jahrgang, toInquiry } from '../hilfe/rechner-schritte.ts'
import { expect, test } from '../hilfe/seiten.ts'

const ADRESSE = '**/api/send-insurance-inquiry'
const NICHT_GESPEICHERT =
  'Ihre Anfrage konnte gerade nicht gespeichert werden. Bitte versuchen Sie es in einigen Sekunden noch einmal.'

test('wrong for the server, stopped, locked, offline, unheard: nothing typed is lost, and one enquiry is stored', async ({
  page,
  server,
  context,
  klagen,
}) => {
  // Each press takes the note of the one before away.
  const note = page.getByRole('alert').filter({ hasText: 'Ihre Anfrage ist noch nicht gesendet.' })
  await openInquiry(page, server.url)
  await fillIn(page)

  await test.step('a number that only the server can tell is wrong is said at its field', async () => {
    await field(page, 'Telefon').fill('012 345 67 89')
    await send(page).click()
    await expect(page.getByText('Fehler beim Senden', { exact: true })).toBeVisible()
    await expect(field(page, 'Telefon')).toBeFocused()
    await expect(field(page, 'Telefon')).toHaveAttribute('aria-invalid', 'true')
    await field(page, 'Telefon').fill(ANGABEN.Telefon)
  })
  const keys = watchPosts(page)

  await test.step('a stopped server: the specified toast', async () => {
    await server.halt()
    await send(page).click()
    await expectToast(page, 'Fehler beim Senden', 'Bitte versuchen Sie es später noch einmal.')
    await expect(note).toContainText('Unser Server hat nicht geantwortet')
    await expectAllTyped(page)
    await server.restart({ ANFRAGEN_LIMIT: '1' })
  })

  await test.step('a locked database: sending shows, the toast follows', async () => {
    const unlock = server.lockDatabase()
    const go = await holdPosts(page)
    await send(page).click()
    await expect(send(page)).toHaveText(/Wird gesendet\.\.\./)
    await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(note).toHaveCount(0)
    go()
    await expectToast(page, 'Fehler beim Senden', NICHT_GESPEICHERT)
    await expect(note).toContainText(NICHT_GESPEICHERT)
    await expectAllTyped(page)
    unlock()
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('offline', async () => {
    await context.setOffline(true)
    await send(page).click()
    await expect(note).toContainText('Unser Server hat nicht geantwortet')
    await expectAllTyped(page)
    await context.setOffline(false)
    expect(server.anfragen()).toEqual([])
  })

  await test.step('an answer that is lost on its way: the second try stores nothing twice', async () => {
    await loseAnswers(page, ADRESSE)
    await send(page).click()
    await expect.poll(() => server.anfragen().length).toBe(1)
    await expect(note).toBeVisible()
    await expectAllTyped(page)
    await page.unrouteAll({ behavior: 'wait' })
    await send(page).click()
    await expectThanks(page, server.url)
    expect(server.anfragen()).toHaveLength(1)
    expect(keys).toHaveLength(5)
    expect(new Set(keys).size).toBe(1)
  })

  await test.step('too many at once: when to come back is said', async () => {
    const andere = { ...ANGABEN, Nummer: '2' }
    await page.goBack()
    await expect(jahrgang(page)).toHaveValue('')
    await toInquiry(page, '1985', PLZ)
    await fillIn(page, andere)
    await send(page).click()
    await expect(note).toContainText('in kurzer Zeit sehr viele Anfragen')
    await expectAllTyped(page, andere)
    expect(server.anfragen()).toHaveLength(1)
  })
  forgiveNetwork(klagen)
})
