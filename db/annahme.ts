import type { Transaction } from 'kysely'
import { ausgangInsert, type NeuerAusgang } from './ausgang.ts'
import type {
  AnfrageTabelle,
  AntragTabelle,
  EinwilligungTabelle,
  ErinnerungTabelle,
  Tabellen,
  TokenTabelle,
} from './schema.ts'
import { runZugleich } from './zugleich.ts'

/** The row that a reference names. */
export type Benanntes =
  | { tabelle: 'anfrage'; werte: AnfrageTabelle }
  | { tabelle: 'antrag'; werte: AntragTabelle }
  | { tabelle: 'erinnerung'; werte: ErinnerungTabelle }

/** Something that was sent in, with all that hangs on it. */
export type Angenommenes = {
  benannt: Benanntes
  einwilligungen?: readonly EinwilligungTabelle[]
  tokens?: readonly TokenTabelle[]
  ausgang?: readonly NeuerAusgang[]
}

/** By chance the reference exists already. Thrown, because it has to undo the transaction. */
export class ReferenzVergeben extends Error {}

export async function insertAngenommenes(
  tx: Transaction<Tabellen>,
  { benannt, einwilligungen = [], tokens = [], ausgang = [] }: Angenommenes,
): Promise<void> {
  const [eingefuegt, ...angehaengt] = await runZugleich(tx, [
    benanntesInsert(tx, benannt),
    ...(einwilligungen.length > 0 ? [tx.insertInto('einwilligung').values(einwilligungen)] : []),
    ...(tokens.length > 0 ? [tx.insertInto('token').values(tokens)] : []),
    ...(ausgang.length > 0 ? [ausgangInsert(tx, ausgang)] : []),
  ])
  // What should hang on it was refused in that case.
  if (eingefuegt?.status === 'fulfilled' && eingefuegt.value.rows.length === 0) throw new ReferenzVergeben()
  for (const ergebnis of [eingefuegt, ...angehaengt]) if (ergebnis?.status === 'rejected') throw ergebnis.reason
}

function benanntesInsert(tx: Transaction<Tabellen>, { tabelle, werte }: Benanntes) {
  return tx
    .insertInto(tabelle)
    .values(werte)
    .onConflict(konflikt => konflikt.column('referenz').doNothing())
    .returning('id')
}
