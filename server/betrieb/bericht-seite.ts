import { SPRACHE } from '#content/zahlen/format.ts'
import { kurzerTagText, kurzerZeitText } from '#content/zahlen/format-zeit.ts'
import { site } from '#site-config'
import { type Html, html } from '../mail/html.ts'
import { BERICHT_STIL } from './bericht-stil.ts'
import { wochenbild } from './bericht-wochenbild.ts'
import type { Anzahl, Berichtszahlen } from './bericht-zahlen.ts'

export type Berichtsinhalt = Berichtszahlen & {
  stand: number
  /** Mails and calls that wait or have failed, data-protection requests that are open. */
  betrieb: Anzahl[]
}

/** A page that stands alone: no script, nothing loaded, nothing to press. Every chart has its table. */
export function berichtSeite({
  wochen,
  kantone,
  kassen,
  gesamt,
  praemienanfragen,
  stand,
  betrieb,
}: Berichtsinhalt): string {
  const letzte = wochen.at(-1)
  return html`<!doctype html>
<html lang="${SPRACHE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Bericht ${kurzerTagText(stand)} – ${site.domain}</title>
<style>${BERICHT_STIL}</style>
</head>
<body>
<header>
<p class="marke">${site.domain}</p>
<h1>Anfragen</h1>
<p class="leise">Stand ${kurzerZeitText(stand)}. Gespeicherte Anfragen der letzten 24 Monate, ohne Werbeverdacht und ohne Personendaten.</p>
</header>
<main>
<dl class="helden">
${held('Gespeichert', gesamt)}${held('davon zu einer Prämie', praemienanfragen)}${held('diese Woche', letzte ? letzte.praemie + letzte.kontakt : 0)}</dl>
<section aria-labelledby="wochen">
<h2 id="wochen">Pro Woche</h2>
${wochenbild(wochen)}
<details><summary>Zahlen zum Bild</summary>
<table><thead><tr><th scope="col">Woche ab</th><th scope="col" class="zahl">Prämie</th><th scope="col" class="zahl">Kontakt</th></tr></thead>
<tbody>${wochen.map(
    ({ ab, praemie, kontakt }) =>
      html`<tr><th scope="row">${kurzerTagText(ab)}</th><td class="zahl">${zahl(praemie)}</td><td class="zahl">${zahl(kontakt)}</td></tr>`,
  )}</tbody></table></details>
</section>
${balken('kantone', 'Nach Kanton', 'Kanton', kantone)}
${balken('kassen', 'Nach gewünschter Krankenkasse', 'Krankenkasse', kassen)}
<section aria-labelledby="betrieb">
<h2 id="betrieb">Betrieb</h2>
<table><tbody>${betrieb.map(({ name, anzahl }) => html`<tr><th scope="row">${name}</th><td class="zahl">${zahl(anzahl)}</td></tr>`)}</tbody></table>
</section>
</main>
<footer class="leise">Geschrieben von «npm run anfragen -- bericht». Gruppen mit weniger als fünf Anfragen sind zusammengefasst.</footer>
</body>
</html>
`.toString()
}

const zahl = (wert: number) => wert.toLocaleString(SPRACHE)

const held = (name: string, wert: number) => html`<div><dt>${name}</dt><dd>${zahl(wert)}</dd></div>
`

/** A table whose last column draws what the one before says. */
function balken(id: string, titel: string, spalte: string, zeilen: readonly Anzahl[]): Html {
  const hoechste = Math.max(...zeilen.map(({ anzahl }) => anzahl))
  const inhalt =
    zeilen.length === 0
      ? html`<p>Noch keine Anfragen.</p>`
      : html`<table class="balken"><thead><tr><th scope="col">${spalte}</th><th scope="col" class="zahl">Anfragen</th><td></td></tr></thead>
<tbody>${zeilen.map(({ name, anzahl }) => {
          const breite = String(Math.round((1000 * anzahl) / hoechste) / 10)
          return html`<tr><th scope="row">${name}</th><td class="zahl">${zahl(anzahl)}</td><td><svg aria-hidden="true" width="100%" height="16"><rect width="${breite}%" height="16"/></svg></td></tr>`
        })}</tbody></table>`
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${titel}</h2>
${inhalt}
</section>`
}
