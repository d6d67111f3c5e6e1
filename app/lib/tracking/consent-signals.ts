import type { ConsentRecord } from './consent-record.ts'

export type ConsentChoice = Pick<ConsentRecord, 'statistics' | 'marketing'>
export type ConsentSignals = ReturnType<typeof consentSignals>

/** A choice in the words of Google's Consent Mode v2. */
export const consentSignals = ({ statistics, marketing }: ConsentChoice) =>
  ({
    ad_storage: signal(marketing),
    analytics_storage: signal(statistics),
    personalization_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    functionality_storage: 'granted',
    security_storage: 'granted',
  }) as const

const signal = (granted: boolean) => (granted ? 'granted' : 'denied')
