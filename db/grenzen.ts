import type { Kysely } from 'kysely'
import type { AdressHash, Tabellen, Zeit } from './schema.ts'

export type Grenze = { schluessel: AdressHash; hoechstens: number; fensterMs: number; jetzt: Zeit }

/**
 * Counts one more in the running window, or says when that window ends because it is full. One statement that locks
 * its row until the transaction ends: exact, however many come at once. A window already known to be full is left
 * alone, so that whoever floods us is refused at once and keeps no connection waiting for the lock.
 */
export async function zaehle(
  db: Kysely<Tabellen>,
  grenze: Grenze,
): Promise<{ voll: false } | { voll: true; bis: Zeit }> {
  const { schluessel, hoechstens, fensterMs, jetzt } = grenze
  const abgelaufen = jetzt - fensterMs
  const volle = db
    .selectFrom('grenze as volle')
    .select('volle.schluessel')
    .where('volle.schluessel', '=', schluessel)
    .where('volle.beginn', '>', abgelaufen)
    .where('volle.anzahl', '>=', hoechstens)
  const erste = db
    .selectNoFrom(({ val }) => [val(schluessel).as('schluessel'), val(jetzt).as('beginn'), val(1).as('anzahl')])
    .where(({ not, exists }) => not(exists(volle)))
  const gezaehlt = await db
    .insertInto('grenze')
    .columns(['schluessel', 'beginn', 'anzahl'])
    .expression(erste)
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
  const fenster = await db.selectFrom('grenze').select('beginn').where('schluessel', '=', schluessel).executeTakeFirst()
  // Nobody locked it: a deletion may have taken it away meanwhile, and a new window begins.
  return fenster ? { voll: true, bis: fenster.beginn + fensterMs } : zaehle(db, grenze)
}

export async function deleteAlteGrenzen(db: Kysely<Tabellen>, bis: Zeit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('grenze').where('beginn', '<=', bis).executeTakeFirst()
  return Number(numDeletedRows)
}
