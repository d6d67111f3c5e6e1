import { loseAnswers } from '../hilfe/anfrage-schritt.ts'
import { forgiveNetwork, holdPosts } from '../hilfe/eigener-server.ts'
import {
  ANGABEN,
  BACKEND,
  button,
  expectAllTyped,
  expectThanks,
  expectToast,
  fillIn,
  UNERWARTET,
} from '../hilfe/kontakt-formular.ts'
import { expect, openPage, test } from '../hilfe/seiten.ts'

const ADRESSE = '**/api/send-contact-inquiry'

test('stopped, locked, unheard: its own toast each, nothing typed is lost, and one enquiry is stored', async ({
  page,
  server,
  klagen,
}) => {
  // Each press takes the note of the one before away.
  const note = page.getByText('Ihre Anfrage ist noch nicht gesendet.').locator('..')
  await openPage(page, `${server.url}/kontakt`)
  await fillIn(page)

  await test.step('a stopped server', async () => {
    await server.halt()
    await button(page).click()
    await expectToast(page, UNERWARTET)
    await expect(note).toContainText('Unser Server hat nicht geantwortet')
    await expectAllTyped(page)
    await server.restart({ ANFRAGEN_LIMIT: '1' })
  })

  await test.step('a locked database: sending shows, the toast follows', async () => {
    const unlock = server.lockDatabase()
    const send = await holdPosts(page)
    await button(page).click()
    await expect(button(page)).toHaveText(/Wird verarbeitet\.\.\./)
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(note).toHaveCount(0)
    send()
    await expectToast(page, BACKEND)
    await expect(note).toContainText('konnte gerade nicht gespeichert werden')
    await expectAllTyped(page)
    await expect(button(page)).toBeFocused()
    unlock()
    await page.unrouteAll({ behavior: 'wait' })
    expect(server.anfragen()).toEqual([])
  })

  await test.step('an answer that is lost on its way: the second try stores nothing twice', async () => {
    await loseAnswers(page, ADRESSE)
    await button(page).click()
    await expectToast(page, UNERWARTET)
    await expect(note).toContainText('Unser Server hat nicht geantwortet')
    expect(server.anfragen()).toHaveLength(1)
    await page.unrouteAll({ behavior: 'wait' })
    await button(page).click()
    await expectThanks(page, server.url)
    expect(server.anfragen()).toHaveLength(1)
  })

  await test.step('too many at once: when to come back is said', async () => {
    const andere = { ...ANGABEN, Nummer: '2' }
    await page.goBack()
    await fillIn(page, andere)
    await button(page).click()
    await expect(note).toContainText('in kurzer Zeit sehr viele Anfragen')
    await expectAllTyped(page, andere)
    expect(server.anfragen()).toHaveLength(1)
  })
  forgiveNetwork(klagen)
})
