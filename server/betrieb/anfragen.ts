import { openDatenbank, sqliteDatei } from '#db/datenbank.ts'
import { istDatenbankWeg, stoerungAus } from '#db/stoerung.ts'
import { konfigurationAus } from '../einstellungen/config.ts'
import { readGeheimnis } from '../einstellungen/geheimnis.ts'
import { stoerungsText } from '../prozess/bereitschaft.ts'
import { exportAnfragen, listAnfragen, markAnfrage, showAnfrage } from './anfragen-befehle.ts'
import { eraseAdresse, type Loeschstelle, showAntraege } from './antraege-befehle.ts'
import { confirmAufbewahrung, showAufbewahrung } from './aufbewahrung-befehl.ts'
import type { Befehlsausgabe } from './ausgabe.ts'
import { type Befehl, readBefehl } from './befehl.ts'
import { writeBericht } from './bericht-befehl.ts'
import { showMails } from './mails-befehl.ts'
import { backUp, backUpLoeschungen } from './sicherung.ts'
import { restoreSicherung } from './wiederherstellung.ts'

/** The operator's access to enquiries, beside a running server or without one. */
export async function anfragenBefehl(
  argumente: readonly string[],
  env: NodeJS.ProcessEnv,
  jetzt: () => Date,
): Promise<Befehlsausgabe> {
  const befehl = readBefehl(argumente)
  if (befehl.art === 'falsch') return { fehler: befehl.meldung }
  const gelesen = konfigurationAus(env)
  if (gelesen.art === 'ungueltig') return { fehler: gelesen.meldungen.join('\n') }
  const { varDir, siteUrl, betreiberEmail, mailVon, webhook, ...rest } = gelesen.konfiguration
  const db = openDatenbank({ databaseUrl: rest.databaseUrl, varDir })
  try {
    await db.migrate()
    const geheimnis = await readGeheimnis(varDir, rest.geheimnis)
    const einstellungen = { siteUrl, betreiberEmail, mailVon, webhook: webhook !== null }
    return await runBefehl(befehl, { db, varDir, geheimnis, einstellungen, jetzt })
  } catch (error) {
    if (!istDatenbankWeg(error)) throw error
    const art = stoerungAus(error)
    if (art !== 'weg') return { fehler: stoerungsText(art, db.art, sqliteDatei(varDir)) }
    return { fehler: 'Die Datenbank ist nicht erreichbar. Bitte prüfen Sie DATABASE_URL und VAR_DIR.' }
  } finally {
    await db.close()
  }
}

function runBefehl(befehl: Befehl, stelle: Loeschstelle): Promise<Befehlsausgabe> {
  const { kysely } = stelle.db
  const jetzt = stelle.jetzt().getTime()
  switch (befehl.art) {
    case 'liste':
      return listAnfragen(kysely, befehl)
    case 'zeige':
      return showAnfrage(kysely, befehl.id)
    case 'erledigt':
    case 'offen':
      return markAnfrage(kysely, befehl.id, befehl.art)
    case 'export':
      return exportAnfragen(kysely, befehl.seit, befehl.datei)
    case 'loesche':
      return eraseAdresse(stelle, befehl.email)
    case 'antraege':
      return showAntraege(kysely)
    case 'mails':
      return showMails(kysely, befehl.erneut, jetzt)
    case 'aufbewahrung':
      return befehl.bestaetigen ? confirmAufbewahrung(stelle) : showAufbewahrung(kysely)
    case 'bericht':
      return writeBericht(kysely, stelle.varDir, jetzt)
    case 'sichern':
      return befehl.nurLoeschungen ? backUpLoeschungen(stelle.db, befehl.datei) : backUp(stelle.db, befehl.datei)
    case 'wiederherstellen':
      return restoreSicherung(stelle, befehl.datei, befehl.loeschungen)
  }
}
