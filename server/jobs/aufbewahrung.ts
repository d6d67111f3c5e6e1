import type { Kysely } from 'kysely'
import { lapseAntraege } from '#db/antraege.ts'
import type { Datenbank } from '#db/datenbank.ts'
import { listFaelligeErinnerungen } from '#db/erinnerungen.ts'
import { deleteAlteGrenzen } from '#db/grenzen.ts'
import { deleteAlteSchluessel } from '#db/idempotenz.ts'
import {
  deleteAlteAntraege,
  deleteAlteAntragsMails,
  deleteAnfragen,
  deleteAntragsMails,
  deleteErinnerungen,
  listFaelligeAnfragen,
} from '#db/loeschung.ts'
import type { Tabellen, Zeit } from '#db/schema.ts'
import { istDatenbankWeg } from '#db/stoerung.ts'
import { deleteAlteTokens } from '#db/token.ts'
import { nachMonaten } from '#domain/fristen/kalender-monate.ts'
import { LINK_GUELTIG_MS } from '../datenschutz/secret.ts'
import { forgetGeloeschtes } from '../datenschutz/vergessen.ts'
import type { MailEinstellungen } from '../mail/neuer-ausgang.ts'
import { errorSpot } from '../prozess/log.ts'
import { decideFreigabe } from './aufbewahrung-halt.ts'
import { startImmerWieder } from './immer-wieder.ts'

const STUNDE_MS = 3_600_000
const TAG_MS = 24 * STUNDE_MS

/** Time for the operator to notice a person who was taken for a machine. */
const FALLEN_TAGE = 30
/** Also of a reminder that could not be sent. The term of a request; after it nobody asks about its mails. */
const ANTRAGSMAIL_TAGE = 30
/** So many rows per transaction: writers never wait long. */
const PAKET = 200

/** How many of each were deleted. */
export type Aufraeumung = {
  anfragen: number
  abgelaufeneAntraege: number
  alteAntraege: number
  antragsMails: number
  erinnerungen: number
  tokens: number
  schluessel: number
  grenzen: number
}

/** Deletes what is due at this time, without asking whether that time is to be believed (`decideFreigabe`). May run twice, and in several processes at once. */
export async function deleteFaelliges(db: Datenbank, jetzt: Zeit): Promise<Aufraeumung> {
  const vorTagen = (tage: number) => jetzt - tage * TAG_MS
  return {
    anfragen: await paketweise(db, async tx => {
      const ids = await listFaelligeAnfragen(tx, { jetzt, fallenBis: vorTagen(FALLEN_TAGE), hoechstens: PAKET })
      return (await deleteAnfragen(tx, ids, jetzt)).length
    }),
    abgelaufeneAntraege: await paketweise(db, async tx => {
      const erstelltBis = jetzt - LINK_GUELTIG_MS.antrag
      const ids = await lapseAntraege(tx, { erstelltBis, jetzt, hoechstens: PAKET })
      await deleteAntragsMails(tx, ids, jetzt)
      return ids.length
    }),
    alteAntraege: await deleteAlteAntraege(db.kysely, nachMonaten(jetzt, -24)),
    antragsMails: await db.transaktion(tx => deleteAlteAntragsMails(tx, vorTagen(ANTRAGSMAIL_TAGE), jetzt)),
    erinnerungen: await paketweise(db, async tx => {
      const angefragtBis = jetzt - LINK_GUELTIG_MS.antrag
      const gescheitertBis = vorTagen(ANTRAGSMAIL_TAGE)
      const ids = await listFaelligeErinnerungen(tx, { angefragtBis, gescheitertBis, hoechstens: PAKET })
      await deleteErinnerungen(tx, ids, jetzt)
      return ids.length
    }),
    tokens: await deleteAlteTokens(db.kysely, jetzt),
    schluessel: await deleteAlteSchluessel(db.kysely, jetzt, TAG_MS),
    // The longest window is a day.
    grenzen: await deleteAlteGrenzen(db.kysely, jetzt, TAG_MS),
  }
}

async function paketweise(db: Datenbank, paket: (tx: Kysely<Tabellen>) => Promise<number>): Promise<number> {
  let gesamt = 0
  for (;;) {
    const anzahl = await db.transaktion(paket)
    gesamt += anzahl
    if (anzahl < PAKET) return gesamt
  }
}

export type AufbewahrungsOptionen = {
  db: Datenbank
  varDir: string
  einstellungen: MailEinstellungen
  jetzt: () => Date
  log: Record<'info' | 'warn' | 'error', (details: object, message: string) => void>
  /** For the metrics. */
  onAufraeumung: (aufraeumung: Aufraeumung) => void
}

/** At start and every hour; after a failure, such as a database that is away, every minute. */
export function startAufbewahrung(optionen: AufbewahrungsOptionen): { stop: () => Promise<void> } {
  const { db, varDir, einstellungen, jetzt, log, onAufraeumung } = optionen

  async function darfLoeschen(zeit: Zeit): Promise<boolean> {
    const urteil = await decideFreigabe(db, einstellungen, zeit)
    if (urteil.art === 'frei') {
      if (urteil.geloest) log.info({}, 'Die Uhr wurde zurückgestellt; das fristgemässe Löschen geht weiter.')
      return true
    }
    if (urteil.neu) {
      const { grund, faellig, gesamt } = urteil.neu
      const befehl = 'npm run anfragen -- aufbewahrung bestaetigen'
      log.warn({ grund, faellig, gesamt }, `Das fristgemässe Löschen ist angehalten, bis es bestätigt wird: ${befehl}`)
    }
    return false
  }

  async function run(): Promise<number> {
    try {
      const zeit = jetzt().getTime()
      if (await darfLoeschen(zeit)) {
        const aufraeumung = await deleteFaelliges(db, zeit)
        onAufraeumung(aufraeumung)
        if (Object.values(aufraeumung).some(anzahl => anzahl > 0)) log.info(aufraeumung, 'Fristgemäss gelöscht.')
      }
      // Not by a term: what was deleted on request is forgotten during a hold as well.
      await forgetGeloeschtes(db, varDir, zeit)
      return STUNDE_MS
    } catch (error) {
      // A database that is away is the readiness check's news.
      if (!istDatenbankWeg(error)) log.error({ fehler: errorSpot(error) }, 'Die fristgemässe Löschung ist gescheitert.')
      return 60_000
    }
  }

  return startImmerWieder(run)
}
