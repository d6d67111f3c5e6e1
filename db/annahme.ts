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
import { insertZeilen } from './vorlage.ts'
import { insertZugleich } from './zugleich.ts'

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
  const eingefuegt = await insertZugleich(tx, [
    insertZeilen(tx, benannt.tabelle, [benannt.werte], 'referenz'),
    ...(einwilligungen.length > 0 ? [insertZeilen(tx, 'einwilligung', einwilligungen)] : []),
    ...(tokens.length > 0 ? [insertZeilen(tx, 'token', tokens)] : []),
    ...(ausgang.length > 0 ? [ausgangInsert(tx, ausgang)] : []),
  ])
  if (!eingefuegt) throw new ReferenzVergeben()
}
