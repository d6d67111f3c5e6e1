import type { Franchise } from '#domain/kosten/franchise.ts'
import type { Bereich } from '#domain/kosten/franchise-vergleich.ts'
import type { Wahl } from '#domain/kosten/kostenbeteiligung.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { ganzeFrankenText, mitApostroph } from '../zahlen/format.ts'

export const FRANCHISE = {
  titel: 'Franchise',
  gezeigt: 'günstigster Preis im Monat',
  gezeigtNetto: 'günstigster Preis, netto',
  bei: (kasse: string) => `im Monat bei ${kasse}`,
  wieIhrePolice: 'wie Ihre Police',
  proMonat: '/Monat',
  nichtAngeboten: 'nicht angeboten',
  heutige: (franchise: Franchise) => `Ihre heutige Franchise: ${mitApostroph(franchise)}.`,
  ohne: (franchise: Franchise, kassen: readonly string[]) =>
    `Diese Kassen bieten hier keine Franchise ${mitApostroph(franchise)} an: ${kassen.join(', ')}.`,
  waehlen: (franchise: Franchise) => `Franchise ${mitApostroph(franchise)} wählen`,
}

type Abschnitt = Bereich<Wahl>

/** Until somebody has told of costs. */
export const abFranchise = (ab: Rappen, franchise: Franchise) =>
  `Ab CHF\u00a0${ganzeFrankenText(ab)} im Jahr ist Franchise ${mitApostroph(franchise)} günstiger.`

/** «Passt bei wenig Arztkosten (CHF 800)» */
export const passtZu = (passt: boolean, kosten: string, beste: Franchise) =>
  passt ? `Passt bei ${kosten}.` : `Bei ${kosten} ist Franchise ${mitApostroph(beste)} günstiger.`

/** A heading above the curve. */
export function lohntSich(bereich: Abschnitt, danach: Abschnitt | undefined): string {
  const franchise = mitApostroph(bereich.wahl.franchise)
  if (danach) return `${franchise} lohnt sich bis CHF\u00a0${ganzeFrankenText(danach.ab)}`
  if (bereich.ab > 0) return `Ab CHF\u00a0${ganzeFrankenText(bereich.ab)} lohnt sich ${franchise}`
  return `${franchise} lohnt sich immer`
}

/** «2’500 oder 300?»: the two ends of what can be best. */
export function welcheFranchise(bereiche: readonly Abschnitt[]): string {
  const enden = [
    ...new Set([bereiche[0], bereiche.at(-1)].flatMap(bereich => (bereich ? [bereich.wahl.franchise] : []))),
  ]
  return enden.length > 1 ? `${enden.map(mitApostroph).join(' oder ')}?` : 'Welche Franchise?'
}
