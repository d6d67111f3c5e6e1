/** Addresses and headers of the writes, apart from their schemas: the browser needs them without the schema library. */
export const PFADE = {
  praemienAnfrage: '/api/send-insurance-inquiry',
  kontaktAnfrage: '/api/send-contact-inquiry',
  datenschutzAntrag: '/api/handle-data-protection-request',
  antragsBestaetigung: '/api/confirm-data-protection-request',
  erinnerungsWunsch: '/api/request-deadline-reminder',
} as const

/** Header with a UUID chosen by the browser: the same key stores the same enquiry once. */
export const IDEMPOTENZ_KOPF = 'Idempotency-Key'
