import type { Transaction } from 'kysely'
import { claimIdempotenz } from '#db/idempotenz.ts'
import type { AdressHash, Tabellen, Zeit } from '#db/schema.ts'
import { adressHash } from '../einstellungen/geheimnis.ts'
import type { Absender, Annahme, Annahmestelle, Einsendung } from './einsendung.ts'

const MINUTE_MS = 60_000
const SCHLUESSEL_GUELTIG_MS = 24 * 60 * MINUTE_MS
const DOPPELT_MS = 10 * MINUTE_MS

/** Free to be used, under the key that is now taken; else what was answered the first time, or a conflict. */
export type Schluesselanspruch<Antwort> =
  | { art: 'frei'; schluessel: string | null }
  | Extract<Annahme<Antwort>, { art: 'angenommen' | 'schluessel-vergeben' }>

/** Takes the sender's key, together with the answer that will be given. */
export async function claimSchluessel<Antwort>(
  tx: Transaction<Tabellen>,
  { geheimnis }: Annahmestelle,
  { inhalt, antwort }: Einsendung<Antwort>,
  schluessel: Absender['schluessel'],
  versprochen: { antwort: Antwort; emailHash: AdressHash; erstellt: Zeit },
): Promise<Schluesselanspruch<Antwort>> {
  if (schluessel === null) return { art: 'frei', schluessel: null }
  const koerperHash = adressHash(geheimnis, 'koerper', inhalt)
  const nachInhalt = schluessel === 'inhalt'
  const genommen = nachInhalt ? `inhalt:${koerperHash}` : schluessel
  const vergeben = await claimIdempotenz(
    tx,
    {
      schluessel: genommen,
      koerper_hash: koerperHash,
      status: 201,
      antwort: JSON.stringify(versprochen.antwort),
      email_hash: versprochen.emailHash,
      erstellt: versprochen.erstellt,
    },
    nachInhalt ? DOPPELT_MS : SCHLUESSEL_GUELTIG_MS,
  )
  if (!vergeben) return { art: 'frei', schluessel: genommen }
  if (vergeben.koerper_hash !== koerperHash) return { art: 'schluessel-vergeben' }
  return { art: 'angenommen', antwort: antwort.parse(JSON.parse(vergeben.antwort)), wie: 'wiederholt' }
}
