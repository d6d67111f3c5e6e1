import type { Transaction } from 'kysely'
import { ausgangInsert, type NeuerAusgang } from './ausgang.ts'
import type { AnfrageTabelle, EinwilligungTabelle, Tabellen, TokenTabelle } from './schema.ts'
import { zugleich } from './zugleich.ts'

export type NeueAnfrage = {
  anfrage: AnfrageTabelle
  einwilligungen: readonly EinwilligungTabelle[]
  /** Null for a caught machine, to whom nobody writes; its link is null when the visitor gets no mail. */
  post: { widerruf: TokenTabelle | null; ausgang: readonly NeuerAusgang[] } | null
}

/** An enquiry with all that hangs on it. False when its reference is taken: then the transaction has to be undone. */
export async function insertAnfrage(
  tx: Transaction<Tabellen>,
  { anfrage, einwilligungen, post }: NeueAnfrage,
): Promise<boolean> {
  const [eingefuegt, ...angehaengt] = await zugleich(tx, [
    tx
      .insertInto('anfrage')
      .values(anfrage)
      .onConflict(konflikt => konflikt.column('referenz').doNothing())
      .returning('id'),
    tx.insertInto('einwilligung').values(einwilligungen),
    ...(post?.widerruf ? [tx.insertInto('token').values(post.widerruf)] : []),
    ...(post ? [ausgangInsert(tx, post.ausgang)] : []),
  ])
  // What should hang on it was refused in that case.
  if (eingefuegt?.status === 'fulfilled' && eingefuegt.value.rows.length === 0) return false
  for (const ergebnis of [eingefuegt, ...angehaengt]) if (ergebnis?.status === 'rejected') throw ergebnis.reason
  return true
}
