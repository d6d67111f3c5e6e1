import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type LinkAnnahme, linkAnnahme } from '#contract/annahme.ts'
import { beanspruche, updateAntwort } from '#db/idempotenz.ts'
import type { AdressHash, Tabellen, Zeit } from '#db/schema.ts'
import { neueReferenz } from '../anfragen/referenz.ts'
import type { Clientnetz } from '../client-adresse.ts'
import { adressHash, emailSchluessel } from '../geheimnis.ts'
import { darfMailSenden, type Mailzweck, zaehleSchreiben } from '../grenzen.ts'
import type { Antragsstelle } from './stelle.ts'

const SCHLUESSEL_GUELTIG_MS = 86_400_000

/** A write that takes effect only once the owner of the mailbox opens a link. */
export type Wunsch = {
  zweck: Exclude<Mailzweck, 'bestaetigung'>
  email: string
  /** Everything that makes it what it is; the same again under the same key is a second try. */
  inhalt: readonly string[]
  /** What the limit counts by, see `clientNetze`. */
  netze: readonly Clientnetz[]
  /** The sender's UUID for exactly this request. */
  schluessel: string | null
}

export type Linkannahme =
  | ({ art: 'angenommen' } & LinkAnnahme)
  | { art: 'schluessel-vergeben' }
  | { art: 'grenze-erreicht'; sekunden: number }

export type Neu = {
  id: string
  referenz: string
  erstellt: Zeit
  emailHash: AdressHash
  /** Whether the mailbox may get one more link of this kind today. */
  mitLink: boolean
}

/**
 * Stores it as `speichere` says, all or nothing. Nothing here looks whether the address is known, so neither the
 * answer nor its time can tell: also that there was no link depends on how many were asked for, not on who has data.
 */
export async function nimmWunschAn(
  stelle: Antragsstelle,
  wunsch: Wunsch,
  speichere: (tx: Transaction<Tabellen>, neu: Neu) => Promise<void>,
): Promise<Linkannahme> {
  const { zweck, email, netze } = wunsch
  const annahme = await stelle.db
    .transaktion(async tx => {
      const emailHash = emailSchluessel(stelle.geheimnis, email)
      const erstellt = stelle.jetzt().getTime()
      const antwort = { referenz: neueReferenz(), linkGesendet: true }
      const frueher = await frueherAngenommen(tx, stelle, wunsch, { antwort, erstellt, emailHash })
      if (frueher) return frueher
      const sekunden = await zaehleSchreiben(tx, stelle, { netze }, erstellt)
      if (sekunden !== null) throw new GrenzeErreicht(sekunden)
      const mitLink = await darfMailSenden(tx, stelle, { zweck, email, jetzt: erstellt })
      await speichere(tx, { id: randomUUID(), referenz: antwort.referenz, erstellt, emailHash, mitLink })
      if (mitLink) return { art: 'angenommen' as const, ...antwort }
      const ohneLink = { ...antwort, linkGesendet: false }
      if (wunsch.schluessel !== null) await updateAntwort(tx, wunsch.schluessel, JSON.stringify(ohneLink))
      return { art: 'angenommen' as const, ...ohneLink }
    })
    .catch((error: unknown) => {
      if (error instanceof GrenzeErreicht) return { art: 'grenze-erreicht' as const, sekunden: error.sekunden }
      throw error
    })
  stelle.wecke()
  return annahme
}

async function frueherAngenommen(
  tx: Transaction<Tabellen>,
  { geheimnis }: Antragsstelle,
  { inhalt, schluessel }: Wunsch,
  neu: { antwort: LinkAnnahme; erstellt: Zeit; emailHash: AdressHash },
): Promise<Linkannahme | null> {
  if (schluessel === null) return null
  const koerperHash = adressHash(geheimnis, 'koerper', JSON.stringify(inhalt))
  const zeile = {
    schluessel,
    koerper_hash: koerperHash,
    status: 201,
    antwort: JSON.stringify(neu.antwort),
    email_hash: neu.emailHash,
    erstellt: neu.erstellt,
  }
  const vergeben = await beanspruche(tx, zeile, SCHLUESSEL_GUELTIG_MS)
  if (!vergeben) return null
  if (vergeben.koerper_hash !== koerperHash) return { art: 'schluessel-vergeben' }
  return { art: 'angenommen', ...linkAnnahme.parse(JSON.parse(vergeben.antwort)) }
}

/** Thrown, so that the transaction leaves no trace. */
class GrenzeErreicht extends Error {
  readonly sekunden: number

  constructor(sekunden: number) {
    super('limit reached')
    this.sekunden = sekunden
  }
}
