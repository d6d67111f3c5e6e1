import { type Aufbewahrung, countBestand, holdAufbewahrung, writeAufbewahrung } from '#db/aufbewahrung.ts'
import { insertAusgang } from '#db/ausgang.ts'
import type { Datenbank } from '#db/datenbank.ts'
import type { Zeit } from '#db/schema.ts'
import { haltegrund } from '#domain/fristen/aufbewahrung.ts'
import { aufbewahrungMeldung, type Halt } from '../mail/aufbewahrung-mail.ts'
import type { MailEinstellungen } from '../mail/neuer-ausgang.ts'

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
export function decideFreigabe(db: Datenbank, einstellungen: MailEinstellungen, jetzt: Zeit): Promise<Freigabe> {
  return db.transaktion(async tx => {
    const aufbewahrung = await holdAufbewahrung(tx)
    if (aufbewahrung.gehalten_seit !== null && jetzt >= aufbewahrung.gehalten_seit)
      return { art: 'gehalten', neu: null }

    const { gesamt, faellig, neuester } = await countBestand(tx, jetzt)
    const anker = neuester === null ? null : (aufbewahrung.anker ?? neuester)
    const grund = haltegrund({ jetzt, anker, faellig, gesamt })
    if (anker === null || grund === null) {
      // Never back: a clock that fell behind would make the right one look far ahead.
      await writeAufbewahrung(tx, {
        ...aufbewahrung,
        ...OHNE_HALT,
        anker: anker === null ? null : Math.max(anker, jetzt),
      })
      return { art: 'frei', geloest: aufbewahrung.gehalten_seit !== null }
    }
    const neu = { grund, seit: jetzt, anker, faellig, gesamt }
    const melden = istMeldungFaellig(aufbewahrung, jetzt)
    if (melden) await insertAusgang(tx, [aufbewahrungMeldung(neu, einstellungen)])
    const gemeldet = melden ? jetzt : aufbewahrung.gemeldet
    await writeAufbewahrung(tx, { anker, gehalten_seit: jetzt, grund, faellig, gesamt, gemeldet })
    return { art: 'gehalten', neu }
  })
}

const istMeldungFaellig = ({ gemeldet }: Aufbewahrung, jetzt: Zeit) =>
  gemeldet === null || Math.abs(jetzt - gemeldet) > MELDEPAUSE_MS
