import { hoechsteFranchise, ordentlicheFranchise } from '#domain/kosten/franchise.ts'
import {
  hoechsteEigeneKosten,
  hoechsteKostenbeteiligungKinder,
  hoechsterSelbstbehalt,
  SPITALBEITRAG,
} from '#domain/kosten/kostenbeteiligung.ts'
import { franken } from '#domain/werte/rappen.ts'
import { ganzeFrankenText, mitApostroph } from '../zahlen/format.ts'
import type { Thema } from './fakt.ts'
import { KLV, KVG, KVV } from './quellen.ts'

const RABATT = 70

/** What the rules of the domain know is taken from there. */
export const KOSTENBETEILIGUNG = {
  titel: 'Franchise und Selbstbehalt',
  fakten: {
    franchise: {
      aussage:
        'Die Franchise beträgt für Erwachsene CHF {tiefste} bis CHF {hoechste} im Jahr, für Kinder bis 18 CHF {kinderTiefste} bis CHF {kinderHoechste}.',
      werte: {
        tiefste: mitApostroph(franken(ordentlicheFranchise('AKL-ERW'))),
        hoechste: mitApostroph(franken(hoechsteFranchise('AKL-ERW'))),
        kinderTiefste: mitApostroph(franken(ordentlicheFranchise('AKL-KIN'))),
        kinderHoechste: mitApostroph(franken(hoechsteFranchise('AKL-KIN'))),
      },
      quelle: KVV('Art. 93 und 103 Abs. 1'),
      stand: '2026',
      bis: '2027-12-31',
    },
    selbstbehalt: {
      aussage:
        'Nach der Franchise tragen Versicherte {anteil}% der Kosten selbst, Erwachsene höchstens CHF {erwachsene}, Kinder höchstens CHF {kinder} im Jahr.',
      werte: {
        anteil: '10',
        erwachsene: ganzeFrankenText(hoechsterSelbstbehalt('AKL-ERW')),
        kinder: ganzeFrankenText(hoechsterSelbstbehalt('AKL-KIN')),
      },
      quelle: KVV('Art. 103 Abs. 2'),
      stand: '2026',
      bis: '2027-12-31',
    },
    eigeneKosten: {
      aussage:
        'Franchise und Selbstbehalt zusammen betragen im Jahr höchstens CHF {erwachsene} für Erwachsene und CHF {kinder} für ein Kind.',
      werte: {
        erwachsene: ganzeFrankenText(hoechsteEigeneKosten('AKL-ERW')),
        kinder: ganzeFrankenText(hoechsteEigeneKosten('AKL-KIN')),
      },
      quelle: KVV('Art. 93 und 103'),
      stand: '2026',
      bis: '2027-12-31',
    },
    aeltereSpanne: {
      aussage:
        'Ältere Übersichten nennen für die Kostenbeteiligung nach der Franchise CHF {von} bis {bis} im Jahr; das ist nicht die geltende Regel.',
      werte: { von: '700', bis: '1’050' },
      quelle: { name: 'Ältere Übersicht, zum Vergleich; die Regel steht in KVV, Art. 103 Abs. 2', datum: '2025' },
      stand: '2025',
      bis: '2027-12-31',
    },
    kinderZusammen: {
      aussage:
        'Mehrere Kinder einer Familie bei derselben Kasse zahlen ohne Wahlfranchise zusammen höchstens CHF {hoechstens} Kostenbeteiligung im Jahr.',
      werte: {
        hoechstens: ganzeFrankenText(hoechsteKostenbeteiligungKinder([0, 0, 0]) ?? hoechsteEigeneKosten('AKL-KIN')),
      },
      quelle: KVG('Art. 64 Abs. 4'),
      stand: '2026',
      bis: '2027-12-31',
    },
    spitalbeitrag: {
      aussage:
        'Im Spital zahlen Erwachsene CHF {proTag} pro Tag; Kinder, junge Erwachsene in Ausbildung und Frauen bei Mutterschaft zahlen nichts.',
      werte: { proTag: mitApostroph(SPITALBEITRAG) },
      quelle: KVV('Art. 104'),
      stand: '2026',
      bis: '2027-12-31',
    },
    generika: {
      aussage:
        'Für Medikamente, die deutlich teurer sind als andere mit gleichem Wirkstoff, steigt der Selbstbehalt von 10% auf {erhoeht}%.',
      werte: { erhoeht: '40' },
      quelle: KLV('Art. 38a Abs. 1'),
      ab: '2024-01-01',
      stand: '2025',
      bis: '2027-12-31',
    },
    franchiserabatt: {
      aussage:
        'Der Rabatt für eine höhere Franchise beträgt höchstens {anteil}% des Risikos; von 300 auf 2’500 sind das höchstens CHF {imJahr} im Jahr.',
      werte: {
        anteil: String(RABATT),
        imJahr: mitApostroph((RABATT / 100) * (hoechsteFranchise('AKL-ERW') - ordentlicheFranchise('AKL-ERW'))),
      },
      quelle: KVV('Art. 95'),
      stand: '2025',
      bis: '2027-12-31',
    },
    franchiseAendern: {
      aussage:
        'Erhöhen lässt sich die Franchise nur auf den 1. Januar, senken mit derselben Frist, die für eine Kündigung gilt.',
      quelle: KVV('Art. 94'),
      stand: '2026',
      bis: '2027-12-31',
    },
    mutterschaft: {
      aussage:
        'Leistungen bei Mutterschaft sind ohne Kostenbeteiligung, andere Behandlungen von der {abWoche}. Schwangerschaftswoche bis acht Wochen nach der Geburt.',
      werte: { abWoche: '13' },
      quelle: KVG('Art. 64 Abs. 7'),
      ab: '2014-03-01',
      stand: '2025',
      bis: '2026-12-31',
    },
  },
} as const satisfies Thema
