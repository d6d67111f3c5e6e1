import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ANNA, nachFeldern } from '../fixtures/anfragen/anna.ts'
import { VAR_DIR } from './website.ts'

/** Both engines and earlier runs write to one database: an address tells them apart. */
export const uniqueEmail = () => `anna.${randomUUID().slice(0, 8)}@example.ch`

/** What every form asks about a person, field by field. */
export const contactOf = (email: string): readonly (readonly [name: string, value: string])[] =>
  Object.entries(nachFeldern({ ...ANNA, email }))

export function storedEnquiries(email: string): Record<string, unknown>[] {
  const db = new DatabaseSync(join(VAR_DIR, 'anfragen.sqlite'), { readOnly: true })
  const rows = db.prepare("select status, daten from anfrage where daten ->> 'email' = ?").all(email)
  db.close()
  return rows.map(({ status, daten }) => ({ status, ...JSON.parse(String(daten)) }))
}
