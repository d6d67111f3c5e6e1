import { kontaktVon } from '#domain/erstkontakt/erstkontakt-angebote.ts'
import type { Angebot } from '#domain/praemien/angebote.ts'
import { kontaktName } from './modelle.ts'

/** What the model of an offer is called. */
export const angebotsmodell = (angebot: Pick<Angebot, 'modell' | 'versicherer' | 'tarif'>): string =>
  kontaktName(kontaktVon(angebot))
