import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { feldmeldung } from '#content/formulare/feldmeldungen.ts'
import { ANTRAGSNAME } from '#content/mails/antrag.ts'
import { ANTRAGSTATUS } from '#content/recht/akten.ts'
import { kurzerTagText, kurzerZeitText } from '#content/zahlen/format-zeit.ts'
import { regeln } from '#contract/feldregeln.ts'
import { insertAngenommenes } from '#db/annahme.ts'
import { listAntraege } from '#db/antraege.ts'
import type { AntragTabelle, Tabellen } from '#db/schema.ts'
import { tryReferenzen } from '../annahme/referenz.ts'
import { FRIST_MS } from '../datenschutz/antrag-einsendung.ts'
import { carryOutAntrag } from '../datenschutz/erledigen.ts'
import type { Antragsstelle } from '../datenschutz/stelle.ts'
import { forgetGeloeschtes } from '../datenschutz/vergessen.ts'
import { emailSchluessel } from '../einstellungen/geheimnis.ts'
import type { Befehlsausgabe } from './ausgabe.ts'
import { tabelle } from './tabelle.ts'

const OHNE_LINK =
  'Ohne Link: An das Postfach gingen an dem Tag schon genug Mails. Fragen Sie die Person per E-Mail, ' +
  'ob sie den Antrag gestellt hat, und führen Sie ihn bis zur Frist aus; eine Löschung mit «loesche --email».'

export async function showAntraege(db: Kysely<Tabellen>): Promise<Befehlsausgabe> {
  const zeilen = await listAntraege(db)
  if (zeilen.length === 0) return { text: 'Es sind keine Anträge gespeichert.' }
  const anzahl = (gesucht: AntragTabelle['status']) => zeilen.filter(({ status }) => status === gesucht).length
  const text = tabelle(
    ['Referenz', 'Eingang', 'Antrag', 'Status', 'Frist', 'E-Mail'],
    zeilen.map(({ referenz, erstellt, art, status, frist, email }) => [
      referenz,
      kurzerZeitText(erstellt),
      ANTRAGSNAME[art],
      ANTRAGSTATUS[status],
      kurzerTagText(frist),
      // Done or lapsed: only its hash is kept.
      email ?? '–',
    ]),
  )
  const ohneLink = anzahl('ohne-link')
  return {
    text: [
      text,
      '',
      `${zeilen.length} Anträge, davon ${anzahl('bestaetigt')} bestätigt und noch nicht erledigt, ${ohneLink} ohne Link.`,
      ...(ohneLink > 0 ? [OHNE_LINK] : []),
    ].join('\n'),
  }
}

export type Loeschstelle = Pick<Antragsstelle, 'db' | 'geheimnis' | 'einstellungen' | 'jetzt'> & { varDir: string }

/** As if the owner of the mailbox had asked for it and confirmed: the same work, the same proof. */
export async function eraseAdresse(stelle: Loeschstelle, email: string): Promise<Befehlsausgabe> {
  const mangel = regeln.email(email)
  if (mangel !== null) return { fehler: feldmeldung(mangel) }
  const { db, geheimnis, varDir } = stelle
  const jetzt = stelle.jetzt().getTime()
  const id = randomUUID()
  const antrag = {
    id,
    art: 'deletion' as const,
    email,
    email_hash: emailSchluessel(geheimnis, email),
    begruendung: null,
    status: 'bestaetigt' as const,
    erstellt: jetzt,
    bestaetigt: jetzt,
    frist: jetzt + FRIST_MS,
    erledigt: null,
  }
  await tryReferenzen(referenz =>
    db.transaktion(tx => insertAngenommenes(tx, { benannt: { tabelle: 'antrag', werte: { ...antrag, referenz } } })),
  )
  const erledigung = await carryOutAntrag(stelle, id)
  // The rows are gone by now. A busy journal or a mail on its way is left to the hourly work of the server.
  const fertig = await forgetGeloeschtes(db, varDir, jetzt).catch(() => false)
  const referenzen = erledigung?.referenzen ?? []
  return {
    text: [
      referenzen.length === 0
        ? 'Zu dieser Adresse war keine Anfrage gespeichert. Was sonst zu ihr gespeichert war, ist gelöscht.'
        : `Gelöscht: ${referenzen.length} Anfragen (${referenzen.join(', ')}) mit allem, was dazugehört.`,
      ...(fertig
        ? []
        : [
            'Gerade wird noch eine Mail versendet oder die Datenbank gelesen; den Rest räumt der Server innert einer Stunde weg.',
          ]),
      'Bitte löschen Sie auch, was ausserhalb des Servers liegt: Postfach, Kundenverwaltung, Notizen.',
    ].join('\n'),
  }
}
