import type { AnfrageTabelle } from '#db/schema.ts'
import { gefaltet, ohneUmlautschreibung } from '#domain/werte/zeichen.ts'
import { angabenVon } from '../datenschutz/angaben.ts'

type Durchsuchbares = Pick<AnfrageTabelle, 'art' | 'daten' | 'referenz'>

/**
 * Whether every word is part of name, e-mail, place or reference, in any case, with or without accents; Mueller is
 * Müller. Not a question to the database: SQLite and PostgreSQL fold letters each in its own way.
 */
export function passtZur(suche: string): (anfrage: Durchsuchbares) => boolean {
  const worte = gefaltet(suche).split(/\s+/)
  return anfrage => {
    const { vorname, nachname, email, plz, ort } = angabenVon(anfrage)
    const felder = [anfrage.referenz, vorname, nachname, email, plz, ort].map(gefaltet)
    return worte.every(wort =>
      felder.some(feld => feld.includes(wort) || ohneUmlautschreibung(feld).includes(ohneUmlautschreibung(wort))),
    )
  }
}
