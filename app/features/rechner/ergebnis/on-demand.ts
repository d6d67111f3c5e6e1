import { onDemand } from '../on-demand.tsx'

const aufgeklapptes = () => import('./unfolded.ts')

export const KassenDetails = onDemand(async () => (await aufgeklapptes()).KassenDetails)
export const TarifDetails = onDemand(async () => (await aufgeklapptes()).TarifDetails)
export const Nebeneinander = onDemand(async () => (await aufgeklapptes()).Nebeneinander)
export const Blatt = onDemand(async () => (await aufgeklapptes()).Blatt)
export const PolicenForm = onDemand(async () => (await aufgeklapptes()).PolicenForm)
export const AnfrageSchritt = onDemand(async () => (await import('../anfrage/anfrage-schritt.tsx')).AnfrageSchritt)

const TEILE = [KassenDetails, TarifDetails, Nebeneinander, Blatt, PolicenForm, AnfrageSchritt]

/** Once the answer stands. What does not arrive is asked for again when it is needed. */
export const fetchAhead = () => Promise.allSettled(TEILE.map(teil => teil.fetchAhead()))
