import { istPostgresWeg } from './postgres.ts'
import { istSqliteWeg, primaercode } from './sqlite.ts'

/** Why nothing can be stored at the moment. Damage is the one thing that does not pass by itself. */
export type Datenbankstoerung = 'voll' | 'nur-lesbar' | 'beschaedigt' | 'weg'

/** SQLite's primary codes, and PostgreSQL's of the same meaning. */
const ARTEN = new Map<number | string, Datenbankstoerung>([
  [8, 'nur-lesbar'],
  [11, 'beschaedigt'],
  [13, 'voll'],
  [26, 'beschaedigt'],
  ['25006', 'nur-lesbar'],
  ['53100', 'voll'],
  ['XX001', 'beschaedigt'],
  ['XX002', 'beschaedigt'],
])

/** Whether the state of the machine or of the database is to blame: a sender may try again, and the operator must look. */
export const istDatenbankWeg = (error: unknown): boolean => istPostgresWeg(error) || istSqliteWeg(error)

export function stoerungAus(error: unknown): Datenbankstoerung {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return ARTEN.get(primaercode(error)) ?? ARTEN.get(code) ?? 'weg'
}
