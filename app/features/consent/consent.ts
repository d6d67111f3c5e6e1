import { stopAsking } from '#app/lib/tracking/consent-question.ts'
import { type ConsentRecord, onStoredConsent, readConsent, storeConsent } from '#app/lib/tracking/consent-record.ts'
import { type ConsentChoice, type ConsentSignals, consentSignals } from '#app/lib/tracking/consent-signals.ts'
import { gtag } from '#app/lib/tracking/data-layer.ts'
import { trackConsentUpdate } from '#app/lib/tracking/tracking.ts'
import { isTagManagerLoaded, loadTagManager } from './tag-manager.ts'
import { removeRefusedCookies } from './tracking-cookies.ts'

declare global {
  interface Window {
    /** A script of the operator may define it to hear of every choice. */
    updateConsent?: (signals: ConsentSignals) => void
  }
}

let container: string | null = null
let current: ConsentRecord | null = null

/** A stored choice is applied silently, also one that is made in another window meanwhile. */
export function startConsent(gtmId: string | null) {
  container = gtmId
  const stored = readConsent()
  if (stored) apply(stored)
  onStoredConsent(apply)
}

export function chooseConsent({ statistics, marketing }: ConsentChoice) {
  const before = current
  const record: ConsentRecord = { essential: true, statistics, marketing, timestamp: Date.now() }
  storeConsent(record)
  apply(record)
  const withdrawn = (before?.statistics && !statistics) || (before?.marketing && !marketing)
  // A script that has been loaded cannot be unloaded.
  if (withdrawn && isTagManagerLoaded()) window.location.reload()
}

function apply(record: ConsentRecord) {
  current = record
  stopAsking()
  const signals = consentSignals(record)
  gtag('consent', 'update', signals)
  trackConsentUpdate(record)
  window.updateConsent?.(signals)
  removeRefusedCookies(record)
  if (container && (record.statistics || record.marketing)) loadTagManager(container)
}
