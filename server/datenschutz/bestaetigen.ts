import type { Transaction } from 'kysely'
import { antragsBestaetigung, type BestaetigungsArt } from '#contract/datenschutz-antrag.ts'
import { confirmAntrag } from '#db/antraege.ts'
import { insertAusgang } from '#db/ausgang.ts'
import { deleteAnfragen, deleteErinnerungen } from '#db/loeschung.ts'
import type { Tabellen, TokenTabelle, Zeit } from '#db/schema.ts'
import { takeToken } from '#db/token.ts'
import { scheduleErinnerung } from '../erinnerung/bestaetigen.ts'
import type { MailEinstellungen } from '../mail/neuer-ausgang.ts'
import { tokenHash } from './secret.ts'
import type { Antragsstelle } from './stelle.ts'
import { widerrufMeldung } from './widerruf-meldung.ts'

/**
 * Uses up a link `<art>.<secret>`; null when it is unknown, used or expired, which nobody can tell apart. A request
 * is marked as confirmed and carried out later; a revoked enquiry is deleted at once, and so is a reminder taken back.
 */
export async function confirmLink(
  { db, einstellungen, jetzt: uhr, wake }: Pick<Antragsstelle, 'db' | 'einstellungen' | 'jetzt' | 'wake'>,
  link: string,
): Promise<BestaetigungsArt | null> {
  const jetzt = uhr().getTime()
  const trenner = link.indexOf('.')
  const art = antragsBestaetigung.antwort.shape.art.safeParse(link.slice(0, trenner))
  if (!art.success) return null
  const hash = tokenHash(art.data, link.slice(trenner + 1))
  const ergebnis = await db.transaktion(async tx => {
    const token = await takeToken(tx, hash, jetzt)
    return token ? wirkung(tx, token, einstellungen, jetzt) : null
  })
  if (ergebnis !== null) wake()
  return ergebnis
}

async function wirkung(
  tx: Transaction<Tabellen>,
  { zweck, ziel_id: id, email_hash: emailHash }: Pick<TokenTabelle, 'zweck' | 'ziel_id' | 'email_hash'>,
  einstellungen: MailEinstellungen,
  jetzt: Zeit,
): Promise<BestaetigungsArt | null> {
  switch (zweck) {
    case 'antrag':
      return (await confirmAntrag(tx, id, jetzt))?.art ?? null
    case 'erinnerung':
      return (await scheduleErinnerung(tx, { id, einstellungen, jetzt })) ? 'erinnerung' : null
    case 'abmeldung':
      await deleteErinnerungen(tx, [id], jetzt)
      return 'abmeldung'
    case 'widerruf': {
      const [referenz] = await deleteAnfragen(tx, [id], jetzt)
      if (referenz === undefined) return null
      await insertAusgang(tx, [widerrufMeldung({ id, referenz, emailHash }, einstellungen, jetzt)])
      return 'widerruf'
    }
  }
}
