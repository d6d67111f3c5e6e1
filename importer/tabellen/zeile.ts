/** One row of a table; `nummer` is where the operator finds it in the file, counted from 1. */
export type Zeile = { nummer: number; werte: string[] }

/** Rows that follow one another: waiting for each of 200'000 by itself would take longer than reading them. */
export type Stueck = Iterable<Zeile>

export async function* einzeln(stuecke: AsyncIterable<Stueck>): AsyncGenerator<Zeile> {
  for await (const stueck of stuecke) yield* stueck
}
