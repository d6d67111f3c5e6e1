import type { ExpressionBuilder, Kysely } from 'kysely'
import type { AnfrageTabelle, AusgangTabelle, EinwilligungTabelle, Tabellen, Zeit } from './schema.ts'

type Postausgang = Pick<AusgangTabelle, 'art' | 'zustand' | 'erstellt' | 'gesendet' | 'letzter_fehler'>

/** An enquiry with its consents and what became of its mails. */
export type Akte = AnfrageTabelle & { einwilligungen: EinwilligungTabelle[]; mails: Postausgang[] }

/** `id`: also the reference, which is what operator and visitor know. */
export type Aktenauswahl = { emailHash: string } | { id: string } | { seit: Zeit }

/** The chosen enquiries with all that hangs on them, the oldest first. */
export async function listAkten(db: Kysely<Tabellen>, auswahl: Aktenauswahl): Promise<Akte[]> {
  const gewaehlt = (eb: ExpressionBuilder<Tabellen, 'anfrage'>) => {
    if ('emailHash' in auswahl) return eb('email_hash', '=', auswahl.emailHash)
    if ('id' in auswahl) return eb.or([eb('id', '=', auswahl.id), eb('referenz', '=', auswahl.id)])
    return eb('erstellt', '>=', auswahl.seit)
  }
  const ids = db.selectFrom('anfrage').select('id').where(gewaehlt)
  const anfragen = await db
    .selectFrom('anfrage')
    .selectAll()
    .where(gewaehlt)
    .orderBy('erstellt')
    .orderBy('id')
    .execute()
  const einwilligungen = await db
    .selectFrom('einwilligung')
    .selectAll()
    .where('anfrage_id', 'in', ids)
    .orderBy('zweck')
    .execute()
  const mails = await db
    .selectFrom('ausgang')
    .select(['anfrage_id', 'art', 'zustand', 'erstellt', 'gesendet', 'letzter_fehler'])
    .where('anfrage_id', 'in', ids)
    .orderBy('art')
    .execute()
  const einwilligungenVon = Map.groupBy(einwilligungen, zeile => zeile.anfrage_id)
  const mailsVon = Map.groupBy(mails, zeile => zeile.anfrage_id)
  return anfragen.map(anfrage => ({
    ...anfrage,
    einwilligungen: einwilligungenVon.get(anfrage.id) ?? [],
    mails: mailsVon.get(anfrage.id) ?? [],
  }))
}

export async function updateStatus(db: Kysely<Tabellen>, id: string, status: 'offen' | 'erledigt'): Promise<void> {
  await db.updateTable('anfrage').set({ status }).where('id', '=', id).execute()
}
