import { antragsBestaetigung, type BestaetigungsArt } from '#contract/datenschutz-antrag.ts'
import { confirmAntrag } from '#db/antraege.ts'
import { insertAusgang } from '#db/ausgang.ts'
import { deleteAnfragen } from '#db/loeschung.ts'
import { takeToken } from '#db/token.ts'
import type { Antragsstelle } from './antrag-annehmen.ts'
import { tokenHash } from './secret.ts'
import { widerrufMeldung } from './widerruf-meldung.ts'

/**
 * Uses up a link `<art>.<secret>`; null when it is unknown, used or expired, which nobody can tell apart. A request
 * is marked as confirmed and carried out later; a revoked enquiry is deleted at once.
 */
export async function bestaetige(
  { db, einstellungen, jetzt: uhr, wecke }: Pick<Antragsstelle, 'db' | 'einstellungen' | 'jetzt' | 'wecke'>,
  link: string,
): Promise<BestaetigungsArt | null> {
  const jetzt = uhr().getTime()
  const trenner = link.indexOf('.')
  const art = antragsBestaetigung.antwort.shape.art.safeParse(link.slice(0, trenner))
  if (!art.success) return null
  const hash = tokenHash(art.data, link.slice(trenner + 1))
  const ergebnis = await db.transaktion(async tx => {
    const token = await takeToken(tx, hash, jetzt)
    if (!token) return null
    if (token.zweck === 'antrag') return (await confirmAntrag(tx, token.ziel_id, jetzt))?.art ?? null
    const [referenz] = await deleteAnfragen(tx, [token.ziel_id], jetzt)
    if (referenz === undefined) return null
    const anfrage = { id: token.ziel_id, referenz, emailHash: token.email_hash }
    await insertAusgang(tx, [widerrufMeldung(anfrage, einstellungen, jetzt)])
    return 'widerruf' as const
  })
  if (ergebnis !== null) wecke()
  return ergebnis
}
