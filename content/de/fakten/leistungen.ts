import type { Thema } from './fakt.ts'
import { gemeinsameEinrichtung, KLV, KVV } from './quellen.ts'

export const LEISTUNGEN = {
  titel: 'Leistungen der Grundversicherung',
  fakten: {
    notfallAusland: {
      aussage: 'Im Notfall im Ausland zahlt die Grundversicherung höchstens das Doppelte der Kosten in der Schweiz.',
      quelle: KVV('Art. 36 Abs. 4'),
      stand: '2025',
      bis: '2027-12-31',
    },
    karte: {
      aussage:
        'Mit der europäischen Krankenversicherungskarte gelten in der EU, der EFTA und im Vereinigten Königreich die Leistungen und Kosten der dort Versicherten.',
      quelle: gemeinsameEinrichtung(
        'Aufenthalt in der EU/EFTA',
        'de/aufenthalt-in-der-eu-efta-_content---1--1044.html',
      ),
      stand: '2025',
      bis: '2027-12-31',
    },
    notfallBegriff: {
      aussage:
        'Ein Notfall im Ausland liegt vor, wenn eine Behandlung nötig und die Rückreise nicht angemessen ist; wer zur Behandlung hinreist, hat keinen.',
      quelle: KVV('Art. 36 Abs. 2'),
      stand: '2026',
      bis: '2027-12-31',
    },
    transport: {
      aussage:
        'Von Rettung und Transport zahlt die Grundversicherung die Hälfte, im Jahr höchstens CHF {rettung} für Rettung und CHF {transport} für Transport.',
      werte: { rettung: '5’000', transport: '500' },
      quelle: KLV('Art. 26 und 27'),
      stand: '2025',
      bis: '2027-12-31',
    },
    brille: {
      aussage: 'An Brillen und Linsen von Kindern bis 18 zahlt die Grundversicherung höchstens CHF {kinder} im Jahr.',
      werte: { kinder: '180' },
      quelle: KLV('Anhang 2 (Mittel- und Gegenständeliste), Position 25'),
      stand: '2025',
      bis: '2027-12-31',
    },
    kontrollen: {
      aussage:
        'Bei gesundem Verlauf zahlt die Grundversicherung in der Schwangerschaft sieben Kontrollen und zwei Ultraschalle.',
      quelle: KLV('Art. 13'),
      stand: '2025',
      bis: '2027-12-31',
    },
  },
} as const satisfies Thema
