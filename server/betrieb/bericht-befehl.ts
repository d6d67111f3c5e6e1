import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { ANTRAGSNAME } from '#content/mails/antrag.ts'
import { versichererName } from '#content/versicherer/name.ts'
import { kurzerTagText } from '#content/zahlen/format-zeit.ts'
import { istOffen, listAntraege } from '#db/antraege.ts'
import { countAusgang } from '#db/ausgang.ts'
import type { AnfrageTabelle, Tabellen, Zeit } from '#db/schema.ts'
import { ortsverzeichnis } from '#domain/orte/standort.ts'
import { openDatenbestand } from '../daten/datenbestand.ts'
import { heuteInZuerich } from '../zeit.ts'
import { haltText } from './aufbewahrung-befehl.ts'
import type { Befehlsausgabe } from './ausgabe.ts'
import { berichtSeite } from './bericht-seite.ts'
import { montag, type Nachschlagewerk, readBerichtszahlen } from './bericht-zahlen.ts'
import { tabelle } from './tabelle.ts'

type GezaehlterEingang = Pick<AnfrageTabelle, 'art' | 'status' | 'erstellt'>

const WOCHEN = 12

const DATEI = 'bericht.html'

/** Figures for the screen, and the same with charts as a page in VAR_DIR. */
export async function writeBericht(db: Kysely<Tabellen>, varDir: string, jetzt: Zeit): Promise<Befehlsausgabe> {
  const gespeicherte = await db
    .selectFrom('anfrage')
    .select(['art', 'status', 'erstellt'])
    .orderBy('erstellt')
    .execute()
  const ausgang = await countAusgang(db, jetzt)
  const offene = (await listAntraege(db)).filter(istOffen)
  const datei = join(varDir, DATEI)
  const betrieb = [
    { name: 'Mails und Webhook-Aufrufe, die warten', anzahl: ausgang.wartend },
    { name: 'Mails und Webhook-Aufrufe, die gescheitert sind', anzahl: ausgang.gescheitert },
    { name: 'Offene Anträge zum Datenschutz', anzahl: offene.length },
  ]
  const zahlen = await readBerichtszahlen(db, await nachschlagewerk(varDir), jetzt)
  await writeFile(datei, berichtSeite({ ...zahlen, stand: jetzt, betrieb }), { mode: 0o600 })
  const halt = await haltText(db)
  const stunden = Math.floor(ausgang.hoechstesAlter / 3_600_000)
  return {
    text: [
      `Anfragen der letzten ${WOCHEN} Wochen`,
      wochentabelle(gespeicherte),
      '',
      `Postausgang: ${ausgang.wartend} wartend${ausgang.wartend > 0 ? ` (seit höchstens ${stunden} Stunden)` : ''}, ${ausgang.gescheitert} gescheitert.`,
      '',
      offene.length === 0 ? 'Keine offenen Anträge zum Datenschutz.' : 'Offene Anträge zum Datenschutz',
      ...offene.map(({ referenz, art, frist }) => `  ${referenz}  ${ANTRAGSNAME[art]}, Frist ${kurzerTagText(frist)}`),
      ...(halt ? ['', halt] : []),
      '',
      `Mit Bildern, nach Kanton und Krankenkasse: «${datei}»`,
    ].join('\n'),
  }
}

/** Without imported premiums nobody knows places and insurers: then all are counted as others. */
async function nachschlagewerk(varDir: string): Promise<Nachschlagewerk> {
  const bestand = await openDatenbestand(varDir, { heute: heuteInZuerich, wunsch: null }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
  if (!bestand) return { orte: ortsverzeichnis([]), kassen: new Set() }
  const { orte, versicherer } = bestand.aktuell()
  return { orte, kassen: new Set([...versicherer.keys()].map(nummer => versichererName(nummer, versicherer))) }
}

function wochentabelle(gespeicherte: readonly GezaehlterEingang[]): string {
  const wochen = [...Map.groupBy(gespeicherte, ({ erstellt }) => montag(erstellt))].slice(-WOCHEN)
  const zeile = (name: string, anfragen: readonly GezaehlterEingang[]) => {
    const anzahl = (passt: (anfrage: GezaehlterEingang) => boolean) => String(anfragen.filter(passt).length)
    return [
      name,
      anzahl(({ status, art }) => status !== 'falle' && art === 'praemie'),
      anzahl(({ status, art }) => status !== 'falle' && art === 'kontakt'),
      anzahl(({ status }) => status === 'offen'),
      anzahl(({ status }) => status === 'erledigt'),
      anzahl(({ status }) => status === 'falle'),
    ]
  }
  return tabelle(
    ['Woche ab', 'Prämie', 'Kontakt', 'offen', 'erledigt', 'Werbeverdacht'],
    [...wochen.map(([ab, anfragen]) => zeile(kurzerTagText(ab), anfragen)), zeile('Gespeichert', gespeicherte)],
  )
}
