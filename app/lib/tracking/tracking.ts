import { readConsent } from './consent-record.ts'
import { type ConsentChoice, type ConsentSignals, consentSignals } from './consent-signals.ts'
import { dataLayer } from './data-layer.ts'
import type { Kontaktdaten, KontaktHashes } from './kontakt-hash.ts'

/*
 * Everything the site tells the tag manager, and nothing else does: the whole catalogue stands in this file.
 * Events collect in the data layer; they leave the browser only through a tag manager that is loaded after consent
 * (docs/decisions/tag-manager.md). No event holds what a visitor typed, but for hashed contact details with consent.
 */

export type FormName = 'contact_form' | 'consultation_request' | 'calculator' | 'data_protection_request'

export type ConversionArt = keyof typeof KONVERSIONEN

/** What a conversion is called: as an advertising conversion, and as the named event of its thank-you page. */
const KONVERSIONEN = {
  contact_form: { werbung: 'contact_form_conversion', name: 'contact_form_submission' },
  calculator: { werbung: 'calculator_completion_conversion', name: 'calculator_completion' },
  calculator_55plus: { werbung: 'calculator_completion_conversion', name: 'calculator_completion' },
  consultation: { werbung: 'consultation_request_conversion', name: 'consultation_request' },
} as const

type Konversion = (typeof KONVERSIONEN)[ConversionArt]

type TrackingEvent =
  | { event: 'page_view'; page_path: string; page_title: string; page_location: string }
  | { event: 'form_submit'; form_name: FormName; form_data: readonly string[] }
  | ({ event: 'calculator_interaction'; calculator_step: number } & CalculatorDetails)
  | { event: 'button_click'; button_name: string; section: string }
  | { event: 'conversion'; conversion_type: ConversionArt; value: number; currency: 'CHF'; timestamp: string }
  | {
      event: Konversion['werbung']
      conversion_value: number
      currency: 'CHF'
      timestamp: string
      user_data?: KontaktHashes
    }
  | { event: Konversion['name']; page_path: string }
  | { event: 'page_conversion'; conversion_type: ConversionArt; page_path: string; value: number; currency: 'CHF' }
  | ({ event: 'consent_update'; marketing_consent: boolean; statistics_consent: boolean } & ConsentSignals)
  | { event: 'page_not_found'; page_path: string; page_referrer: string }

const push = (event: TrackingEvent) => void dataLayer().push(event)

const WERT = 1
const currency = 'CHF'
const timestamp = () => new Date().toISOString()

export function trackPageView(path: string) {
  const { origin, search } = window.location
  push({
    event: 'page_view',
    page_path: path,
    page_title: document.title,
    page_location: erlaubteAdresse(origin + path + search),
  })
}

/** The trap is no field of a visitor's; the name of the other alone would tell who has little. */
const UNGENANNT: readonly string[] = ['website', 'reductionPerMonth']

/** Which fields were sent; never what stood in them. */
export const trackFormSubmit = (form: FormName, felder: readonly string[]) =>
  push({ event: 'form_submit', form_name: form, form_data: felder.filter(feld => !UNGENANNT.includes(feld)) })

/** Facts about the comparison (franchise, model, number of offers), never about the person who makes it. */
type CalculatorDetails = Readonly<Record<string, string | number | boolean>>

export const trackCalculatorStep = (step: 1 | 2 | 3, details: CalculatorDetails = {}) =>
  push({ ...details, event: 'calculator_interaction', calculator_step: step })

export const trackButton = (name: string, section: string) =>
  push({ event: 'button_click', button_name: name, section })

/** A request that the server has stored. The advertising conversion follows on its thank-you page. */
export const trackConversion = (art: ConversionArt) =>
  push({ event: 'conversion', conversion_type: art, value: WERT, currency, timestamp: timestamp() })

let kontakt: Kontaktdaten | null = null

/** A form hands over whom its thank-you page is for: in memory, for the next conversion only, with consent only. */
export function merkeKontakt(daten: Kontaktdaten) {
  kontakt = readConsent()?.marketing ? daten : null
}

/** Loaded by the few who need it; where it does not arrive, the conversion counts without. */
const kontaktHashes = (person: Kontaktdaten) =>
  import('./kontakt-hash.ts').then(
    ({ gehashteKontaktdaten }) => gehashteKontaktdaten(person),
    () => null,
  )

/** The three events of a thank-you page. */
export async function trackThankYou(art: ConversionArt, path: string) {
  const { werbung, name } = KONVERSIONEN[art]
  const person = kontakt
  kontakt = null
  const user_data = person && (await kontaktHashes(person))
  push({
    event: werbung,
    conversion_value: WERT,
    currency,
    timestamp: timestamp(),
    // Asked again: the visitor may have withdrawn the consent meanwhile.
    ...(user_data && readConsent()?.marketing && { user_data }),
  })
  push({ event: name, page_path: path })
  push({ event: 'page_conversion', conversion_type: art, page_path: path, value: WERT, currency })
}

export const trackConsentUpdate = (choice: ConsentChoice) =>
  push({
    event: 'consent_update',
    ...consentSignals(choice),
    marketing_consent: choice.marketing,
    statistics_consent: choice.statistics,
  })

export function trackNotFound(path: string) {
  const { referrer } = document
  console.info('404:', { path, referrer, userAgent: navigator.userAgent })
  push({ event: 'page_not_found', page_path: path, page_referrer: referrer && erlaubteAdresse(referrer) })
}

/** Campaigns and the site's own parameters; any other name may carry what a visitor or a mail program put there. */
const ERLAUBT = /^(utm_(source|medium|campaign|term|content|id)|anliegen|step)$/

/** An address that may leave the browser: without a fragment, and with known query names only. */
export function erlaubteAdresse(adresse: string): string {
  const { origin, pathname, searchParams } = new URL(adresse)
  const query = new URLSearchParams([...searchParams].filter(([name]) => ERLAUBT.test(name))).toString()
  return origin + pathname + (query && `?${query}`)
}
