import { EINVERSTAENDNIS_FEHLT, plzRegel, regeln } from '#app/lib/formular/feldregeln.ts'
import type { Formularregeln } from '#app/lib/formular/formular.ts'
import { LAND_FEHLT } from '#content/formulare/kontakt.ts'
import type { KontaktAnfrageKoerper } from '#contract/kontakt-anfrage.ts'
import type { Land } from '#domain/werte/laender.ts'

export type KontaktFeld = Exclude<keyof KontaktAnfrageKoerper, 'anliegen'>

const frei = () => null

/** For whatever links to a field. */
export const feldId = (name: KontaktFeld): string => `kontakt-${name}`

/** Named as the contract names them, so that the form works without script and the server's complaints find them. */
export const kontaktRegeln: Formularregeln<KontaktFeld> = {
  krankenkasse: regeln.krankenkasse,
  vorname: regeln.vorname,
  nachname: regeln.nachname,
  email: regeln.email,
  telefon: regeln.telefon,
  strasse: regeln.strasse,
  nummer: regeln.nummer,
  plz: (plz, { land }) => plzRegel(land)(plz),
  ort: regeln.ort,
  land: land => (land ? null : LAND_FEHLT),
  nachricht: regeln.nachricht,
  datenschutzEinverstaendnis: ja => (ja ? null : EINVERSTAENDNIS_FEHLT),
  weitergabeEinverstaendnis: frei,
  website: frei,
}

export const BERATUNG = 'beratung'

/** What is sent: the fields as they stand, boxes as booleans. `search` tells what brought the visitor here. */
export function kontaktKoerper(
  werte: Readonly<Record<KontaktFeld, string>>,
  search: string,
): KontaktAnfrageKoerper & { datenschutzEinverstaendnis: true } {
  return {
    ...werte,
    // The form offers no other.
    land: werte.land as Land,
    datenschutzEinverstaendnis: true,
    weitergabeEinverstaendnis: werte.weitergabeEinverstaendnis !== '',
    anliegen: new URLSearchParams(search).get('anliegen') === BERATUNG ? BERATUNG : '',
  }
}
