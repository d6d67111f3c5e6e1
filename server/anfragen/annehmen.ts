import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { KontaktAnfrage } from '#contract/kontakt-anfrage.ts'
import type { PraemienAnfrage } from '#contract/praemien-anfrage.ts'
import { insertAnfrage, type NeueAnfrage } from '#db/anfragen.ts'
import type { Datenbank } from '#db/datenbank.ts'
import { beanspruche } from '#db/idempotenz.ts'
import type { AdressHash, Tabellen, Zeit } from '#db/schema.ts'
import { loeschenAb } from '#domain/kalender-monate.ts'
import type { Clientnetz } from '../client-adresse.ts'
import type { Bekanntes } from '../daten/bekanntes.ts'
import { LINK_GUELTIG_MS, neuesSecret, tokenHash } from '../datenschutz/secret.ts'
import { adressHash, emailSchluessel } from '../geheimnis.ts'
import { darfMailSenden, type Grenzstelle, zaehleSchreiben } from '../grenzen.ts'
import { anfrageAusgang } from '../mail/anfrage-mails.ts'
import type { AngenommeneAnfrage } from '../mail/angenommene-anfrage.ts'
import type { MailEinstellungen } from '../mail/ausgangs-zeile.ts'
import { einwilligungen } from './einwilligungen.ts'
import { neueReferenz } from './referenz.ts'

const MINUTE_MS = 60_000
const SCHLUESSEL_GUELTIG_MS = 24 * 60 * MINUTE_MS
const DOPPELT_MS = 10 * MINUTE_MS

export type Inhalt = { art: 'praemie'; daten: PraemienAnfrage } | { art: 'kontakt'; daten: KontaktAnfrage }

export type Eingang = Inhalt & {
  /** What the limit counts by, see `clientNetze`. */
  netze: readonly Clientnetz[]
  seite: string
  /** A UUID of the sender, or 'inhalt': the same content within ten minutes is the same enquiry. */
  schluessel: string | 'inhalt' | null
}

export type Annahme =
  | { art: 'angenommen'; status: number; antwort: { referenz: string }; neu: boolean; falle: boolean }
  | { art: 'schluessel-vergeben' }
  | { art: 'grenze-erreicht'; sekunden: number }

export type Annahmestelle = Grenzstelle & {
  db: Pick<Datenbank, 'transaktion'>
  jetzt: () => Date
  einstellungen: MailEinstellungen
  /** What a confirmation may repeat of the visitor's words. */
  bekanntes: Bekanntes
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

  const sekunden = await zaehleSchreiben(tx, stelle, { netze: eingang.netze, emailHash }, erstellt)
  if (sekunden !== null) throw new Rueckgaengig({ art: 'grenze-erreicht', sekunden })
  const bestaetigen =
    !falle && (await darfMailSenden(tx, stelle, { zweck: 'bestaetigung', email: daten.email, jetzt: erstellt }))

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
    post: falle ? null : post(stelle, anfrage, emailHash, bestaetigen),
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

/**
 * Mails and calls that follow. Without a confirmation, because its mailbox got enough today, there is no link either by
 * which the visitor could take everything back.
 */
function post(
  { einstellungen, bekanntes }: Annahmestelle,
  anfrage: AngenommeneAnfrage,
  emailHash: AdressHash,
  bestaetigen: boolean,
): NonNullable<NeueAnfrage['post']> {
  const widerrufToken = bestaetigen ? neuesSecret() : null
  const weitergabe = anfrage.daten.weitergabeEinverstaendnis
  const jetzt = anfrage.erstellt
  return {
    widerruf:
      widerrufToken === null
        ? null
        : {
            hash: tokenHash('widerruf', widerrufToken),
            zweck: 'widerruf',
            ziel_id: anfrage.id,
            email_hash: emailHash,
            ablauf: jetzt + LINK_GUELTIG_MS.widerruf,
          },
    ausgang: anfrageAusgang({ anfrage, emailHash, weitergabe, widerrufToken, bekanntes, einstellungen, jetzt }),
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
