import type { Kysely } from 'kysely'
import { type Aufbewahrung, countBestand, holdAufbewahrung, writeAufbewahrung } from '#db/aufbewahrung.ts'
import { insertAusgang } from '#db/ausgang.ts'
import type { Datenbank } from '#db/datenbank.ts'
import type { Tabellen, Zeit } from '#db/schema.ts'
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
  return db.transaktion(tx => decideIn(tx, einstellungen, jetzt))
}

async function decideIn(tx: Kysely<Tabellen>, einstellungen: MailEinstellungen, jetzt: Zeit): Promise<Freigabe> {
  const aufbewahrung = await holdAufbewahrung(tx)
  const { gehalten_seit: seit } = aufbewahrung
  if (seit !== null && jetzt >= seit) return { art: 'gehalten', neu: null }

  const { gesamt, faellig, neuester } = await countBestand(tx, jetzt)
  const anker = neuester === null ? null : (aufbewahrung.anker ?? neuester)
  const grund = haltegrund({ jetzt, anker, faellig, gesamt })
  if (anker !== null && grund !== null) {
    const neu = { grund, seit: jetzt, anker, faellig, gesamt }
    await hold(tx, neu, aufbewahrung, einstellungen)
    return { art: 'gehalten', neu }
  }
  // Never back: a clock that fell behind would make the right one look far ahead.
  const weiter = anker === null ? null : Math.max(anker, jetzt)
  await writeAufbewahrung(tx, { ...aufbewahrung, ...OHNE_HALT, anker: weiter })
  return { art: 'frei', geloest: seit !== null }
}

async function hold(
  tx: Kysely<Tabellen>,
  { seit, ...neu }: Halt,
  { gemeldet }: Aufbewahrung,
  einstellungen: MailEinstellungen,
): Promise<void> {
  const melden = gemeldet === null || Math.abs(seit - gemeldet) > MELDEPAUSE_MS
  if (melden) await insertAusgang(tx, [aufbewahrungMeldung({ ...neu, seit }, einstellungen)])
  await writeAufbewahrung(tx, { ...neu, gehalten_seit: seit, gemeldet: melden ? seit : gemeldet })
}
