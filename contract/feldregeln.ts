/**
 * What may stand in a field: one rule for the browser, which asks as the visitor types, and for the server,
 * which believes nobody. Plain functions, because a schema library would cost the visitor several kilobytes.
 */

import {
  ANGABE_HOECHSTENS,
  BEDUERFNISSE_HOECHSTENS,
  BEGRUENDUNG_HOECHSTENS,
  EMAIL_HOECHSTENS,
  NACHRICHT_HOECHSTENS,
  NAME_HOECHSTENS,
  NUMMER_HOECHSTENS,
  ORT_HOECHSTENS,
  PLZ_HOECHSTENS,
  STRASSE_HOECHSTENS,
  TELEFON_HOECHSTENS,
  VIER_ZIFFERN,
  ZIFFERN,
} from '#domain/werte/eingaben.ts'
import { istUeberlang, nfc } from '#domain/werte/normalform.ts'

export type Feldcode =
  | 'sonderzeichen'
  | 'plz-fehlt'
  | 'plz-schweiz'
  | 'plz-land'
  | 'vorname-fehlt'
  | 'nachname-fehlt'
  | 'email-fehlt'
  | 'email-form'
  | 'telefon-fehlt'
  | 'telefon-form'
  | 'strasse-fehlt'
  | 'nummer-fehlt'
  | 'ort-fehlt'
  | 'jahrgang-fehlt'
  | 'jahrgang-form'
  | 'praemienjahr-form'
  | 'verbilligung-form'
  | 'krankenkasse-fehlt'
  | 'krankenkasse-keine'
  | 'nachricht-fehlt'
  | 'einverstaendnis-fehlt'

/** What is wrong with a field. The sentence about it stands in content, one per code. */
export type Feldmangel = { code: Feldcode } | { code: 'zu-lang'; hoechstens: number }

/** A field's text as it is stored (composed characters, no spaces around it), or what is wrong with it. */
type Gelesen = { sauber: string; mangel: null } | { mangel: Feldmangel }

/** What is wrong with a value, or null. `lies` also gives the value itself, so that nobody has to clean it twice. */
export type Feldregel = { (wert: string): Feldmangel | null; lies: (wert: string) => Gelesen }

/** PostgreSQL refuses U+0000 and lone surrogates, mail headers must not see line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const STEUERZEICHEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, but for tab and line ends.
const STEUERZEICHEN_MEHRZEILIG = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

type Vorgaben = {
  /** For an empty field that must not be. */
  pflicht?: Feldcode
  hoechstens: number
  mehrzeilig?: boolean
  /** What the cleaned text must look like, and the code when it does not. */
  form?: [istRichtig: (sauber: string) => boolean, code: Feldcode]
}

export function text(vorgaben: Vorgaben): Feldregel {
  const lies = (wert: string) => gelesen(wert, vorgaben)
  return Object.assign((wert: string) => lies(wert).mangel, { lies })
}

function gelesen(wert: string, { pflicht, hoechstens, mehrzeilig = false, form }: Vorgaben): Gelesen {
  const zuLang: Gelesen = { mangel: { code: 'zu-lang', hoechstens } }
  const roh = wert.trim()
  // Before all else: what follows costs more the longer the text is, and no pattern may meet an endless one.
  if (istUeberlang(roh, hoechstens)) return zuLang
  const sauber = nfc(roh, hoechstens)
  const verboten = mehrzeilig ? STEUERZEICHEN_MEHRZEILIG : STEUERZEICHEN
  if (sauber === null || !wert.isWellFormed() || verboten.test(wert)) return { mangel: { code: 'sonderzeichen' } }
  if (sauber.length > hoechstens) return zuLang
  const code = sauber === '' ? pflicht : form && !form[0](sauber) ? form[1] : undefined
  return code ? { mangel: { code } } : { sauber, mangel: null }
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
  const code = land === 'CH' ? 'plz-schweiz' : 'plz-land'
  return text({ pflicht: 'plz-fehlt', hoechstens: PLZ_HOECHSTENS, form: [plz => form.test(plz), code] })
}

export const regeln = {
  vorname: text({ pflicht: 'vorname-fehlt', hoechstens: NAME_HOECHSTENS }),
  nachname: text({ pflicht: 'nachname-fehlt', hoechstens: NAME_HOECHSTENS }),
  email: text({
    pflicht: 'email-fehlt',
    hoechstens: EMAIL_HOECHSTENS,
    form: [email => EMAIL.test(email), 'email-form'],
  }),
  telefon: text({
    pflicht: 'telefon-fehlt',
    hoechstens: TELEFON_HOECHSTENS,
    form: [telefon => TELEFON.test(telefon), 'telefon-form'],
  }),
  strasse: text({ pflicht: 'strasse-fehlt', hoechstens: STRASSE_HOECHSTENS }),
  nummer: text({ pflicht: 'nummer-fehlt', hoechstens: NUMMER_HOECHSTENS }),
  ort: text({ pflicht: 'ort-fehlt', hoechstens: ORT_HOECHSTENS }),
  jahrgang: text({
    pflicht: 'jahrgang-fehlt',
    hoechstens: ZIFFERN,
    form: [jahr => VIER_ZIFFERN.test(jahr), 'jahrgang-form'],
  }),
  praemienjahr: text({ hoechstens: ZIFFERN, form: [jahr => VIER_ZIFFERN.test(jahr), 'praemienjahr-form'] }),
  /** Insurer, model, franchise, price: shown and stored as they came. */
  angabe: text({ hoechstens: ANGABE_HOECHSTENS }),
  aktuelleKrankenkasse: text({ pflicht: 'krankenkasse-fehlt', hoechstens: ANGABE_HOECHSTENS }),
  /** The specification offers 'Keine Angabe' and rejects it; the field itself may stay empty. */
  krankenkasse: text({ hoechstens: ANGABE_HOECHSTENS, form: [kasse => kasse !== 'keine', 'krankenkasse-keine'] }),
  nachricht: text({ pflicht: 'nachricht-fehlt', hoechstens: NACHRICHT_HOECHSTENS, mehrzeilig: true }),
  beduerfnisse: text({ hoechstens: BEDUERFNISSE_HOECHSTENS, mehrzeilig: true }),
  begruendung: text({ hoechstens: BEGRUENDUNG_HOECHSTENS, mehrzeilig: true }),
} as const satisfies Record<string, Feldregel>
