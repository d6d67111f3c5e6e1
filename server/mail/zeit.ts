import type { Zeit } from '#db/schema.ts'

const zeitpunktForm = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const tagForm = new Intl.DateTimeFormat('de-CH', { timeZone: 'Europe/Zurich', dateStyle: 'long' })

/** '15. November 2026 um 10:00 Uhr'. */
export const zeitpunkt = (zeit: Zeit) => `${zeitpunktForm.format(zeit)} Uhr`
export const tag = (zeit: Zeit) => tagForm.format(zeit)
