import { setImmediate as nextTurn } from 'node:timers/promises'
import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { Tabellen } from './schema.ts'

type Arbeit<T> = (tx: Transaction<Tabellen>) => Promise<T>
type Gruppenauftrag = {
  run: (tx: Transaction<Tabellen>) => Promise<void>
  /** After the commit, or with the error that undid everything. */
  settle: (fehler: { error: unknown } | null) => void
}

const SICHERN = CompiledQuery.raw('savepoint einer')
const ZURUECK = CompiledQuery.raw('rollback to einer')
const LOESEN = CompiledQuery.raw('release einer')

/** So that the first of a group never waits long for the last. */
const HOECHSTENS = 50

/**
 * Transactions that wait at once share one commit. SQLite writes one after the other and the disk's answer is the
 * dear part of it: twenty visitors cost one instead of twenty. Each has its own savepoint, so that one that fails
 * leaves no trace in the others; nobody hears of success before all of it is on the disk.
 */
export function inGruppen(kysely: Kysely<Tabellen>): <T>(arbeit: Arbeit<T>) => Promise<T> {
  const wartende: Gruppenauftrag[] = []
  let laeuft = false

  async function runGruppe(gruppe: readonly Gruppenauftrag[]): Promise<void> {
    try {
      await kysely.transaction().execute(async tx => {
        for (const { run } of gruppe) await run(tx)
      })
      for (const { settle } of gruppe) settle(null)
    } catch (error) {
      for (const { settle } of gruppe) settle({ error })
    }
  }

  async function runAlle(): Promise<void> {
    while (wartende.length > 0) {
      // Statements of SQLite give the process no turn of its own: who came meanwhile is heard only now.
      await nextTurn()
      await runGruppe(wartende.splice(0, HOECHSTENS))
    }
    laeuft = false
  }

  return arbeit => {
    const { auftrag, ergebnis } = auftragAus(arbeit)
    wartende.push(auftrag)
    if (!laeuft) {
      laeuft = true
      void runAlle()
    }
    return ergebnis
  }
}

function auftragAus<T>(arbeit: Arbeit<T>): { auftrag: Gruppenauftrag; ergebnis: Promise<T> } {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let abschluss: () => void
  return {
    ergebnis: promise,
    auftrag: {
      async run(tx) {
        await tx.executeQuery(SICHERN)
        try {
          const wert = await arbeit(tx)
          abschluss = () => resolve(wert)
        } catch (error) {
          // A full disk undoes the whole group at once: then there is nothing to go back to, and the first error counts.
          await tx.executeQuery(ZURUECK).catch(() => Promise.reject(error))
          abschluss = () => reject(error)
        }
        await tx.executeQuery(LOESEN)
      },
      settle: fehler => (fehler ? reject(fehler.error) : abschluss()),
    },
  }
}
