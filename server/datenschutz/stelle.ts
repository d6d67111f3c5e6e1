import type { Datenbank } from '#db/datenbank.ts'
import type { MailEinstellungen } from '../mail/ausgangs-zeile.ts'

/** What everything needs that waits for a link in a mail. */
export type Antragsstelle = {
  db: Datenbank
  geheimnis: string
  /** Writes per client address in ten minutes, enquiries included; 0: any number. */
  anfragenLimit: number
  einstellungen: MailEinstellungen
  jetzt: () => Date
  /** Called once a mail waits to be sent. */
  wecke: () => void
}
