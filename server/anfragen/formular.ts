import type { KontaktEingabe } from '#contract/kontakt-anfrage.ts'
import { kopfAdresse } from '../http/kopf-adresse.ts'

/** A form as the browser itself sends it: text only, boxes that are ticked or absent. */
export type Formularwerte = Readonly<Record<string, string | undefined>>

const istAngekreuzt = (wert: string | undefined): boolean => wert !== undefined && !/^(false|0|)$/.test(wert)

/** The same enquiry in the form of the JSON interface. A field that is missing counts as empty, and gets its complaint. */
export function eingabeAusFormular(werte: Formularwerte, referer: string | undefined): KontaktEingabe {
  const text = (name: keyof KontaktEingabe) => werte[name] ?? ''
  return {
    krankenkasse: text('krankenkasse'),
    vorname: text('vorname'),
    nachname: text('nachname'),
    email: text('email'),
    telefon: text('telefon'),
    strasse: text('strasse'),
    nummer: text('nummer'),
    plz: text('plz'),
    ort: text('ort'),
    land: werte.land ?? 'CH',
    nachricht: text('nachricht').replaceAll('\r\n', '\n'),
    // Without a script the page cannot put the concern of its address into the form.
    anliegen: werte.anliegen ?? kopfAdresse(referer)?.searchParams.get('anliegen') ?? '',
    datenschutzEinverstaendnis: istAngekreuzt(werte.datenschutzEinverstaendnis),
    weitergabeEinverstaendnis: istAngekreuzt(werte.weitergabeEinverstaendnis),
    website: text('website'),
  }
}
