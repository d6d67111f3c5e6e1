import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { KontaktAnfrage } from '#contract/kontakt-anfrage.ts'
import type { PraemienAnfrage } from '#contract/praemien-anfrage.ts'
import { insertAnfrage, type NeueAnfrage } from '#db/anfragen.ts'
import type { Datenbank } from '#db/datenbank.ts'
import { zaehle } from '#db/grenzen.ts'
import { beanspruche } from '#db/idempotenz.ts'
import type { AdressHash, Tabellen, Zeit } from '#db/schema.ts'
import { loeschenAb } from '#domain/kalender-monate.ts'
import { LINK_GUELTIG_MS, neuesSecret, tokenHash } from '../datenschutz/secret.ts'
import { adressHash, emailSchluessel } from '../geheimnis.ts'
import { anfrageAusgang } from '../mail/anfrage-mails.ts'
import type { AngenommeneAnfrage } from '../mail/angenommene-anfrage.ts'
import type { MailEinstellungen } from '../mail/ausgangs-zeile.ts'
import { einwilligungen } from './einwilligungen.ts'
import { neueReferenz } from './referenz.ts'

const MINUTE_MS = 60_000
export const GRENZFENSTER_MS = 10 * MINUTE_MS
const SCHLUESSEL_GUELTIG_MS = 24 * 60 * MINUTE_MS
const DOPPELT_MS = 10 * MINUTE_MS

/** In seconds. Never longer than the window, which a transaction that began a moment later may have opened. */
export const wartezeit = (bis: Zeit, jetzt: Zeit): number =>
  Math.min(GRENZFENSTER_MS / 1000, Math.max(1, Math.ceil((bis - jetzt) / 1000)))

export type Inhalt = { art: 'praemie'; daten: PraemienAnfrage } | { art: 'kontakt'; daten: KontaktAnfrage }

export type Eingang = Inhalt & {
  /** What the limit counts by, see `clientNetz`. */
  netz: string
  seite: string
  /** A UUID of the sender, or 'inhalt': the same content within ten minutes is the same enquiry. */
  schluessel: string | 'inhalt' | null
}

export type Annahme =
  | { art: 'angenommen'; status: number; antwort: { referenz: string }; neu: boolean; falle: boolean }
  | { art: 'schluessel-vergeben' }
  | { art: 'grenze-erreicht'; sekunden: number }

export type Annahmestelle = {
  db: Pick<Datenbank, 'transaktion'>
  geheimnis: string
  anfragenLimit: number
  jetzt: () => Date
  einstellungen: MailEinstellungen
  /** Called once something waits to be sent. */
  wecke: () => void
}

/** Stores an enquiry with its proof of consent and its mails, all or nothing; it is safe once this resolves. */
export async function annehmen(stelle: Annahmestelle, eingang: Eingang): Promise<Annahme> {
  for (;;) {
    const referenz = neueReferenz()
    const annahme = await stelle.db
      .transaktion(tx => speichere(tx, stelle, eingang, referenz))
      .catch((error: unknown) => {
        if (error instanceof Rueckgaengig) return error.ergebnis
        throw error
      })
    // By chance the reference exists already: once in a million, with a million enquiries.
    if (annahme === 'referenz-vergeben') continue
    if (annahme.art === 'angenommen' && annahme.neu && !annahme.falle) stelle.wecke()
    return annahme
  }
}

/** Undoes what the transaction has done so far. */
class Rueckgaengig extends Error {
  readonly ergebnis: Annahme | 'referenz-vergeben'

  constructor(ergebnis: Annahme | 'referenz-vergeben') {
    super('transaction undone')
    this.ergebnis = ergebnis
  }
}

