import type { Kysely } from 'kysely'
import type { Antragsart } from '#contract/datenschutz-antrag.ts'
import { finishAntrag, holdAntrag } from '#db/antraege.ts'
import { insertAusgang } from '#db/ausgang.ts'
import { deleteAdresse, deleteAntragsMails } from '#db/loeschung.ts'
import type { AntragTabelle, Tabellen, Zeit } from '#db/schema.ts'
import { mailGrenze } from '../http/grenzen.ts'
import { antragAntwort, antragMeldung } from '../mail/antrag-mails.ts'
import { kopienAus, readAuskunft } from './auskunft.ts'
import type { Antragsstelle } from './stelle.ts'

type Erledigungsstelle = Pick<Antragsstelle, 'db' | 'geheimnis' | 'einstellungen' | 'jetzt'>

/** Which enquiries a request was about. */
export type Erledigung = { art: Antragsart; referenzen: readonly string[] }

/**
 * Carries out a confirmed request in one transaction: done completely and once, however often it is tried and by
 * however many processes. Null: another one was quicker.
 */
export async function carryOutAntrag(stelle: Erledigungsstelle, id: string): Promise<Erledigung | null> {
  const { db, einstellungen } = stelle
  const jetzt = stelle.jetzt().getTime()
  return db.transaktion(async tx => {
    const antrag = await holdAntrag(tx, id)
    if (!antrag) return null
    const { art, email_hash: emailHash, frist } = antrag
    const referenzen =
      art === 'deletion'
        ? await eraseAlles(tx, stelle, antrag, jetzt)
        : await sendAuskunft(tx, stelle, antrag, art, jetzt)
    await finishAntrag(tx, antrag, jetzt)
    await insertAusgang(tx, [antragMeldung({ antrag, frist, referenzen, emailHash, einstellungen, jetzt })])
    return { art, referenzen }
  })
}

/** No mail tells the person: it would need the address that was to be forgotten. The page has told them. */
function eraseAlles(
  tx: Kysely<Tabellen>,
  { geheimnis }: Erledigungsstelle,
  { email, email_hash: emailHash, bestaetigt, erstellt }: AntragTabelle,
  jetzt: Zeit,
): Promise<string[]> {
  // Without its address another deletion came first, and took the counters along.
  const grenzen = email === null ? [] : [emailHash, mailGrenze(geheimnis, email)]
  return deleteAdresse(tx, { emailHash, grenzen }, bestaetigt ?? erstellt, jetzt)
}

async function sendAuskunft(
  tx: Kysely<Tabellen>,
  { einstellungen }: Erledigungsstelle,
  { id, referenz, erstellt, email, email_hash: emailHash }: AntragTabelle,
  art: 'access' | 'portability',
  jetzt: Zeit,
): Promise<string[]> {
  await deleteAntragsMails(tx, [id], jetzt)
  // A deletion of the same address came first: nothing is left to tell, and nowhere to send it.
  if (email === null) return []
  const auskunft = await readAuskunft(tx, { email, emailHash, stand: jetzt })
  const antrag = { id, referenz, art, erstellt }
  const kopien = kopienAus(auskunft)
  await insertAusgang(tx, [antragAntwort({ antrag, email, kopien, emailHash, einstellungen, jetzt })])
  return auskunft.akten.map(akte => akte.referenz)
}
