import type { Thema } from './fakt.ts'
import { bund } from './quellen.ts'

const PRAEMIEN_2026 = bund(
  'Bundesrat, Medienmitteilung zu den Prämien 2026, und jene der Jahre davor',
  '2025-09-23',
  'https://www.news.admin.ch/de/newnsb/d2okh_kUK_OFhmMDfpyiy',
)

export const PRAEMIEN = {
  titel: 'Prämien',
  fakten: {
    mittlerePraemie: {
      aussage:
        'Die mittlere Prämie aller Altersklassen betrug im Monat 2023 CHF {j2023}, 2024 CHF {j2024}, 2025 CHF {j2025} und 2026 CHF {j2026}, vor Abzug der Umweltabgabe.',
      werte: {
        j2023: '334.70',
        rund2023: '334',
        j2024: '359.50',
        j2025: '378.70',
        j2026: '393.30',
        zunahme: '58.60',
        zunahmeImJahr: '700',
      },
      quelle: PRAEMIEN_2026,
      stand: '2026',
      bis: '2027-12-31',
    },
    anstieg: {
      aussage:
        'Die mittlere Prämie stieg nach Angabe des Bundes 2025 um {auf2025}% und 2026 um {auf2026}%; aus den angekündigten Beträgen allein folgen {rechnerisch}%.',
      werte: { auf2025: '6', auf2026: '4.4', rechnerisch: '3.9' },
      quelle: PRAEMIEN_2026,
      stand: '2026',
      bis: '2027-12-31',
    },
    regionen: {
      aussage:
        'Im Jahr 2026 gibt es {anzahl} Prämienregionen; elf Kantone sind in zwei oder drei geteilt, und rund {postleitzahlen} Postleitzahlen liegen in mehreren.',
      werte: { anzahl: '42', postleitzahlen: '290' },
      quelle: {
        name: 'Bundesamt für Gesundheit BAG, Prämienregionen 2026; swisstopo, Ortschaftenverzeichnis; eigene Auswertung',
        url: 'https://www.priminfo.admin.ch/de/downloads/aktuell',
      },
      stand: '2026',
      bis: '2026-12-31',
    },
  },
} as const satisfies Thema
