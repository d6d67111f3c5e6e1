import type { Kysely } from 'kysely'
import { ANTRAGSNAME } from '#content/mails/antrag.ts'
import { alleAntraege } from '#db/antraege.ts'
import { ausgangZahlen } from '#db/ausgang.ts'
import type { AnfrageTabelle, Tabellen, Zeit } from '#db/schema.ts'
import { tagesbeginn, wanduhrVon } from '#domain/kalender-monate.ts'
import { tagText } from '../datenschutz/woerter.ts'
import type { Ausgabe } from './ausgabe.ts'
import { tabelle } from './tabelle.ts'

type Eingang = Pick<AnfrageTabelle, 'art' | 'status' | 'erstellt'>

const WOCHEN = 12

export async function bericht(db: Kysely<Tabellen>, jetzt: Zeit): Promise<Ausgabe> {
  const eingaenge = await db.selectFrom('anfrage').select(['art', 'status', 'erstellt']).orderBy('erstellt').execute()
  const ausgang = await ausgangZahlen(db, jetzt)
  const offene = (await alleAntraege(db)).filter(({ status }) => status === 'bestaetigt')
  const stunden = Math.floor(ausgang.hoechstesAlter / 3_600_000)
  return {
    text: [
      `Anfragen der letzten ${WOCHEN} Wochen`,
      wochentabelle(eingaenge),
      '',
      `Postausgang: ${ausgang.wartend} wartend${ausgang.wartend > 0 ? ` (seit höchstens ${stunden} Stunden)` : ''}, ${ausgang.gescheitert} gescheitert.`,
      '',
      offene.length === 0 ? 'Keine offenen Anträge zum Datenschutz.' : 'Offene Anträge zum Datenschutz',
      ...offene.map(({ referenz, art, frist }) => `  ${referenz}  ${ANTRAGSNAME[art]}, Frist ${tagText(frist)}`),
    ].join('\n'),
  }
}

function wochentabelle(eingaenge: readonly Eingang[]): string {
  const wochen = [...Map.groupBy(eingaenge, ({ erstellt }) => montag(erstellt))].slice(-WOCHEN)
  const zeile = (name: string, anfragen: readonly Eingang[]) => {
    const zaehle = (passt: (anfrage: Eingang) => boolean) => String(anfragen.filter(passt).length)
    return [
      name,
      zaehle(({ status, art }) => status !== 'falle' && art === 'praemie'),
      zaehle(({ status, art }) => status !== 'falle' && art === 'kontakt'),
      zaehle(({ status }) => status === 'offen'),
      zaehle(({ status }) => status === 'erledigt'),
      zaehle(({ status }) => status === 'falle'),
    ]
  }
  return tabelle(
    ['Woche ab', 'Prämie', 'Kontakt', 'offen', 'erledigt', 'Werbeverdacht'],
    [...wochen.map(([ab, anfragen]) => zeile(tagText(ab), anfragen)), zeile('Gespeichert', eingaenge)],
  )
}

/** Monday of that week, at midnight in Zurich. */
function montag(zeit: Zeit): Zeit {
  const tag = wanduhrVon(zeit)
  const zurueck = (tag.getUTCDay() + 6) % 7
  return tagesbeginn(tag.getUTCFullYear(), tag.getUTCMonth() + 1, tag.getUTCDate() - zurueck)
}
