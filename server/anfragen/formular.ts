import { kopfAdresse } from '../kopf-adresse.ts'

/** A form as the browser itself sends it: text only, boxes that are ticked or absent. */
export type Formularwerte = Readonly<Record<string, string | undefined>>

/** A browser sends every text field, even an empty one; whoever leaves one out gets its complaint all the same. */
const LEER = { vorname: '', nachname: '', email: '', telefon: '', strasse: '', nummer: '', plz: '', ort: '' }

const KAESTCHEN = ['datenschutzEinverstaendnis', 'weitergabeEinverstaendnis'] as const

export const istAngekreuzt = (wert: string | undefined): boolean => wert !== undefined && !/^(false|0|)$/.test(wert)

/** The same enquiry in the form of the JSON interface. */
export function koerperAusFormular(werte: Formularwerte, referer: string | undefined): Record<string, unknown> {
  const kaestchen = KAESTCHEN.map(name => [name, istAngekreuzt(werte[name])])
  return {
    // Without a script the page cannot put the concern of its address into the form.
    anliegen: kopfAdresse(referer)?.searchParams.get('anliegen') ?? '',
    ...LEER,
    ...werte,
    nachricht: werte.nachricht?.replaceAll('\r\n', '\n') ?? '',
    ...Object.fromEntries(kaestchen),
  }
}
