import { nachgeladen } from '../nachgeladen.tsx'

const aufgeklapptes = () => import('./aufgeklapptes.ts')

export const KassenDetails = nachgeladen(async () => (await aufgeklapptes()).KassenDetails)
export const TarifDetails = nachgeladen(async () => (await aufgeklapptes()).TarifDetails)
export const Nebeneinander = nachgeladen(async () => (await aufgeklapptes()).Nebeneinander)
export const Blatt = nachgeladen(async () => (await aufgeklapptes()).Blatt)
export const PolicenForm = nachgeladen(async () => (await aufgeklapptes()).PolicenForm)
export const AnfrageSchritt = nachgeladen(async () => (await import('../anfrage/anfrage-schritt.tsx')).AnfrageSchritt)

const TEILE = [KassenDetails, TarifDetails, Nebeneinander, Blatt, PolicenForm, AnfrageSchritt]

/** Once the answer stands. What does not arrive is asked for again when it is needed. */
export const fetchAhead = () => Promise.allSettled(TEILE.map(teil => teil.fetchAhead()))
