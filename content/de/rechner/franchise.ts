import type { Franchise } from '#domain/franchise.ts'
import type { Bereich } from '#domain/franchise-vergleich.ts'
import type { Wahl } from '#domain/kostenbeteiligung.ts'
import { ganzeFrankenText, mitApostroph } from '../format.ts'

export const FRANCHISE = {
  titel: 'Franchise',
  gezeigt: 'günstigster Preis im Monat',
  proMonat: '/Monat',
  nichtAngeboten: 'nicht angeboten',
  heutige: (franchise: Franchise) => `Ihre heutige Franchise: ${mitApostroph(franchise)}.`,
  ohne: (franchise: Franchise, kassen: readonly string[]) =>
    `Diese Kassen bieten hier keine Franchise ${mitApostroph(franchise)} an: ${kassen.join(', ')}.`,
  waehlen: (franchise: Franchise) => `Franchise ${mitApostroph(franchise)} wählen`,
}

type Abschnitt = Bereich<Wahl>

/** Which franchise suits these costs, and where that changes. */
export function passendeFranchise(bereich: Abschnitt, vorher: Abschnitt | undefined, danach: Abschnitt | undefined) {
  const { franchise } = bereich.wahl
  const passt = `Dazu passt Franchise ${mitApostroph(franchise)}.`
  if (danach)
    return `${passt} Ab Kosten von CHF\u00a0${ganzeFrankenText(danach.ab)} ist ${mitApostroph(danach.wahl.franchise)} günstiger.`
  if (vorher)
    return `${passt} Bei Kosten bis CHF\u00a0${ganzeFrankenText(bereich.ab)} ist ${mitApostroph(vorher.wahl.franchise)} günstiger.`
  return `${passt} Keine andere ist günstiger, wie hoch die Kosten auch sind.`
}

/** The same as a heading above the curve. */
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
