import { expect, test } from 'vitest'
import { consentSignals } from './consent-signals.ts'

test.each([
  [false, false],
  [true, false],
  [false, true],
  [true, true],
])('statistics %s, marketing %s', (statistics, marketing) => {
  const ad = marketing ? 'granted' : 'denied'
  expect(consentSignals({ statistics, marketing })).toEqual({
    ad_storage: ad,
    analytics_storage: statistics ? 'granted' : 'denied',
    personalization_storage: ad,
    ad_user_data: ad,
    ad_personalization: ad,
    functionality_storage: 'granted',
    security_storage: 'granted',
  })
})
