import type { Datenbank } from '#db/datenbank.ts'
import type { Annahmestelle } from '../annahme/einsendung.ts'
import type { MailEinstellungen } from '../mail/neuer-ausgang.ts'

/** What everything needs that waits for a link in a mail. */
export type Antragsstelle = Annahmestelle & { db: Datenbank; einstellungen: MailEinstellungen }
