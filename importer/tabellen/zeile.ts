/** One row of a table; `nummer` is where the operator finds it in the file, counted from 1. */
export type Quellzeile = { nummer: number; werte: string[] }

/** Rows that follow one another: waiting for each of 200'000 by itself would take longer than reading them. */
export type Stueck = Iterable<Quellzeile>

export async function* einzeln(stuecke: AsyncIterable<Stueck>): AsyncGenerator<Quellzeile> {
  for await (const stueck of stuecke) yield* stueck
}
