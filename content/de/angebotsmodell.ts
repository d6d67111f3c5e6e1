import type { Angebot } from '#domain/angebote.ts'
import { kontaktVon } from '#domain/erstkontakt-angebote.ts'
import { kontaktName } from './modelle.ts'

/** What the model of an offer is called. */
export const angebotsmodell = (angebot: Pick<Angebot, 'modell' | 'versicherer' | 'tarif'>): string =>
  kontaktName(kontaktVon(angebot))
