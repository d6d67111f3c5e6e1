import { BEFRISTET, type Befristet, zustandAm } from '#content/befristet.ts'
import { insertNeueAusgang } from '#db/ausgang.ts'
import type { Datenbank } from '#db/datenbank.ts'
import { befristetMeldung } from '../mail/befristet-mail.ts'
import type { MailEinstellungen } from '../mail/neuer-ausgang.ts'
import { datumInZuerich } from '../zeit.ts'

type Umstaende = { db: Datenbank; einstellungen: MailEinstellungen; jetzt: () => Date }

/** Tells the operator of every statement of the site whose time is over; of each once, as long as its mail is kept. */
export async function tellAbgelaufenes(
  { db, einstellungen, jetzt }: Umstaende,
  aussagen: Readonly<Record<string, Befristet>> = BEFRISTET,
): Promise<void> {
  const zeit = jetzt()
  const heute = datumInZuerich(zeit)
  const abgelaufene = Object.entries(aussagen).filter(([, aussage]) => zustandAm(heute, aussage) !== 'gilt')
  const zeilen = abgelaufene.map(([name, aussage]) => befristetMeldung(name, aussage, einstellungen, zeit.getTime()))
  // The outbox looks every second: nobody waits for this.
  if (zeilen.length > 0) await db.transaktion(tx => insertNeueAusgang(tx, zeilen))
}
