import { expectAllTyped, expectThanks, expectToast, field, fillIn, openInquiry, send } from './anfrage-schritt.ts'
import { expect, forgiveNetwork, holdPosts, test } from './eigener-server.ts'

test('a number that only the server can tell is wrong is said at its field', async ({ page, server, klagen }) => {
  await openInquiry(page, server.url)
  await fillIn(page)
  await field(page, 'Telefon').fill('012 345 67 89')
  await send(page).click()
  await expect(page.getByText('Fehler beim Senden', { exact: true })).toBeVisible()
  await expect(field(page, 'Telefon')).toBeFocused()
  await expect(field(page, 'Telefon')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Telefon').fill('044 668 18 00')
  await send(page).click()
  await expectThanks(page, server.url)
  forgiveNetwork(klagen)
})

test('a locked database: sending shows, the toast follows, nothing is lost, the second try works', async ({
  page,
  server,
  klagen,
}) => {
  await openInquiry(page, server.url)
  await fillIn(page)
  const unlock = server.lockDatabase()
  const go = await holdPosts(page)
  await send(page).click()
  await expect(send(page)).toHaveText(/Wird gesendet\.\.\./)
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  go()
  await expect(page.getByText('Fehler beim Senden', { exact: true })).toBeVisible()
  await expect(page.getByText('Ihre Anfrage ist noch nicht gesendet.')).toBeVisible()
  await expectAllTyped(page)
  unlock()
  await send(page).click()
  await expectThanks(page, server.url)
  expect(server.anfragen()).toHaveLength(1)
  forgiveNetwork(klagen)
})

test('a stopped server: the specified toast, nothing lost, one enquiry after the restart under the same key', async ({
  page,
  server,
  klagen,
}) => {
  await openInquiry(page, server.url)
  await fillIn(page)
  const keys: (string | undefined)[] = []
  page.on('request', request => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'])
  })
  await server.halt()
  await send(page).click()
  await expectToast(page, 'Fehler beim Senden', 'Bitte versuchen Sie es später noch einmal.')
  await expect(page.getByText(/Unser Server hat nicht geantwortet/)).toBeVisible()
  await expectAllTyped(page)
  await server.restart()
  await send(page).click()
  await expectThanks(page, server.url)
  expect(server.anfragen()).toHaveLength(1)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  forgiveNetwork(klagen)
})

test('offline: nothing typed is lost', async ({ page, server, context, klagen }) => {
  await openInquiry(page, server.url)
  await fillIn(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByText('Ihre Anfrage ist noch nicht gesendet.')).toBeVisible()
  await expectAllTyped(page)
  await context.setOffline(false)
  await send(page).click()
  await expectThanks(page, server.url)
  forgiveNetwork(klagen)
})

test('too many at once: when to come back is said, nothing lost', async ({ page, server, klagen }) => {
  await server.halt()
  await server.restart({ ANFRAGEN_LIMIT: '1' })
  for (const isRefused of [false, true]) {
    await openInquiry(page, server.url)
    await fillIn(page)
    await send(page).click()
    if (!isRefused) await expectThanks(page, server.url)
  }
  await expect(page.getByText(/in kurzer Zeit sehr viele Anfragen/).first()).toBeVisible()
  await expectAllTyped(page)
  expect(server.anfragen()).toHaveLength(1)
  forgiveNetwork(klagen)
})
