import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { datenschutzAntrag } from '#contract/datenschutz-antrag.ts'
import { insertAntrag } from '#db/antraege.ts'
import { insertAusgang } from '#db/ausgang.ts'
import type { Datenbank } from '#db/datenbank.ts'
import { zaehle } from '#db/grenzen.ts'
import { beanspruche } from '#db/idempotenz.ts'
import type { Tabellen } from '#db/schema.ts'
import { insertToken } from '#db/token.ts'
import { GRENZFENSTER_MS } from '../anfragen/annehmen.ts'
import { neueReferenz } from '../anfragen/referenz.ts'
import { adressHash, emailSchluessel } from '../geheimnis.ts'
import { antragLink } from '../mail/antrag-mails.ts'
import type { MailEinstellungen } from '../mail/ausgangs-zeile.ts'
import { LINK_GUELTIG_MS, neuesSecret, tokenHash } from './secret.ts'

const TAG_MS = 86_400_000
/** Within it a request must be answered. */
export const FRIST_MS = 30 * TAG_MS
const SCHLUESSEL_GUELTIG_MS = TAG_MS

/** Nobody can fill another's mailbox with our links. Holds whatever ANFRAGEN_LIMIT says. */
const LINKS_PRO_TAG = 3

export type Antragsstelle = {
  db: Datenbank
  geheimnis: string
  /** Writes per client address in ten minutes, enquiries included; 0: any number. */
  anfragenLimit: number
  einstellungen: MailEinstellungen
  jetzt: () => Date
  /** Called once a mail waits to be sent. */
  wecke: () => void
}

export type Antragseingang = {
  antrag: z.output<(typeof datenschutzAntrag)['anfrage']>
  /** What the limit counts by, see `clientNetz`. */
  netz: string
  /** The sender's UUID for exactly this request. */
  schluessel: string | null
}

export type Antragsannahme =
  | { art: 'angenommen'; referenz: string }
  | { art: 'schluessel-vergeben' }
  | { art: 'grenze-erreicht'; sekunden: number }

/** Of the links that go to one mailbox. */
export const linkGrenze = (geheimnis: string, emailHash: string) => adressHash(geheimnis, 'antrag-link', emailHash)

/**
 * Stores a request and the mail with its link. Nothing here looks whether the address is known, so neither the
 * answer nor its time can tell. Beyond the daily number of mails the request is stored all the same, and lapses.
 */
export async function nimmAntragAn(stelle: Antragsstelle, eingang: Antragseingang): Promise<Antragsannahme> {
  const annahme = await stelle.db
    .transaktion(async tx => {
      const neu = { id: randomUUID(), referenz: neueReferenz(), erstellt: stelle.jetzt().getTime() }
      const frueher = await frueherAngenommen(tx, stelle, eingang, neu)
      if (frueher) return frueher
      await zaehleNetz(tx, stelle, eingang.netz, neu.erstellt)
      await speichere(tx, stelle, eingang, neu)
      return { art: 'angenommen' as const, referenz: neu.referenz }
    })
    .catch((error: unknown) => {
      if (error instanceof GrenzeErreicht) return { art: 'grenze-erreicht' as const, sekunden: error.sekunden }
      throw error
    })
  stelle.wecke()
  return annahme
}

type Neu = { id: string; referenz: string; erstellt: number }

async function frueherAngenommen(
  tx: Transaction<Tabellen>,
  { geheimnis }: Antragsstelle,
  { antrag: { email, requestType, reason }, schluessel }: Antragseingang,
  { referenz, erstellt }: Neu,
): Promise<Antragsannahme | null> {
  if (schluessel === null) return null
  // Not the browser's clock: a second try of the same request shows another time.
  const koerperHash = adressHash(geheimnis, 'koerper', JSON.stringify(['antrag', email, requestType, reason]))
  const zeile = {
    schluessel,
    koerper_hash: koerperHash,
    status: 201,
    antwort: JSON.stringify({ referenz }),
    email_hash: emailSchluessel(geheimnis, email),
    erstellt,
  }
  const vergeben = await beanspruche(tx, zeile, erstellt - SCHLUESSEL_GUELTIG_MS)
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
  if (grenze.voll) throw new GrenzeErreicht(Math.max(1, Math.ceil((grenze.bis - jetzt) / 1000)))
}

async function speichere(
  tx: Transaction<Tabellen>,
  { geheimnis, einstellungen }: Antragsstelle,
  { antrag: { email, requestType: art, reason } }: Antragseingang,
  { id, referenz, erstellt }: Neu,
): Promise<void> {
  const emailHash = emailSchluessel(geheimnis, email)
  const antrag = { id, referenz, art, erstellt }
  await insertAntrag(tx, {
    ...antrag,
    email,
    email_hash: emailHash,
    begruendung: reason || null,
    status: 'angefragt',
    bestaetigt: null,
    frist: erstellt + FRIST_MS,
    erledigt: null,
  })
  const schluessel = linkGrenze(geheimnis, emailHash)
  const grenze = await zaehle(tx, { schluessel, hoechstens: LINKS_PRO_TAG, fensterMs: TAG_MS, jetzt: erstellt })
  if (grenze.voll) return
  const secret = neuesSecret()
  await insertToken(tx, {
    hash: tokenHash(art, secret),
    zweck: 'antrag',
    ziel_id: id,
    email_hash: emailHash,
    ablauf: erstellt + LINK_GUELTIG_MS.antrag,
  })
  await insertAusgang(tx, [antragLink({ antrag, email, secret, emailHash, einstellungen, jetzt: erstellt })])
}
