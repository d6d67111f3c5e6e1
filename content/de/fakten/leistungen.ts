import type { Thema } from './fakt.ts'
import { KLV, KVV } from './quellen.ts'

export const LEISTUNGEN = {
  titel: 'Leistungen der Grundversicherung',
  fakten: {
    notfallAusland: {
      aussage: 'Im Notfall im Ausland zahlt die Grundversicherung höchstens das Doppelte der Kosten in der Schweiz.',
      quelle: KVV('Art. 36 Abs. 4'),
      stand: '2025',
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
