import type { Thema } from './fakt.ts'
import { bund } from './quellen.ts'

const EFAS = bund(
  'Parlament, Geschäft 25.4681, Antwort des Bundesrats; Volksabstimmung vom 24. November 2024',
  '2026-02-18',
  'https://www.parlament.ch/de/ratsbetrieb/suche-curia-vista/geschaeft?AffairId=20254681',
)

/** Law that changes: what is decided, what is not, and as of when we know. */
export const REFORMEN = {
  titel: 'Was sich am Gesetz ändert',
  fakten: {
    mutterschaftNeu: {
      aussage:
        'Das Parlament hat am 21. März 2025 beschlossen, dass Frauen ab Beginn der Schwangerschaft keine Kostenbeteiligung zahlen; am 26. November 2025 war offen, ab wann.',
      quelle: bund(
        'Bundesamt für Gesundheit BAG, Massnahmen zur Kostendämpfung, Paket 2',
        '2025-11-26',
        'https://www.bag.admin.ch/de/kvg-anderung-massnahmen-zur-kostendaempfung-paket-2',
      ),
      stand: '2025-11-26',
      bis: '2026-12-31',
    },
    mindestfranchise: {
      aussage:
        'Der Bundesrat hat am 13. März 2026 die Vernehmlassung eröffnet, die tiefste Franchise für Erwachsene von CHF 300 auf CHF {neu} zu erhöhen; beschlossen war damit nichts.',
      werte: { neu: '400' },
      quelle: bund(
        'Keystone-SDA, Meldung zur Eröffnung der Vernehmlassung durch den Bundesrat',
        '2026-03-13',
        'https://www.swissinfo.ch/ger/bundesrat-will-mindestfranchise-auf-400-franken-erh%C3%B6hen/91092411',
      ),
      stand: '2026-03-13',
      bis: '2026-12-31',
    },
    vorEfas: {
      aussage:
        'Vor der einheitlichen Finanzierung tragen die Kantone von stationären Behandlungen mindestens {kantone}%, von ambulanten nichts.',
      werte: { kantone: '55' },
      quelle: EFAS,
      stand: '2026',
      bis: '2027-12-31',
      nachher: 'weg',
    },
    efas: {
      aussage:
        'Ab 2028 tragen die Kantone von ambulanten und stationären Behandlungen mindestens {kantone}%, die Kassen höchstens {kassen}%; die Pflege folgt 2032.',
      werte: { kantone: '26.9', kassen: '73.1' },
      quelle: EFAS,
      ab: '2028-01-01',
      stand: '2026-02-18',
      bis: '2027-12-31',
    },
    tardoc: {
      aussage:
        'Seit dem 1. Januar 2026 rechnen Praxen und Spitäler ambulant mit TARDOC und Pauschalen ab statt mit TARMED.',
      quelle: bund(
        'Bundesrat, Medienmitteilung zu TARDOC und ambulanten Pauschalen',
        '2025-11-05',
        'https://www.news.admin.ch/de/newnsb/XrvmF9_M2h2byuenbjESz',
      ),
      ab: '2026-01-01',
      stand: '2026',
      bis: '2028-12-31',
    },
  },
} as const satisfies Thema
