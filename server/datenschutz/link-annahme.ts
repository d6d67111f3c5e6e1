import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { zaehle } from '#db/grenzen.ts'
import { beanspruche } from '#db/idempotenz.ts'
import type { AdressHash, Tabellen, Zeit } from '#db/schema.ts'
import { GRENZFENSTER_MS, wartezeit } from '../anfragen/annehmen.ts'
import { neueReferenz } from '../anfragen/referenz.ts'
import { adressHash, emailSchluessel } from '../geheimnis.ts'
import type { Antragsstelle } from './stelle.ts'

const TAG_MS = 86_400_000
const SCHLUESSEL_GUELTIG_MS = TAG_MS

/** Nobody can fill another's mailbox with our links. Holds whatever ANFRAGEN_LIMIT says. */
const LINKS_PRO_TAG = 3

/** A write that takes effect only once the owner of the mailbox opens a link. */
export type Wunsch = {
  email: string
  /** Everything that makes it what it is; the same again under the same key is a second try. */
  inhalt: readonly string[]
  /** What the limit counts by, see `clientNetz`. */
  netz: string
  /** The sender's UUID for exactly this request. */
  schluessel: string | null
}

export type Linkannahme =
  | { art: 'angenommen'; referenz: string }
  | { art: 'schluessel-vergeben' }
  | { art: 'grenze-erreicht'; sekunden: number }

export type Neu = { id: string; referenz: string; erstellt: Zeit; emailHash: AdressHash }

/** Of the links that go to one mailbox. */
export const linkGrenze = (geheimnis: string, emailHash: string) => adressHash(geheimnis, 'antrag-link', emailHash)

/** Whether one more link may go to this mailbox today; counts it if so. */
export async function darfLinkSenden(
  tx: Transaction<Tabellen>,
  { geheimnis }: Antragsstelle,
  { emailHash, erstellt }: Neu,
): Promise<boolean> {
  const schluessel = linkGrenze(geheimnis, emailHash)
  const grenze = await zaehle(tx, { schluessel, hoechstens: LINKS_PRO_TAG, fensterMs: TAG_MS, jetzt: erstellt })
  return !grenze.voll
}

/**
 * Stores it as `speichere` says, all or nothing. Nothing here looks whether the address is known, so neither the
 * answer nor its time can tell.
 */
export async function nimmWunschAn(
  stelle: Antragsstelle,
  wunsch: Wunsch,
  speichere: (tx: Transaction<Tabellen>, neu: Neu) => Promise<void>,
): Promise<Linkannahme> {
  const annahme = await stelle.db
    .transaktion(async tx => {
      const emailHash = emailSchluessel(stelle.geheimnis, wunsch.email)
      const neu = { id: randomUUID(), referenz: neueReferenz(), erstellt: stelle.jetzt().getTime(), emailHash }
      const frueher = await frueherAngenommen(tx, stelle, wunsch, neu)
      if (frueher) return frueher
      await zaehleNetz(tx, stelle, wunsch.netz, neu.erstellt)
      await speichere(tx, neu)
      return { art: 'angenommen' as const, referenz: neu.referenz }
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
  { referenz, erstellt, emailHash }: Neu,
): Promise<Linkannahme | null> {
  if (schluessel === null) return null
  const koerperHash = adressHash(geheimnis, 'koerper', JSON.stringify(inhalt))
  const zeile = {
    schluessel,
    koerper_hash: koerperHash,
    status: 201,
    antwort: JSON.stringify({ referenz }),
    email_hash: emailHash,
    erstellt,
  }
  const vergeben = await beanspruche(tx, zeile, SCHLUESSEL_GUELTIG_MS)
  if (!vergeben) return null
  if (vergeben.koerper_hash !== koerperHash) return { art: 'schluessel-vergeben' }
  const antwort = JSON.parse(vergeben.antwort) as { referenz: string }
  return { art: 'angenommen', referenz: antwort.referenz }
}

/** Thrown, so that the transaction leaves no trace. */
class GrenzeErreicht extends Error {
  readonly sekunden: number

  constructor(sekunden: number) {
    super('limit reached')
    this.sekunden = sekunden
  }
}

async function zaehleNetz(
  tx: Transaction<Tabellen>,
  { geheimnis, anfragenLimit }: Antragsstelle,
  netz: string,
  jetzt: number,
): Promise<void> {
  if (anfragenLimit === 0) return
  const schluessel = adressHash(geheimnis, 'netz', netz)
  const grenze = await zaehle(tx, { schluessel, hoechstens: anfragenLimit, fensterMs: GRENZFENSTER_MS, jetzt })
  if (grenze.voll) throw new GrenzeErreicht(wartezeit(grenze.bis, jetzt))
}
