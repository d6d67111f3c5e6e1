import { oeffneDatenbank, sqliteDatei } from '#db/datenbank.ts'
import { istDatenbankWeg, stoerungAus } from '#db/stoerung.ts'
import { stoerungsText } from '../bereitschaft.ts'
import { konfigurationAus } from '../config.ts'
import { readGeheimnis } from '../geheimnis.ts'
import { erledigt, exportiere, liste, zeige } from './anfragen-befehle.ts'
import { antraege, type Loeschstelle, loesche } from './antraege-befehle.ts'
import { aufbewahrung, bestaetigeAufbewahrung } from './aufbewahrung-befehl.ts'
import type { Ausgabe } from './ausgabe.ts'
import { type Befehl, befehlAus } from './befehl.ts'
import { bericht } from './bericht-befehl.ts'
import { mails } from './mails-befehl.ts'
import { sichere, sichereLoeschungen } from './sicherung.ts'
import { stelleWiederHer } from './wiederherstellung.ts'

/** The operator's access to enquiries, beside a running server or without one. */
export async function anfragenBefehl(
  argumente: readonly string[],
  env: NodeJS.ProcessEnv,
  jetzt: () => Date,
): Promise<Ausgabe> {
  const befehl = befehlAus(argumente)
  if (befehl.art === 'falsch') return { fehler: befehl.meldung }
  const gelesen = konfigurationAus(env)
  if (gelesen.art === 'ungueltig') return { fehler: gelesen.meldungen.join('\n') }
  const { varDir, siteUrl, betreiberEmail, mailVon, webhook, ...rest } = gelesen.konfiguration
  const db = oeffneDatenbank({ databaseUrl: rest.databaseUrl, varDir })
  try {
    await db.migriere()
    const geheimnis = await readGeheimnis(varDir, rest.geheimnis)
    const einstellungen = { siteUrl, betreiberEmail, mailVon, webhook: webhook !== null }
    return await fuehreAus(befehl, { db, varDir, geheimnis, einstellungen, jetzt })
  } catch (error) {
    if (!istDatenbankWeg(error)) throw error
    const art = stoerungAus(error)
    if (art !== 'weg') return { fehler: stoerungsText(art, db.art, sqliteDatei(varDir)) }
    return { fehler: 'Die Datenbank ist nicht erreichbar. Bitte prüfen Sie DATABASE_URL und VAR_DIR.' }
  } finally {
    await db.schliesse()
  }
}

function fuehreAus(befehl: Befehl, stelle: Loeschstelle): Promise<Ausgabe> {
  const { kysely } = stelle.db
  const jetzt = stelle.jetzt().getTime()
  switch (befehl.art) {
    case 'liste':
      return liste(kysely)
    case 'zeige':
      return zeige(kysely, befehl.id)
    case 'erledigt':
      return erledigt(kysely, befehl.id)
    case 'export':
      return exportiere(kysely, befehl.seit, befehl.datei)
    case 'loesche':
      return loesche(stelle, befehl.email)
    case 'antraege':
      return antraege(kysely)
    case 'mails':
      return mails(kysely, befehl.erneut, jetzt)
    case 'aufbewahrung':
      return befehl.bestaetigen ? bestaetigeAufbewahrung(stelle) : aufbewahrung(kysely)
    case 'bericht':
      return bericht(kysely, stelle.varDir, jetzt)
    case 'sichern':
      return befehl.nurLoeschungen ? sichereLoeschungen(stelle.db, befehl.datei) : sichere(stelle.db, befehl.datei)
    case 'wiederherstellen':
      return stelleWiederHer(stelle, befehl.datei, befehl.loeschungen)
  }
}
