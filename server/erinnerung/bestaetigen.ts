import type { Transaction } from 'kysely'
import { insertAusgang } from '#db/ausgang.ts'
import { confirmErinnerung, listAndereErinnerungen } from '#db/erinnerungen.ts'
import { deleteErinnerungen } from '#db/loeschung.ts'
import type { Tabellen, Zeit } from '#db/schema.ts'
import { naechsteErinnerung } from '#domain/fristen/erinnerung.ts'
import { erinnerungsMail } from '../mail/erinnerungs-mails.ts'
import type { MailEinstellungen } from '../mail/neuer-ausgang.ts'
import { datumInZuerich, zeitAmMorgen } from '../zeit.ts'

/** Puts the reminder into the outbox, where it waits for its day. False: it has lapsed. */
export async function scheduleErinnerung(
  tx: Transaction<Tabellen>,
  { id, einstellungen, jetzt }: { id: string; einstellungen: MailEinstellungen; jetzt: Zeit },
): Promise<boolean> {
  const wunsch = await confirmErinnerung(tx, id, jetzt)
  if (!wunsch) return false
  const { frist, referenz, email, email_hash: emailHash } = wunsch
  await deleteErinnerungen(tx, await listAndereErinnerungen(tx, { id, frist, email_hash: emailHash }), jetzt)
  const erinnerung = naechsteErinnerung(frist, datumInZuerich(new Date(jetzt)))
  const anlass = { id, referenz, emailHash, gehoertZu: 'erinnerung' as const }
  const mail = { anlass, email, art: frist, erinnerung, am: zeitAmMorgen(erinnerung.am) }
  await insertAusgang(tx, [erinnerungsMail(mail, einstellungen)])
  return true
}
