// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://praemienlotse.ch/" }
import { beforeEach, expect, test, vi } from 'vitest'
import { storeConsent } from './consent-record.ts'
import { dataLayer, gtag } from './data-layer.ts'
import {
  erlaubteAdresse,
  merkeKontakt,
  trackButton,
  trackCalculatorStep,
  trackConversion,
  trackFormSubmit,
  trackNotFound,
  trackPageView,
  trackThankYou,
} from './tracking.ts'

const MARKER = { email: 'marker@example.ch', telefon: '044 668 18 00' }
const willigtEin = (marketing: boolean) =>
  storeConsent({ essential: true, statistics: true, marketing, timestamp: Date.now() })

beforeEach(() => {
  window.history.replaceState(null, '', '/kontakt?anliegen=beratung&email=marker@example.ch#token=x')
  localStorage.clear()
  delete window.dataLayer
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z'), toFake: ['Date'] })
})

test('every event carries exactly its specified fields', async () => {
  document.title = 'Kontakt'
  trackPageView('/kontakt')
  trackFormSubmit('contact_form', ['vorname', 'website', 'email', 'reductionPerMonth'])
  trackCalculatorStep(2, { franchise: 2500 })
  trackButton('Kostenlose Beratung', 'rechner')
  trackConversion('contact_form')
  await trackThankYou('calculator_55plus', '/danke-rechner-55plus')
  const timestamp = '2026-11-15T10:00:00.000Z'
  expect(dataLayer()).toEqual([
    {
      event: 'page_view',
      page_path: '/kontakt',
      page_title: 'Kontakt',
      page_location: 'https://praemienlotse.ch/kontakt?anliegen=beratung',
    },
    { event: 'form_submit', form_name: 'contact_form', form_data: ['vorname', 'email'] },
    { event: 'calculator_interaction', calculator_step: 2, franchise: 2500 },
    { event: 'button_click', button_name: 'Kostenlose Beratung', section: 'rechner' },
    { event: 'conversion', conversion_type: 'contact_form', value: 1, currency: 'CHF', timestamp },
    { event: 'calculator_completion_conversion', conversion_value: 1, currency: 'CHF', timestamp },
    { event: 'calculator_completion', page_path: '/danke-rechner-55plus' },
    {
      event: 'page_conversion',
      conversion_type: 'calculator_55plus',
      page_path: '/danke-rechner-55plus',
      value: 1,
      currency: 'CHF',
    },
  ])
})

test.each([
  ['contact_form', 'contact_form_conversion', 'contact_form_submission'],
  ['calculator', 'calculator_completion_conversion', 'calculator_completion'],
  ['consultation', 'consultation_request_conversion', 'consultation_request'],
] as const)('a thank-you page for %s', async (art, werbung, name) => {
  await trackThankYou(art, '/danke')
  expect(dataLayer().map(entry => (entry as { event: string }).event)).toEqual([werbung, name, 'page_conversion'])
})

test.each([
  ['without a choice', () => {}],
  ['without marketing', () => willigtEin(false)],
])('contact details are not even kept %s', async (_, waehle) => {
  waehle()
  merkeKontakt(MARKER)
  willigtEin(true)
  await trackThankYou('contact_form', '/danke-kontakt')
  expect(dataLayer()[0]).not.toHaveProperty('user_data')
})

test('contact details go with the next conversion only, hashed, and not after a withdrawal', async () => {
  willigtEin(true)
  merkeKontakt(MARKER)
  await trackThankYou('contact_form', '/danke-kontakt')
  await trackThankYou('contact_form', '/danke-kontakt')
  expect(dataLayer()[0]).toHaveProperty('user_data', {
    sha256_email_address: expect.stringMatching(/^[0-9a-f]{64}$/),
    sha256_phone_number: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(dataLayer()[3]).not.toHaveProperty('user_data')

  merkeKontakt(MARKER)
  willigtEin(false)
  await trackThankYou('contact_form', '/danke-kontakt')
  expect(dataLayer()[6]).not.toHaveProperty('user_data')
  expect(JSON.stringify(dataLayer())).not.toMatch(/marker|6681800|668 18 00/)
})

test('the 404 page tells the console everything and the data layer an address without its secrets', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://example.ch/a?mail=x&utm_source=brief#top')
  trackNotFound('/gibt-es-nicht')
  expect(info).toHaveBeenCalledExactlyOnceWith('404:', {
    path: '/gibt-es-nicht',
    referrer: 'https://example.ch/a?mail=x&utm_source=brief#top',
    userAgent: navigator.userAgent,
  })
  expect(dataLayer()).toEqual([
    {
      event: 'page_not_found',
      page_path: '/gibt-es-nicht',
      page_referrer: 'https://example.ch/a?utm_source=brief',
    },
  ])
})

test.each([
  ['https://a.ch/#token=x', 'https://a.ch/'],
  ['https://a.ch/?step=2&token=x', 'https://a.ch/?step=2'],
  ['https://a.ch/b?utm_source=x&utm_campaign=y%20z&gclid=q', 'https://a.ch/b?utm_source=x&utm_campaign=y+z'],
  ['https://a.ch//b?UTM_SOURCE=x', 'https://a.ch//b'],
  ['https://a.ch/%E0?anliegen=beratung', 'https://a.ch/%E0?anliegen=beratung'],
])('of %s, %s may leave the browser', (adresse, erlaubt) => expect(erlaubteAdresse(adresse)).toBe(erlaubt))

test("a command is a real arguments object: Google's tags ignore arrays", () => {
  gtag('consent', 'default', { ad_storage: 'denied' })
  expect(Object.prototype.toString.call(dataLayer()[0])).toBe('[object Arguments]')
  expect([...(dataLayer()[0] as IArguments)]).toEqual(['consent', 'default', { ad_storage: 'denied' }])
})