async function speichere(
  tx: Transaction<Tabellen>,
  stelle: Annahmestelle,
  eingang: Eingang,
  referenz: string,
): Promise<Annahme> {
  const { geheimnis, jetzt } = stelle
  const { daten } = eingang
  const erstellt = jetzt().getTime()
  const emailHash = emailSchluessel(geheimnis, daten.email)
  const falle = daten.website !== ''

  // First of all: a repeated enquiry is answered even when the limit is reached.
  const frueher = await frueherAngenommen(tx, stelle, eingang, { erstellt, emailHash, antwort: { referenz } })
  if (frueher) return frueher

  await zaehleAnfrage(tx, stelle, [adressHash(geheimnis, 'netz', eingang.netz), emailHash], erstellt)

  const anfrage = angenommeneAnfrage(eingang, { id: randomUUID(), referenz, erstellt })
  const neu = await insertAnfrage(tx, {
    anfrage: {
      id: anfrage.id,
      referenz,
      art: anfrage.art,
      status: falle ? 'falle' : 'offen',
      email_hash: emailHash,
      daten: JSON.stringify(anfrage.daten),
      erstellt,
      loeschen_ab: loeschenAb(erstellt),
    },
    einwilligungen: einwilligungen(daten, { anfrage_id: anfrage.id, seite: eingang.seite, zeit: erstellt }),
    post: falle ? null : post(stelle, anfrage, emailHash),
  })
  if (!neu) throw new Rueckgaengig('referenz-vergeben')
  return { art: 'angenommen', status: 201, antwort: { referenz }, neu: true, falle }
}

/** Without the trap field: what is stored, mailed and handed on. */
function angenommeneAnfrage(
  eingang: Eingang,
  kennung: { id: string; referenz: string; erstellt: Zeit },
): AngenommeneAnfrage {
  if (eingang.art === 'praemie') {
    const { website: _, ...daten } = eingang.daten
    return { ...kennung, art: 'praemie', daten }
  }
  const { website: _, ...daten } = eingang.daten
  return { ...kennung, art: 'kontakt', daten }
}

/** Mails and calls that follow, and the secret of the link by which the visitor can take everything back. */
function post(
  { einstellungen }: Annahmestelle,
  anfrage: AngenommeneAnfrage,
  emailHash: AdressHash,
): NonNullable<NeueAnfrage['post']> {
  const widerrufToken = neuesSecret()
  const weitergabe = anfrage.daten.weitergabeEinverstaendnis
  const jetzt = anfrage.erstellt
  return {
    widerruf: {
      hash: tokenHash('widerruf', widerrufToken),
      zweck: 'widerruf',
      ziel_id: anfrage.id,
      email_hash: emailHash,
      ablauf: jetzt + LINK_GUELTIG_MS.widerruf,
    },
    ausgang: anfrageAusgang({ anfrage, emailHash, weitergabe, widerrufToken, einstellungen, jetzt }),
  }
}

async function frueherAngenommen(
  tx: Transaction<Tabellen>,
  { geheimnis }: Annahmestelle,
  { art, daten, schluessel }: Eingang,
  neu: { erstellt: Zeit; emailHash: AdressHash; antwort: { referenz: string } },
): Promise<Annahme | null> {
  if (schluessel === null) return null
  // The parsed data have their fields in the schema's order: the same content is the same text.
  const koerperHash = adressHash(geheimnis, 'koerper', `${art}\n${JSON.stringify(daten)}`)
  const nachInhalt = schluessel === 'inhalt'
  const vergeben = await beanspruche(
    tx,
    {
      schluessel: nachInhalt ? `inhalt:${koerperHash}` : schluessel,
      koerper_hash: koerperHash,
      status: 201,
      antwort: JSON.stringify(neu.antwort),
      email_hash: neu.emailHash,
      erstellt: neu.erstellt,
    },
    nachInhalt ? DOPPELT_MS : SCHLUESSEL_GUELTIG_MS,
  )
  if (!vergeben) return null
  if (vergeben.koerper_hash !== koerperHash) return { art: 'schluessel-vergeben' }
  const antwort = JSON.parse(vergeben.antwort) as { referenz: string }
  return { art: 'angenommen', status: vergeben.status, antwort, neu: false, falle: false }
}

/** Counts for each key, or for none if one of them has reached the limit. */
async function zaehleAnfrage(
  tx: Transaction<Tabellen>,
  { anfragenLimit }: Annahmestelle,
  schluessel: readonly AdressHash[],
  jetzt: Zeit,
): Promise<void> {
  if (anfragenLimit === 0) return
  for (const einer of schluessel) {
    const grenze = { schluessel: einer, hoechstens: anfragenLimit, fensterMs: GRENZFENSTER_MS, jetzt }
    const ergebnis = await zaehle(tx, grenze)
    if (!ergebnis.voll) continue
    throw new Rueckgaengig({ art: 'grenze-erreicht', sekunden: wartezeit(ergebnis.bis, jetzt) })
  }
}
