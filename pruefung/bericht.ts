import { type Html, html } from '../server/mail/html.ts'
import type { Befund, Berichtstabelle, Picture, Teilergebnis } from './befund.ts'
import { stil } from './bericht-stil.ts'

export type Berichtsabschnitt = Teilergebnis & { name: string; titel: string; sekunden: number }

type Pruefungsbericht = {
  domain: string
  stand: Date
  rechner: string
  abschnitte: readonly Berichtsabschnitt[]
  schrift: string
}

/** Longer tables open on demand. */
const KURZ = 12

/** One page: what was found, part by part, with the pictures last. Nothing in it is loaded but the pictures. */
export function berichtSeite({ domain, stand, rechner, abschnitte, schrift }: Pruefungsbericht): string {
  const anzahl = abschnitte.reduce((summe, { befunde }) => summe + befunde.length, 0)
  const zeit = stand.toLocaleString('de-CH', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Zurich' })
  return html`<!doctype html>
<html lang="de-CH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Prüfung: ${urteil(anzahl)} – ${domain}</title>
<style>${stil(schrift)}</style>
</head>
<body>
<header>
<p class="marke">${domain}</p>
<h1>${satz(anzahl)}</h1>
<p class="leise">Prüfung vom ${zeit} Uhr. ${rechner}</p>
</header>
<main>
<section aria-labelledby="uebersicht">
<h2 id="uebersicht">Übersicht</h2>
<table class="uebersicht"><thead><tr><th scope="col">Teil</th><th scope="col">Umfang</th><th scope="col">Ergebnis</th></tr></thead>
<tbody>${abschnitte.map(
    ({ name, titel, umfang, befunde, offen }) =>
      html`<tr><th scope="row"><a href="#${name}">${titel}</a></th><td>${umfang}</td><td${faul(befunde)}>${offen ? 'offen' : urteil(befunde.length)}</td></tr>
`,
  )}</tbody></table>
</section>
${abschnitte.map(abschnitt)}
</main>
<footer class="leise">Geschrieben von «npm run pruefung».</footer>
</body>
</html>
`.toString()
}

const urteil = (anzahl: number): string => (anzahl === 0 ? 'nichts' : anzahl === 1 ? '1 Befund' : `${anzahl} Befunde`)

const satz = (anzahl: number): string => (anzahl === 0 ? 'Nichts gefunden' : urteil(anzahl))

const faul = (befunde: readonly Befund[]): Html => (befunde.length === 0 ? html`` : html` class="faul"`)

const abschnitt = ({
  name,
  titel,
  umfang,
  befunde,
  offen,
  hinweise = [],
  tabelle,
  bilder,
  sekunden,
}: Berichtsabschnitt): Html =>
  html`<section aria-labelledby="${name}">
<h2 id="${name}">${titel}</h2>
<p class="leise">${umfang} Dauer: ${String(Math.round(sekunden))} s.</p>
<p${faul(befunde)}>${offen ? 'Offen.' : `${satz(befunde.length)}.`}</p>
${befunde.length === 0 ? html`` : befundTabelle(befunde)}
${hinweise.length === 0 ? html`` : html`<ul>${hinweise.map(hinweis => html`<li>${hinweis}</li>`)}</ul>`}
${tabelle ? klappbar(tabelle) : html``}
${bilder ? galerie(bilder) : html``}
</section>
`

const befundTabelle = (befunde: readonly Befund[]): Html =>
  html`<table class="befunde"><thead><tr><th scope="col">Wo</th><th scope="col">Was</th></tr></thead>
<tbody>${befunde.map(({ wo, was }) => html`<tr><th scope="row">${wo}</th><td>${was}</td></tr>`)}</tbody></table>`

const klappbar = (tabelle: Berichtstabelle): Html =>
  tabelle.zeilen.length <= KURZ
    ? tabelleHtml(tabelle)
    : html`<details><summary>${String(tabelle.zeilen.length)} Zeilen</summary>${tabelleHtml(tabelle)}</details>`

/** Too wide for a phone, it scrolls by itself, also with the keyboard. */
const tabelleHtml = ({ kopf, zeilen }: Berichtstabelle): Html =>
  html`<section class="breit" aria-label="${kopf.join(', ')}" tabindex="0"><table><thead><tr>${kopf.map(
    (text, spalte) => html`<th scope="col"${zahl(zeilen[0]?.[spalte])}>${text}</th>`,
  )}</tr></thead>
<tbody>${zeilen.map(
    zeile => html`<tr>${zeile.map(text => html`<td${zahl(text)}>${text}</td>`)}</tr>
`,
  )}</tbody></table></section>`

const zahl = (text = ''): Html => (/^\d[\d.]*$/.test(text) ? html` class="zahl"` : html``)

const galerie = (bilder: readonly Picture[]): Html =>
  html`<div class="bilder">${bilder.map(
    ({ datei, titel, ansicht, breite, hoehe }) =>
      html`<figure><a href="${datei}"><img src="${datei}" alt="${titel}, ${ansicht}" width="${String(breite)}" height="${String(hoehe)}" loading="lazy"></a><figcaption>${titel}<span>${ansicht}</span></figcaption></figure>
`,
  )}</div>`
