import type { Kysely } from 'kysely'
import type { AdressHash, Tabellen, Zeit } from './schema.ts'
import { vorlage } from './vorlage.ts'

export type Grenze = { schluessel: AdressHash; hoechstens: number; fensterMs: number; jetzt: Zeit }

/**
 * A window may begin a little after the time of whoever looks: a transaction that began a moment later was quicker, or
 * another process' clock is ahead. One that begins later still was opened under a clock that was wrong: it counts for
 * nothing, or it would refuse people until that time has come.
 */
const VORLAUF_MS = 60_000

type Zaehlung = Pick<Grenze, 'schluessel' | 'hoechstens' | 'jetzt'> & { abgelaufen: Zeit; verfrueht: Zeit }

const zaehlung = vorlage((db, { schluessel, hoechstens, jetzt, abgelaufen, verfrueht }: Zaehlung) => {
  const volle = db
    .selectFrom('grenze as volle')
    .select('volle.schluessel')
    .where('volle.schluessel', '=', schluessel)
    .where('volle.beginn', '>', abgelaufen)
    .where('volle.beginn', '<=', verfrueht)
    .where('volle.anzahl', '>=', hoechstens)
  const erste = db
    .selectNoFrom(({ val }) => [val(schluessel).as('schluessel'), val(jetzt).as('beginn'), val(1).as('anzahl')])
    .where(({ not, exists }) => not(exists(volle)))
  return db
    .insertInto('grenze')
    .columns(['schluessel', 'beginn', 'anzahl'])
    .expression(erste)
    .onConflict(konflikt =>
      konflikt
        .column('schluessel')
        .doUpdateSet(({ eb, ref, or }) => {
          const vorbei = or([eb('grenze.beginn', '<=', abgelaufen), eb('grenze.beginn', '>', verfrueht)])
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
        .where(({ eb, or }) =>
          or([
            eb('grenze.beginn', '<=', abgelaufen),
            eb('grenze.beginn', '>', verfrueht),
            eb('grenze.anzahl', '<', hoechstens),
          ]),
        ),
    )
    .returning('anzahl')
})

/**
 * Counts one more in the running window, or says when that window ends because it is full. One statement that locks
 * its row until the transaction ends: exact, however many come at once. A window already known to be full is left
 * alone, so that whoever floods us is refused at once and keeps no connection waiting for the lock.
 */
export async function countInWindow(
  db: Kysely<Tabellen>,
  grenze: Grenze,
): Promise<{ voll: false } | { voll: true; bis: Zeit }> {
  const { schluessel, fensterMs, jetzt } = grenze
  const { rows: gezaehlt } = await db.executeQuery(
    zaehlung(db, { ...grenze, abgelaufen: jetzt - fensterMs, verfrueht: jetzt + VORLAUF_MS }),
  )
  if (gezaehlt.length > 0) return { voll: false }
  const fenster = await db.selectFrom('grenze').select('beginn').where('schluessel', '=', schluessel).executeTakeFirst()
  // Nobody locked it: a deletion may have taken it away meanwhile, and a new window begins.
  return fenster ? { voll: true, bis: fenster.beginn + fensterMs } : countInWindow(db, grenze)
}

/** Windows over for as long as `hoechstensMs`, the longest there is, and those of a wrong clock. */
export async function deleteAlteGrenzen(db: Kysely<Tabellen>, jetzt: Zeit, hoechstensMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('grenze')
    .where(({ eb, or }) => or([eb('beginn', '<=', jetzt - hoechstensMs), eb('beginn', '>', jetzt + VORLAUF_MS)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
