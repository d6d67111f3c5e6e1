import { site } from '#site-config'

const { firma, strasse, plz, ort, email, telefon } = site.betreiber

/** Below every mail to a visitor. */
export const ABSENDER_FUSS = [
  `${firma}, ${strasse}, ${plz} ${ort}`,
  `${email} · ${telefon}`,
  'Diese E-Mail enthält keine Bilder und misst nicht, ob Sie sie öffnen.',
]

/** Below every mail to the operator. */
export const BETREIBER_FUSS = [`Automatisch gesendet von ${site.domain}.`]
