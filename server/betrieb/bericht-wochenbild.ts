import { kurzerTagText } from '#content/zahlen/format-zeit.ts'
import { type Html, html } from '../mail/html.ts'
import type { Berichtszahlen } from './bericht-zahlen.ts'

const SPALTE = 30
const LUECKE = 6
const HOEHE = 200
const OBEN = 24
const UNTEN = 28

/** Columns of the weeks, enquiries about premiums below, contacts on top of them, the number above each. */
export function wochenbild(wochen: Berichtszahlen['wochen']): Html {
  const hoechste = Math.max(1, ...wochen.map(({ praemie, kontakt }) => praemie + kontakt))
  const hoeheVon = (anzahl: number) => Math.round((HOEHE * anzahl) / hoechste)
  const breite = wochen.length * (SPALTE + LUECKE) - LUECKE
  const boden = OBEN + HOEHE
  const gesamt = wochen.reduce((summe, { praemie, kontakt }) => summe + praemie + kontakt, 0)
  const saeule = ({ ab, praemie, kontakt }: Berichtszahlen['wochen'][number], index: number) => {
    const x = String(index * (SPALTE + LUECKE))
    const mitte = String(index * (SPALTE + LUECKE) + SPALTE / 2)
    const [unten, oben] = [hoeheVon(praemie), hoeheVon(kontakt)]
    const summe = praemie + kontakt
    return html`<g><rect class="praemie" x="${x}" y="${String(boden - unten)}" width="${String(SPALTE)}" height="${String(unten)}"/>
<rect class="kontakt" x="${x}" y="${String(boden - unten - oben)}" width="${String(SPALTE)}" height="${String(oben)}"/>
${summe > 0 ? html`<text x="${mitte}" y="${String(boden - unten - oben - 7)}" class="wert">${String(summe)}</text>` : ''}
${index % 4 === 1 ? html`<text x="${mitte}" y="${String(boden + 20)}">${kurzerTagText(ab).slice(0, 6)}</text>` : ''}</g>
`
  }
  return html`<p class="legende"><span class="praemie"></span> Prämie <span class="kontakt"></span> Kontakt</p>
<div class="breit" tabindex="0"><svg role="img" aria-label="${`Säulenbild: Anfragen pro Woche, ${gesamt} in ${wochen.length} Wochen, höchstens ${hoechste} in einer Woche. Die Zahlen stehen darunter als Tabelle.`}" viewBox="-4 0 ${String(breite + 8)} ${String(boden + UNTEN)}">
${wochen.map(saeule)}<line x1="0" x2="${String(breite)}" y1="${String(boden)}" y2="${String(boden)}"/></svg></div>`
}
