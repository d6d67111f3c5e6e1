import type { Thema } from './fakt.ts'
import { KVG, KVV, UVG } from './quellen.ts'

const SUVA =
  'https://www.suva.ch/de-ch/versicherung/unfallversicherung/unfallversicherung-bei-arbeitslosigkeit/versicherungsschutz-fuer-arbeitslose'

export const UNFALL = {
  titel: 'Unfall',
  fakten: {
    achtStunden: {
      aussage:
        'Wer mindestens acht Stunden pro Woche beim selben Arbeitgeber arbeitet, ist dort auch gegen Unfälle in der Freizeit versichert.',
      quelle: { ...UVG('Art. 7 und 8'), name: 'Unfallversicherungsgesetz UVG, Art. 7 und 8; UVV, Art. 13' },
      stand: '2026',
      bis: '2027-12-31',
    },
    unfallAusschluss: {
      aussage: 'Wer nach UVG voll versichert ist, kann die Unfalldeckung bei der Krankenkasse sistieren.',
      quelle: KVG('Art. 8'),
      stand: '2026',
      bis: '2027-12-31',
    },
    nachdeckung: {
      aussage:
        'Nach dem letzten Tag mit Anspruch auf mindestens den halben Lohn läuft die Unfallversicherung noch {tage} Tage weiter.',
      werte: { tage: '31' },
      quelle: UVG('Art. 3 Abs. 2'),
      stand: '2025',
      bis: '2027-12-31',
    },
    abrede: {
      aussage: 'Diese Deckung lässt sich vor ihrem Ende um bis zu sechs Monate verlängern (Abredeversicherung).',
      quelle: UVG('Art. 3 Abs. 3'),
      stand: '2025',
      bis: '2027-12-31',
    },
    arbeitslos: {
      aussage:
        'Wer Anspruch auf Arbeitslosenentschädigung hat, ist bei der Suva gegen Unfall versichert, ohne sich anzumelden.',
      quelle: {
        name: 'Suva, Versicherungsschutz für Arbeitslose; UVG, Art. 1a Abs. 1 Bst. b; AVIG, Art. 22a Abs. 4',
        url: SUVA,
      },
      stand: '2025',
      bis: '2027-12-31',
    },
    unfallMeldung: {
      aussage:
        'Wer den Schutz beim Arbeitgeber verliert, muss es der Krankenkasse innert eines Monats nach dessen Hinweis melden.',
      quelle: KVV('Art. 11 Abs. 2'),
      stand: '2026',
      bis: '2027-12-31',
    },
    unfallLueckenlos: {
      aussage:
        'Endet der Schutz beim Arbeitgeber, deckt die Krankenkasse Unfälle von selbst; die Prämie dafür verlangt sie nachträglich, mit Verzugszins.',
      quelle: KVG('Art. 8 Abs. 2 und Art. 10 Abs. 2'),
      stand: '2026',
      bis: '2027-12-31',
    },
    unfallrabatt: {
      aussage: 'Ohne Unfall war die Prämie 2026 bei den meisten Kassen {von} bis {bis}% tiefer.',
      werte: { von: '5', bis: '7' },
      quelle: {
        name: 'Bundesamt für Gesundheit BAG, Prämien 2026, eigene Auswertung aller Standardtarife',
        datum: '2025-09-23',
        url: 'https://www.priminfo.admin.ch/de/downloads/aktuell',
      },
      stand: '2026',
      bis: '2026-12-31',
    },
  },
} as const satisfies Thema
