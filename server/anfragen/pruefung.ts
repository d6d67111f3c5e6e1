import { plzRegel, regeln } from '#contract/feldregeln.ts'
import { type KontaktAnfrage, kontaktAnfrage } from '#contract/kontakt-anfrage.ts'
import { verstoss } from '#contract/mangel.ts'
import { PERSONEN_HOECHSTENS, type PraemienAnfrage, praemienAnfrage } from '#contract/praemien-anfrage.ts'
import { wanduhrVon } from '#domain/fristen/kalender-monate.ts'
import { jahrgangAus } from '#domain/werte/eingaben.ts'
import { type Feldverstoss, type Geprueft, geprueft, type Roh } from '../annahme/pruefung.ts'
import { istTelefonnummer } from './telefon.ts'

export function gepruefteKontaktAnfrage(koerper: unknown): Geprueft<KontaktAnfrage> {
  return geprueft(kontaktAnfrage.anfrage, koerper, ({ telefon, plz, land = 'CH' }) => {
    if (typeof land !== 'string') return []
    const plzMangel = typeof plz === 'string' ? plzRegel(land)(plz) : null
    return [...telefonMangel('telefon', telefon, land), ...(plzMangel ? [verstoss(plzMangel, 'plz')] : [])]
  })
}

export function gepruefteAnfrageZurPraemie(koerper: unknown, jetzt: Date): Geprueft<PraemienAnfrage> {
  const jahr = jahrInZuerich(jetzt)
  return geprueft(praemienAnfrage.anfrage, koerper, ({ phone, birthYear, personen }) => {
    const gezaehlte: Roh[] = Array.isArray(personen) ? personen.slice(0, PERSONEN_HOECHSTENS) : []
    return [
      ...telefonMangel('phone', phone, 'CH'),
      ...jahrgangMangel('birthYear', birthYear, jahr),
      ...gezaehlte.flatMap(person => jahrgangMangel('personen', person?.geburtsjahr, jahr)),
    ]
  })
}

/** Silent where the field's own rule already speaks. */
function telefonMangel(feld: string, wert: unknown, land: string): Feldverstoss[] {
  const gelesen = typeof wert === 'string' ? regeln.telefon.lies(wert) : null
  if (gelesen?.mangel !== null || istTelefonnummer(gelesen.sauber, land)) return []
  return [verstoss({ code: 'telefon-vorwahl' }, feld)]
}

function jahrgangMangel(feld: string, wert: unknown, jahr: number): Feldverstoss[] {
  if (typeof wert !== 'string' || regeln.jahrgang(wert) !== null) return []
  return jahrgangAus(wert.trim(), jahr) ? [] : [verstoss({ code: 'jahrgang-unmoeglich' }, feld)]
}

const jahrInZuerich = (jetzt: Date): number => wanduhrVon(jetzt.getTime()).getUTCFullYear()
