import type { Compilable, CompiledQuery, Insertable, Kysely } from 'kysely'
import type { Tabellen } from './schema.ts'

/** Where a value of the call goes. */
class Platz {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const plaetze = <Werte>(): Werte => new Proxy({}, { get: (_, name) => new Platz(String(name)) }) as Werte

type Fuellen<Werte, Zeile> = (db: Kysely<Tabellen>, werte: Werte) => CompiledQuery<Zeile>

/**
 * A statement that comes with every enquiry: put together once per database, then only filled. Kysely takes longer to put
 * one together than SQLite takes to run it. `build` sees no values, only their places: it cannot reckon with them.
 */
export function vorlage<Werte extends object, Zeile = unknown>(
  build: (db: Kysely<Tabellen>, werte: Werte) => Compilable<Zeile>,
): Fuellen<Werte, Zeile> {
  const fertige = new WeakMap<object, CompiledQuery<Zeile>>()
  return (db, werte) => {
    // One per database, in and out of transactions.
    const { adapter } = db.getExecutor()
    const fertig = fertige.get(adapter) ?? build(db, plaetze<Werte>()).compile()
    fertige.set(adapter, fertig)
    const wert = (parameter: unknown) => (parameter instanceof Platz ? werte[parameter.name as keyof Werte] : parameter)
    return { ...fertig, parameters: fertig.parameters.map(wert) }
  }
}

const einfuegen = new Map<string, Fuellen<readonly unknown[], { id: string }>>()

/** Rows that all have the same columns. With `frei`: none whose value there is taken, and answers with the ids of the others. */
export function insertZeilen<Tabelle extends keyof Tabellen>(
  db: Kysely<Tabellen>,
  tabelle: Tabelle,
  zeilen: readonly Insertable<Tabellen[Tabelle]>[],
  frei?: 'referenz',
): CompiledQuery<{ id: string }> {
  const spalten = Object.keys(zeilen[0] ?? {}) as (keyof (typeof zeilen)[number])[]
  if (zeilen.some(zeile => Object.keys(zeile).length !== spalten.length)) throw new Error(`Uneven rows for ${tabelle}`)
  const name = `${tabelle} ${zeilen.length} ${frei} ${spalten}`
  const fuelle = einfuegen.get(name) ?? vorlage(einfuegenIn(tabelle, spalten as string[], zeilen.length, frei))
  einfuegen.set(name, fuelle)
  return fuelle(
    db,
    zeilen.flatMap(zeile => spalten.map(spalte => zeile[spalte])),
  )
}

const einfuegenIn =
  (tabelle: keyof Tabellen, spalten: readonly string[], anzahl: number, frei: 'referenz' | undefined) =>
  (db: Kysely<Tabellen>, werte: readonly unknown[]) => {
    const zeile = (_: unknown, i: number) =>
      Object.fromEntries(spalten.map((spalte, j) => [spalte, werte[i * spalten.length + j]]))
    // That rows and table go together has been seen to by `insertZeilen`.
    const insert = db.insertInto(tabelle as 'anfrage').values(Array.from({ length: anzahl }, zeile) as never)
    const freie = () => insert.onConflict(konflikt => konflikt.column('referenz').doNothing()).returning('id')
    return (frei ? freie() : insert) as Compilable<{ id: string }>
  }
