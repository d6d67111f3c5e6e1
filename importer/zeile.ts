/** One row of a table; `nummer` is where the operator finds it in the file, counted from 1. */
export type Zeile = { nummer: number; werte: string[] }
