import type { Compilable, QueryResult, Transaction } from 'kysely'
import type { Tabellen } from './schema.ts'

/**
 * Runs statements of a transaction in their order, none waiting for the answer of the one before: on PostgreSQL they
 * share one trip. Resolves once each is answered, so that nothing of them runs into what the caller does next.
 */
export function runZugleich(
  tx: Transaction<Tabellen>,
  anweisungen: readonly Compilable[],
): Promise<PromiseSettledResult<QueryResult<unknown>>[]> {
  return tx
    .getExecutor()
    .provideConnection(verbindung =>
      Promise.allSettled(anweisungen.map(anweisung => verbindung.executeQuery(anweisung.compile()))),
    )
}
