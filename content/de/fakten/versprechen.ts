import { ERSPARNIS, VERSPRECHEN as RUNDE } from '../versprechen.ts'
import type { Thema } from './fakt.ts'
import { EIGENE_ANGABE } from './quellen.ts'

const AUSWERTUNG = {
  name: 'Bundesamt für Gesundheit BAG, Prämien 2026, eigene Auswertung',
  datum: '2025-09-23',
  url: 'https://www.priminfo.admin.ch/de/downloads/aktuell',
}

/** The round figures of the site, and what each of them means. */
export const VERSPRECHEN = {
  titel: 'Was unsere runden Zahlen bedeuten',
  fakten: {
    ersparnis: {
      aussage: `«Bis CHF {imJahr}» im Jahr: So viel sparen Sie ${ERSPARNIS}. Zur Familie gehören zwei Erwachsene.`,
      werte: { imJahr: RUNDE.ersparnis },
      quelle: AUSWERTUNG,
      stand: '2026',
      bis: '2026-12-31',
    },
    modellrabatt: {
      aussage:
        'Ein Modell senkt die Prämie bei derselben Kasse um höchstens rund {hoechstens}%. Das günstigste einer Kasse liegt meist {ueblichVon} bis {ueblichBis}% unter ihrem Standardtarif, jeweils vor Abzug der Umweltabgabe.',
      werte: { hoechstens: RUNDE.modell, ueblichVon: '10', ueblichBis: '20' },
      quelle: AUSWERTUNG,
      stand: '2026',
      bis: '2026-12-31',
    },
    modellUndFranchise: {
      aussage:
        'Modell und höchste Franchise zusammen senken die Prämie um höchstens {hoechstens}%; tiefer lässt die Verordnung nicht zu.',
      werte: { hoechstens: RUNDE.modellUndFranchise },
      quelle: { ...EIGENE_ANGABE, name: 'Faustregel dieser Website; die Grenze steht in KVV, Art. 90c' },
      stand: '2026',
      bis: '2026-12-31',
    },
    verzeichnis: {
      aussage:
        'Das Verzeichnis des Bundes nennt {alle} Krankenversicherer, {grund} davon mit Grundversicherung; darum «über {ueber}» anerkannte Kassen.',
      werte: { alle: '42', grund: '37', ueber: RUNDE.kassen },
      quelle: {
        name: 'Bundesamt für Gesundheit BAG, Verzeichnis der zugelassenen Krankenversicherer',
        datum: '2025-01-01',
        url: 'https://www.priminfo.admin.ch/de/downloads/aktuell',
      },
      stand: '2025-01-01',
      bis: '2026-12-31',
    },
  },
} as const satisfies Thema
