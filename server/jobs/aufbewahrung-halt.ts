import { bestandVon, holdStand, type Stand, writeStand } from '#db/aufbewahrung.ts'
import { insertAusgang } from '#db/ausgang.ts'
import type { Datenbank } from '#db/datenbank.ts'
import type { Zeit } from '#db/schema.ts'
import { haltegrund } from '#domain/aufbewahrung.ts'
import { aufbewahrungMeldung, type Halt } from '../mail/aufbewahrung-mail.ts'
import type { MailEinstellungen } from '../mail/ausgangs-zeile.ts'

export const OHNE_HALT = { gehalten_seit: null, grund: null, faellig: 0, gesamt: 0 } as const

/** So that processes whose clocks disagree do not write a mail each hour. */
const MELDEPAUSE_MS = 24 * 3_600_000

export type Freigabe =
  | { art: 'frei' /** A hold has ended because the clock was put back. */; geloest: boolean }
  | { art: 'gehalten' /** Null: it was held before. */; neu: Halt | null }

/**
 * Whether deleting by terms may go ahead at this time. Once held it stays held until the operator confirms, or until
 * the clock shows less than it did then, that is until somebody has put it back: neither an hour nor a restart, a
 * second process or records written by the same clock release it.
 */
export function freigabe(db: Datenbank, einstellungen: MailEinstellungen, jetzt: Zeit): Promise<Freigabe> {
  return db.transaktion(async tx => {
    const stand = await holdStand(tx)
    if (stand.gehalten_seit !== null && jetzt >= stand.gehalten_seit) return { art: 'gehalten', neu: null }

    const { gesamt, faellig, neuester } = await bestandVon(tx, jetzt)
    const anker = neuester === null ? null : (stand.anker ?? neuester)
    const grund = haltegrund({ jetzt, anker, faellig, gesamt })
    if (anker === null || grund === null) {
      // Never back: a clock that fell behind would make the right one look far ahead.
      await writeStand(tx, { ...stand, ...OHNE_HALT, anker: anker === null ? null : Math.max(anker, jetzt) })
      return { art: 'frei', geloest: stand.gehalten_seit !== null }
    }
    const neu = { grund, seit: jetzt, anker, faellig, gesamt }
    const melden = istMeldungFaellig(stand, jetzt)
    if (melden) await insertAusgang(tx, [aufbewahrungMeldung(neu, einstellungen)])
    const gemeldet = melden ? jetzt : stand.gemeldet
    await writeStand(tx, { anker, gehalten_seit: jetzt, grund, faellig, gesamt, gemeldet })
    return { art: 'gehalten', neu }
  })
}

const istMeldungFaellig = ({ gemeldet }: Stand, jetzt: Zeit) =>
  gemeldet === null || Math.abs(jetzt - gemeldet) > MELDEPAUSE_MS
