import { askForConsent } from './lib/tracking/consent-question.ts'
import { readConsent } from './lib/tracking/consent-record.ts'
import { consentSignals } from './lib/tracking/consent-signals.ts'
import { gtag } from './lib/tracking/data-layer.ts'

/*
 * Runs before the first paint, as a small file of its own (scripts/build/build.ts): nothing is allowed before anything
 * else can ask, and whoever has not chosen sees the cookie banner at once, whoever has never sees it flash.
 */
gtag('consent', 'default', consentSignals({ statistics: false, marketing: false }))
if (!readConsent()) askForConsent()
