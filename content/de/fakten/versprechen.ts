import { ERSPARNIS, VERSPRECHEN as RUNDE } from '../recht/versprechen.ts'
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
      aussage: `«Bis CHF {imJahr}» im Jahr ist eine runde Zahl von 2025, ${ERSPARNIS}.`,
      werte: { imJahr: RUNDE.ersparnis },
      quelle: AUSWERTUNG,
      stand: '2026',
      bis: '2026-12-31',
    },
    modellrabatt: {
      aussage:
        '«Bis {hoechstens}%» mit einem Modell und «{faustregelVon} bis {hoechstens}%» sind Faustregeln von 2025. 2026 liegt das günstigste einer Kasse meist {ueblichVon} bis {ueblichBis}% unter ihrem Standardtarif.',
      werte: { hoechstens: RUNDE.modell, faustregelVon: '10', ueblichVon: '10', ueblichBis: '20' },
      quelle: AUSWERTUNG,
      stand: '2026',
      bis: '2026-12-31',
    },
    modellUndFranchise: {
      aussage:
        '«Bis {hoechstens}%» mit Modell und höchster Franchise zusammen ist eine Aussage von 2025; mehr lässt die Verordnung nicht zu.',
      werte: { hoechstens: RUNDE.modellUndFranchise },
      quelle: { ...EIGENE_ANGABE, name: 'Faustregel dieser Website von 2025; die Grenze steht in KVV, Art. 90c' },
      stand: '2025',
      bis: '2027-12-31',
    },
    verzeichnis: {
      aussage:
        'Am 1. Januar 2025 nannte das Verzeichnis des Bundes {alle} Krankenversicherer, {grund} davon mit Grundversicherung; darum «über {ueber}» anerkannte Kassen.',
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
