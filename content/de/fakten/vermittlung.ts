import { AUFBEWAHRUNG } from '../recht/aufbewahrung.ts'
import { ENTSCHAEDIGUNG } from '../recht/verguetung.ts'
import type { Thema } from './fakt.ts'
import { bund, EIGENE_ANGABE } from './quellen.ts'

const REGELN = bund(
  'Bundesrat, Medienmitteilung zur Verordnung über die Regulierung der Versicherungsvermittlertätigkeit, im Wortlaut bei swissblawg',
  '2024-08-14',
  'https://swissblawg.ch/2024/08/verabschiedung-der-verordnung-ueber-die-regulierung-der-versicherungsvermittlertaetigkeit-medienmitteilung-vom-14-august-2024.html',
)

export const VERMITTLUNG = {
  titel: 'Vermittlung und diese Website',
  fakten: {
    kaltakquise: {
      aussage:
        'Verboten sind Werbeanrufe bei Personen, die noch nie bei diesem Versicherer versichert waren oder es seit {monate} Monaten nicht mehr sind.',
      werte: { monate: '36' },
      quelle: REGELN,
      ab: '2024-09-01',
      stand: '2025',
      bis: '2027-12-31',
    },
    entschaedigung: {
      aussage:
        'Für eine Vermittlung zahlt der Versicherer höchstens CHF {grund} pro Person in der Grundversicherung und {zusatz} Monatsprämien pro Produkt in der Zusatzversicherung.',
      werte: ENTSCHAEDIGUNG,
      quelle: REGELN,
      ab: '2024-09-01',
      stand: '2025',
      bis: '2027-12-31',
    },
    protokoll: {
      aussage:
        'Nach der Vereinbarung der Branche wird eine Beratung in einem Protokoll festgehalten und unterschrieben. Sie bindet alle Krankenversicherer.',
      quelle: REGELN,
      ab: '2024-09-01',
      stand: '2025',
      bis: '2027-12-31',
    },
    pruefung: {
      aussage:
        'Die Website wurde von ihren Autoren selbst nach OWASP ASVS 5.0, Stufen 1 und 2, geprüft; es gibt kein Siegel einer Drittstelle.',
      quelle: {
        ...EIGENE_ANGABE,
        name: 'Eigene Prüfung der Autoren, im Quelltext dieser Website',
        datum: '2026-11-15',
      },
      stand: '2026-11-15',
      bis: '2027-11-15',
    },
    aufbewahrung: {
      aussage:
        'Angaben aus Anfragen werden höchstens {monate} Monate nach der Erhebung aufbewahrt, Unterlagen zu einem vermittelten Vertrag so lange, wie es das Gesetz verlangt.',
      werte: AUFBEWAHRUNG,
      quelle: { ...EIGENE_ANGABE, name: 'Eigene Regel, siehe Datenschutzerklärung' },
      stand: '2026-11-15',
      bis: '2027-11-15',
    },
  },
} as const satisfies Thema
