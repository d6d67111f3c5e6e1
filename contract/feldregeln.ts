/**
 * What may stand in a field: one rule for the browser, which asks as the visitor types, and for the server,
 * which believes nobody. Plain functions, because a schema library would cost the visitor several kilobytes.
 */

import { istUeberlang, nfc } from '#domain/normalform.ts'

/** A field's text as it is stored (composed characters, no spaces around it), or the complaint about it. */
type Gelesen = { sauber: string; meldung: null } | { meldung: string }

/** The complaint about a value, or null. `lies` also gives the value itself, so that nobody has to clean it twice. */
export type Feldregel = { (wert: string): string | null; lies: (wert: string) => Gelesen }

/** PostgreSQL refuses U+0000 and lone surrogates, mail headers must not see line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const STEUERZEICHEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, but for tab and line ends.
const STEUERZEICHEN_MEHRZEILIG = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

const UNERLAUBTES_ZEICHEN = 'Bitte entfernen Sie unsichtbare Sonderzeichen aus diesem Feld.'

type Vorgaben = {
  /** The sentence for an empty field that must not be. */
  pflicht?: string
  hoechstens: number
  mehrzeilig?: boolean
  /** What the cleaned text must look like, and the sentence when it does not. */
  form?: [istRichtig: (sauber: string) => boolean, meldung: string]
}

export function text({ pflicht, hoechstens, mehrzeilig = false, form }: Vorgaben): Feldregel {
  const verboten = mehrzeilig ? STEUERZEICHEN_MEHRZEILIG : STEUERZEICHEN
  const zuLang = `Bitte kürzen Sie auf höchstens ${hoechstens} Zeichen.`

  function lies(wert: string): Gelesen {
    const roh = wert.trim()
    // Before all else: what follows costs more the longer the text is, and no pattern may meet an endless one.
    if (istUeberlang(roh, hoechstens)) return { meldung: zuLang }
    const sauber = nfc(roh, hoechstens)
    if (sauber === null || !wert.isWellFormed() || verboten.test(wert)) return { meldung: UNERLAUBTES_ZEICHEN }
    if (sauber.length > hoechstens) return { meldung: zuLang }
    if (sauber === '') return pflicht ? { meldung: pflicht } : { sauber, meldung: null }
    return form && !form[0](sauber) ? { meldung: form[1] } : { sauber, meldung: null }
  }

  return Object.assign((wert: string) => lies(wert).meldung, { lies })
}

/** One address, in the form HTML accepts, with a dot in its domain; letters beyond ASCII only in the domain. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/iu

/** Enough to find a slip of the finger; whether a number can exist is the server's question. */
const TELEFON = /^\+?(?:[\s()./-]*\d){7,15}[\s()./-]*$/

const PLZ_FORM = new Map<string, RegExp>(
  Object.entries({
    CH: /^[1-9]\d{3}$/,
    LI: /^94[89]\d$/,
    AT: /^[1-9]\d{3}$/,
    DE: /^\d{5}$/,
    FR: /^\d{5}$/,
    IT: /^\d{5}$/,
    ES: /^\d{5}$/,
    BE: /^[1-9]\d{3}$/,
    LU: /^(?:L-)?\d{4}$/i,
  }),
)
const PLZ_SONST = /^[\p{L}\p{N}][\p{L}\p{N} -]{1,9}$/u

export function plzRegel(land: string): Feldregel {
  const form = PLZ_FORM.get(land) ?? PLZ_SONST
  const meldung =
    land === 'CH'
      ? 'Eine Schweizer Postleitzahl hat vier Ziffern.'
      : 'Diese Postleitzahl passt nicht zum gewählten Land.'
  return text({ pflicht: 'Bitte geben Sie die PLZ ein.', hoechstens: 12, form: [plz => form.test(plz), meldung] })
}

export const regeln = {
  vorname: text({ pflicht: 'Bitte geben Sie Ihren Vornamen ein.', hoechstens: 100 }),
  nachname: text({ pflicht: 'Bitte geben Sie Ihren Nachnamen ein.', hoechstens: 100 }),
  email: text({
    pflicht: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    hoechstens: 254,
    form: [
      email => EMAIL.test(email),
      'Bitte geben Sie eine einzelne gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.ch.',
    ],
  }),
  telefon: text({
    pflicht: 'Bitte geben Sie Ihre Telefonnummer ein.',
    hoechstens: 30,
    form: [
      telefon => TELEFON.test(telefon),
      'Bitte geben Sie eine gültige Telefonnummer ein, zum Beispiel 079 123 45 67.',
    ],
  }),
  strasse: text({ pflicht: 'Bitte geben Sie die Strasse ein.', hoechstens: 100 }),
  nummer: text({ pflicht: 'Bitte geben Sie die Hausnummer ein.', hoechstens: 20 }),
  ort: text({ pflicht: 'Bitte geben Sie den Ort ein.', hoechstens: 50 }),
  jahrgang: text({
    pflicht: 'Bitte geben Sie den Jahrgang ein.',
    hoechstens: 4,
    form: [jahr => /^\d{4}$/.test(jahr), 'Bitte geben Sie den Jahrgang mit vier Ziffern ein, zum Beispiel 1985.'],
  }),
  praemienjahr: text({
    hoechstens: 4,
    form: [jahr => /^\d{4}$/.test(jahr), 'Bitte geben Sie das Prämienjahr mit vier Ziffern an, zum Beispiel 2026.'],
  }),
  /** Insurer, model, franchise, price: shown and stored as they came. */
  angabe: text({ hoechstens: 100 }),
  aktuelleKrankenkasse: text({ pflicht: 'Bitte wählen Sie Ihre aktuelle Krankenkasse.', hoechstens: 100 }),
  /** The specification offers 'Keine Angabe' and rejects it; the field itself may stay empty. */
  krankenkasse: text({
    hoechstens: 100,
    form: [
      kasse => kasse !== 'keine',
      '«Keine Angabe» kann nicht gesendet werden. Wählen Sie Ihre Krankenkasse, oder lassen Sie das Feld leer.',
    ],
  }),
  nachricht: text({ pflicht: 'Bitte schreiben Sie uns eine Nachricht.', hoechstens: 3000, mehrzeilig: true }),
  beduerfnisse: text({ hoechstens: 500, mehrzeilig: true }),
  begruendung: text({ hoechstens: 1000, mehrzeilig: true }),
} as const satisfies Record<string, Feldregel>

export const EINVERSTAENDNIS_FEHLT = 'Bitte akzeptieren Sie die Datenschutzerklärung.'
