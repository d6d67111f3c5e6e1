import type { Datenbank } from '#db/datenbank.ts'
import type { Grenzstelle } from '../grenzen.ts'
import type { MailEinstellungen } from '../mail/ausgangs-zeile.ts'

/** What everything needs that waits for a link in a mail. */
export type Antragsstelle = Grenzstelle & {
  db: Datenbank
  einstellungen: MailEinstellungen
  jetzt: () => Date
  /** Called once a mail waits to be sent. */
  wecke: () => void
}
