import { EINWILLIGUNG } from '#content/einwilligung.ts'
import { KEINE_ANGABE, KRANKENKASSEN_AUSWAHL } from '#content/krankenkassen-auswahl.ts'
import { LAENDER } from '#content/laender.ts'
import type { FehlerAntwort } from '#contract/fehler.ts'
import { kontaktAnfrage } from '#contract/kontakt-anfrage.ts'
import { site } from '#site-config'
import { type Html, html } from '../mail/html.ts'
import { type Formularwerte, istAngekreuzt } from './formular.ts'

export type FormularSeite = {
  werte: Formularwerte
  fehler: FehlerAntwort
  /** Addresses of the site's style sheets. */
  stile: readonly string[]
}

/**
 * The answer to a contact form that was sent without a script and could not be accepted: what is wrong, and the form
 * with everything that was typed, to be corrected and sent again. Its looks are classes the site's own forms use.
 */
export function formularSeite({ werte, fehler, stile }: FormularSeite): string {
  const { felder = {} } = fehler
  const feld = (name: string, label: string, typ = 'text') =>
    eingabefeld(
      { name, label, meldung: felder[name] },
      ({ attribute }) => html`<input type="${typ}" ${attribute} value="${werte[name] ?? ''}" class="${LOOK} h-13.5">`,
    )
  const auswahl = (name: string, label: string, optionen: readonly (readonly [wert: string, text: string])[]) =>
    eingabefeld(
      { name, label, meldung: felder[name] },
      ({ attribute }) =>
        html`<select ${attribute} class="${LOOK} h-13.5">${optionen.map(
          ([wert, text]) =>
            html`<option value="${wert}"${wert === werte[name] ? html` selected` : ''}>${text}</option>`,
        )}</select>`,
    )
  const kaestchen = (name: string, satz: string) => html`<div>
<label class="t2 flex min-h-11 items-start gap-3 py-2"><input type="checkbox" class="mt-[3px] size-5 shrink-0" id="${name}" name="${name}" value="true"${
    istAngekreuzt(werte[name]) ? html` checked` : ''
  }${beschreibung(name, felder[name])}> <span>${satz}</span></label>
${hinweis(name, felder[name])}</div>`

  return html`<!doctype html>
<html lang="de-CH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Anfrage noch nicht gesendet – ${site.domain}</title>
${stile.map(stil => html`<link rel="stylesheet" href="${stil}">`)}
</head>
<body>
<header class="rahmen py-6"><a href="/" class="font-semibold tracking-tight">${site.domain}</a></header>
<main class="rahmen py-9 md:py-12">
<h1 class="t5 font-semibold">Ihre Anfrage ist noch nicht gesendet</h1>
<section class="mass mt-6 border-2 border-err p-5 md:p-7" aria-labelledby="was">
<h2 id="was" class="t3 font-semibold">${Object.keys(felder).length > 0 ? 'Bitte prüfen Sie diese Angaben' : fehler.fehler}</h2>
<ul class="mt-2">${inLesefolge(felder).map(
    ([name, meldung]) =>
      html`<li><a href="#${name}" class="textlink inline-block py-2 font-semibold text-err">${meldung}</a></li>`,
  )}</ul>
</section>
<form method="post" action="${kontaktAnfrage.pfad}" class="mass mt-6 grid gap-6">
${eingabefeld(
  { name: 'nachricht', label: 'Nachricht', meldung: felder.nachricht },
  ({ attribute }) =>
    // The first line end belongs to the markup, not to the text (HTML 13.1.2.5).
    html`<textarea ${attribute} rows="5" class="${LOOK} resize-y py-3 leading-normal">\n${werte.nachricht ?? ''}</textarea>`,
)}
${auswahl('krankenkasse', 'Aktuelle Krankenkasse', [
  ['', 'Bitte wählen'],
  [KEINE_ANGABE.value, KEINE_ANGABE.name],
  ...KRANKENKASSEN_AUSWAHL.map(name => [name, name] as const),
])}
${feld('vorname', 'Vorname')}
${feld('nachname', 'Nachname')}
${feld('email', 'E-Mail', 'email')}
${feld('telefon', 'Telefon', 'tel')}
${feld('strasse', 'Strasse')}
${feld('nummer', 'Nummer')}
${feld('plz', 'PLZ')}
${feld('ort', 'Ort')}
${auswahl(
  'land',
  'Land',
  LAENDER.map(({ code, name }) => [code, name]),
)}
${kaestchen('datenschutzEinverstaendnis', EINWILLIGUNG.kontakt)}
${kaestchen('weitergabeEinverstaendnis', EINWILLIGUNG.weitergabe)}
<input type="hidden" name="anliegen" value="${werte.anliegen ?? ''}">
<div hidden><input name="website" aria-label="Website" tabindex="-1" autocomplete="off" value="${werte.website ?? ''}"></div>
<p><button type="submit" class="t2 inline-flex min-h-14 items-center justify-center rounded-control border border-transparent bg-fir px-7 py-3 font-semibold text-on-fir hover:bg-fir-h">Anfrage senden</button></p>
<p class="t1 text-ink2"><a href="/datenschutz" class="textlink">Datenschutzerklärung</a></p>
</form>
</main>
</body>
</html>
`.toString()
}

const LESEFOLGE = 'nachricht krankenkasse vorname nachname email telefon strasse nummer plz ort land'.split(' ')

/** The complaints in the order of the fields; those about the boxes stand below the others. */
function inLesefolge(felder: Readonly<Record<string, string>>): [name: string, meldung: string][] {
  const platz = (name: string) => (LESEFOLGE.includes(name) ? LESEFOLGE.indexOf(name) : LESEFOLGE.length)
  return Object.entries(felder).toSorted(([a], [b]) => platz(a) - platz(b))
}

const LOOK =
  'block w-full rounded-control border border-edge bg-sheet px-3.5 text-[1.25rem] font-medium text-ink hover:border-ink focus-visible:border-fir aria-invalid:border-2 aria-invalid:border-err aria-invalid:px-[13px]'

type Feld = { name: string; label: string; meldung: string | undefined }

function eingabefeld({ name, label, meldung }: Feld, steuer: (teile: { attribute: Html }) => Html): Html {
  const attribute = html`id="${name}" name="${name}"${beschreibung(name, meldung)}`
  return html`<div><label for="${name}" class="t2 mb-1.5 block font-semibold">${label}</label>${steuer({ attribute })}${hinweis(name, meldung)}</div>`
}

const beschreibung = (name: string, meldung: string | undefined) =>
  meldung ? html` aria-invalid="true" aria-describedby="${name}-note"` : ''

const hinweis = (name: string, meldung: string | undefined) =>
  meldung ? html`<p id="${name}-note" class="t1 mt-1.5 font-semibold text-err">${meldung}</p>` : ''
