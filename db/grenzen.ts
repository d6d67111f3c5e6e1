import type { Kysely } from 'kysely'
import type { AdressHash, Tabellen, Zeit } from './schema.ts'

export type Grenze = { schluessel: AdressHash; hoechstens: number; fensterMs: number; jetzt: Zeit }

/**
 * Counts one more in the running window, or says when that window ends because it is full. One statement that locks
 * its row until the transaction ends: exact, however many come at once.
 */
export async function zaehle(
  db: Kysely<Tabellen>,
  grenze: Grenze,
): Promise<{ voll: false } | { voll: true; bis: Zeit }> {
  const { schluessel, hoechstens, fensterMs, jetzt } = grenze
  const abgelaufen = jetzt - fensterMs
  const gezaehlt = await db
    .insertInto('grenze')
    .values({ schluessel, beginn: jetzt, anzahl: 1 })
    .onConflict(konflikt =>
      konflikt
        .column('schluessel')
        .doUpdateSet(({ eb, ref }) => {
          const vorbei = eb('grenze.beginn', '<=', abgelaufen)
          return {
            beginn: eb.case().when(vorbei).then(jetzt).else(ref('grenze.beginn')).end(),
            anzahl: eb
              .case()
              .when(vorbei)
              .then(1)
              .else(eb('grenze.anzahl', '+', 1))
              .end(),
          }
        })
        .where(({ eb, or }) => or([eb('grenze.beginn', '<=', abgelaufen), eb('grenze.anzahl', '<', hoechstens)])),
    )
    .returning('anzahl')
    .executeTakeFirst()
  if (gezaehlt) return { voll: false }
  const { beginn } = await db
    .selectFrom('grenze')
    .select('beginn')
    .where('schluessel', '=', schluessel)
    .executeTakeFirstOrThrow()
  return { voll: true, bis: beginn + fensterMs }
}

export async function deleteAlteGrenzen(db: Kysely<Tabellen>, bis: Zeit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('grenze').where('beginn', '<=', bis).executeTakeFirst()
  return Number(numDeletedRows)
}
