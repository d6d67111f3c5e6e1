import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { insertAngenommenes } from '#db/annahme.ts'
import { updateAntwort } from '#db/idempotenz.ts'
import type { Tabellen } from '#db/schema.ts'
import { emailSchluessel } from '../einstellungen/geheimnis.ts'
import { countMail, countSchreiben } from '../http/grenzen.ts'
import type { Absender, Annahme, Annahmestelle, Einsendung, Neu } from './einsendung.ts'
import { tryReferenzen } from './referenz.ts'
import { claimSchluessel } from './schluessel.ts'

/**
 * Stores what was sent in with its proof of consent, its links and its mails, its key and its counters: all or nothing,
 * and safe once this resolves. What comes before the commit may be repeated, what comes after it survives.
 */
export async function acceptEinsendung<Antwort>(
  stelle: Annahmestelle,
  einsendung: Einsendung<Antwort>,
  absender: Absender,
  gezogen?: () => string,
): Promise<Annahme<Antwort>> {
  const annahme = await tryReferenzen(
    referenz => stelle.db.transaktion(tx => store(tx, stelle, einsendung, absender, referenz)),
    gezogen,
  ).catch((error: unknown) => {
    if (error instanceof GrenzeErreicht) return { art: 'grenze-erreicht' as const, sekunden: error.sekunden }
    throw error
  })
  if (annahme.art === 'angenommen' && annahme.wie === 'neu') stelle.wake()
  return annahme
}

/** Thrown, so that the transaction leaves no trace. */
class GrenzeErreicht extends Error {
  readonly sekunden: number

  constructor(sekunden: number) {
    super('limit reached')
    this.sekunden = sekunden
  }
}

/**
 * Nothing here looks whether the address is known, so neither the answer nor its time can tell: also that there was no
 * link depends on how many were asked for, not on who has data.
 */
async function store<Antwort>(
  tx: Transaction<Tabellen>,
  stelle: Annahmestelle,
  einsendung: Einsendung<Antwort>,
  { netze, schluessel }: Absender,
  referenz: string,
): Promise<Annahme<Antwort>> {
  const { email, falle, mailzweck: zweck } = einsendung
  const erstellt = stelle.jetzt().getTime()
  const emailHash = emailSchluessel(stelle.geheimnis, email)
  const antwortMit = (linkGesendet: boolean) => einsendung.antwort.parse({ referenz, linkGesendet })

  // First of all: what is repeated is answered even when the limit is reached.
  const versprochen = { antwort: antwortMit(true), emailHash, erstellt }
  const anspruch = await claimSchluessel(tx, stelle, einsendung, schluessel, versprochen)
  if (anspruch.art !== 'frei') return anspruch

  const sekunden = await countSchreiben(
    tx,
    stelle,
    { netze, ...(einsendung.grenzeProAdresse && { emailHash }) },
    erstellt,
  )
  if (sekunden !== null) throw new GrenzeErreicht(sekunden)
  const mitMail = !falle && (await countMail(tx, stelle, { zweck, email, jetzt: erstellt }))

  // In the order of time: in the database's indexes new rows then lie together, not each on a page of its own.
  const neu: Neu = { id: randomUUIDv7(), referenz, erstellt, emailHash, mitMail }
  const angenommenes = einsendung.angenommenes(neu)
  if (angenommenes) await insertAngenommenes(tx, angenommenes)
  const linkGesendet = mitMail || falle
  const antwort = antwortMit(linkGesendet)
  if (!linkGesendet && anspruch.schluessel !== null)
    await updateAntwort(tx, anspruch.schluessel, JSON.stringify(antwort))
  return { art: 'angenommen', antwort, wie: falle ? 'falle' : 'neu' }
}
