import { SPRACHE } from '#content/zahlen/format.ts'
import type { Baustein, Mailangabe, MailInhalt } from './bausteine.ts'
import { type Html, html } from './html.ts'

/**
 * Mail programs know tables and inline style, little else. The classes serve only those that know a dark scheme;
 * without them every pair of colours is still readable, also where a program inverts them.
 */
const schrift = (groesse: number, zeile: number) => `font:${groesse}px/${zeile} Helvetica,Arial,sans-serif`
const TEXT = `margin:0 0 16px;${schrift(16, 1.5)};color:#10201a`
const KLEIN = `${schrift(14, 1.5)};color:#3e4c45`
const DUNKEL = `@media (prefers-color-scheme:dark){
.grund{background:#0d1612!important}.blatt{background:#131e19!important}
.tinte{color:#f3f0e7!important}.leise{color:#b4c0b8!important}.linie{border-color:#28372f!important}
.kante{border-color:#f3f0e7!important}.tanne{color:#86d0ac!important}
.knopf{background:#86d0ac!important;color:#0b1812!important}}`

function umbrochen(text: string): Html[] {
  return text.split('\n').map((zeile, i) => (i === 0 ? html`${zeile}` : html`<br>${zeile}`))
}

const zeileVon = ([name, wert]: Mailangabe) => html`<tr>
<th scope="row" align="left" valign="top" class="leise linie" style="padding:8px 16px 8px 0;border-top:1px solid #dcd7c9;${KLEIN};font-weight:400;width:40%">${name}</th>
<td valign="top" class="tinte linie" style="padding:8px 0;border-top:1px solid #dcd7c9;${schrift(16, 1.4)};color:#10201a;word-break:break-word">${umbrochen(wert)}</td>
</tr>
`

function htmlVon(baustein: Baustein): Html {
  switch (baustein.art) {
    case 'absatz':
      return html`<p class="tinte" style="${TEXT}">${umbrochen(baustein.text)}</p>
`
    case 'titel':
      return html`<h2 class="tinte kante" style="margin:32px 0 12px;padding-top:12px;border-top:1px solid #10201a;${schrift(20, 1.25)};font-weight:600;color:#10201a">${baustein.text}</h2>
`
    case 'angaben':
      return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-collapse:collapse">
${baustein.zeilen.map(zeileVon)}</table>
`
    case 'liste':
      return html`<ul class="tinte" style="${TEXT};padding-left:20px">
${baustein.punkte.map(punkt => html`<li style="margin:0 0 6px">${punkt}</li>\n`)}</ul>
`
    case 'zitat':
      return html`<blockquote class="tinte" style="${TEXT};padding:4px 0 4px 16px;border-left:4px solid #7a9586;word-break:break-word">${umbrochen(baustein.text)}</blockquote>
`
    case 'knopf':
      return html`<p style="margin:0 0 24px"><a class="knopf" href="${baustein.url}" style="display:inline-block;padding:14px 24px;border-radius:2px;background:#0d4a36;color:#fffefb;${schrift(16, 1.4)};font-weight:600;text-decoration:none">${baustein.text}</a></p>
<p class="leise" style="margin:0 0 16px;${KLEIN};word-break:break-all">${baustein.url}</p>
`
    case 'verweis':
      return html`<p class="tinte" style="${TEXT}"><a class="tanne" href="${baustein.url}" style="color:#0d4a36">${baustein.text}</a></p>
`
  }
}

export function alsHtml({ titel, bausteine, fuss }: MailInhalt, absender: string): string {
  return html`<!doctype html>
<html lang="${SPRACHE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${titel}</title>
<style>${DUNKEL}</style>
</head>
<body class="grund" style="margin:0;padding:0;background:#faf7f0">
<table role="presentation" class="grund" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf7f0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="blatt" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#fffefb">
<tr><td align="left" style="padding:28px 24px 32px">
<p class="tanne" style="margin:0 0 24px;${schrift(16, 1.4)};font-weight:600;color:#0d4a36">${absender}</p>
<h1 class="tinte" style="margin:0 0 20px;${schrift(28, 1.15)};font-weight:600;color:#10201a">${titel}</h1>
${bausteine.map(htmlVon)}</td></tr>
</table>
<p class="leise" style="max-width:552px;margin:16px auto 0;text-align:left;${KLEIN}">${umbrochen(fuss.join('\n'))}</p>
</td></tr>
</table>
</body>
</html>
`.toString()
}
