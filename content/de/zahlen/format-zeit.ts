import { SPRACHE } from './format.ts'

/* Moments, as mails, copies and the operator's lists write them. Apart from format.ts, which every page loads. */

/** In milliseconds since 1970. */
type Zeit = number

const zeitpunktForm = new Intl.DateTimeFormat(SPRACHE, {
  timeZone: 'Europe/Zurich',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const tagForm = new Intl.DateTimeFormat(SPRACHE, { timeZone: 'Europe/Zurich', dateStyle: 'long' })

/** «15. November 2026 um 10:00 Uhr» */
export const zeitpunktText = (zeit: Zeit): string => `${zeitpunktForm.format(zeit)} Uhr`
/** «15. November 2026» */
export const tagDerZeitText = (zeit: Zeit): string => tagForm.format(zeit)

const kurzerTag = new Intl.DateTimeFormat(SPRACHE, {
  timeZone: 'Europe/Zurich',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const uhrzeit = new Intl.DateTimeFormat(SPRACHE, { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' })

/** «15.11.2026» */
export const kurzerTagText = (zeit: Zeit): string => kurzerTag.format(zeit)
/** «15.11.2026 10:00» */
export const kurzerZeitText = (zeit: Zeit): string => `${kurzerTag.format(zeit)} ${uhrzeit.format(zeit)}`
