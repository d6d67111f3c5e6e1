import type { Rappen } from '#domain/werte/rappen.ts'
import { frankenText, mitApostroph } from '../zahlen/format.ts'

/** «+36.00», «−12.00», «–» for no difference. */
export function differenzText(differenz: Rappen): string {
  if (differenz === 0) return '–'
  return differenz > 0 ? `+${frankenText(differenz)}` : frankenText(differenz)
}

/** The name of a row for those who hear it. */
export function zeilenName(kasse: string, modell: string, preis: string, franchise: number | undefined): string {
  return `${kasse}, ${modell}, CHF ${preis}${franchise === undefined ? '' : `, Franchise ${mitApostroph(franchise)}`}`
}

export const ZEILE = {
  heutigeKasse: 'Ihre heutige Kasse',
  police: 'Ihre Police',
  franchise: 'Franchise',
  statt: 'statt',
  imJahr: 'im Jahr',
  proMonat: '/Monat',
  differenz: 'Differenz im Jahr:',
  nichtsTun: 'nichts tun',
  /** In place of a product: an insurer's row is for everybody. */
  alle: 'alle',
  vergleichen: 'Vergleichen',
  vergleichenName: (kasse: string, tarif: string) => `Vergleichen: ${kasse}, ${tarif}`,
  details: (kasse: string, tarif: string) => `Details zu ${kasse}, ${tarif}`,
  gleichTeuer: (angebote: readonly string[]) => `Zum gleichen Preis auch: ${angebote.join('; ')}`,
  eingeschraenkt: 'Nur in bestimmten Gemeinden erhältlich',
  gewaehlt: (tarif: string, preis: string) => `Gewählt: ${tarif}, ${preis}`,
}

/** In place of the price of the year before. */
export const neuText = (art: 'neu' | 'neuer-name', jahr: number) => (art === 'neu' ? `neu ${jahr}` : 'neuer Name?')
