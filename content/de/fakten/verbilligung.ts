import type { Thema } from './fakt.ts'
import { EIGENE_ANGABE, KVG } from './quellen.ts'

export const VERBILLIGUNG = {
  titel: 'Prämienverbilligung',
  fakten: {
    verbilligung: {
      aussage:
        'Grenzen, Beträge, Fristen und Stellen der Prämienverbilligung bestimmt jeder Kanton selbst; hier stehen jene für 2026, mit Neuem für 2027.',
      quelle: KVG('Art. 65'),
      stand: '2026-09-28',
      bis: '2026-12-31',
    },
    faustregel: {
      aussage:
        'Eine Faustregel von 2025 nennt für Einzelpersonen CHF {einzelVon} bis {einzelBis} und für Familien CHF {familieVon} bis {familieBis} im Monat; die Kantone weichen stark davon ab.',
      werte: {
        ...{ einzelVon: '100', einzelBis: '300', familieVon: '400', familieBis: '800' },
        ...{ einzelGrenze: '35’000', paarGrenze: '50’000', familieGrenze: '65’000', hoechstens: '80' },
      },
      quelle: { ...EIGENE_ANGABE, name: 'Faustregel dieser Website, keine amtliche Zahl', datum: '2025' },
      stand: '2025',
      bis: '2027-12-31',
    },
    bevoelkerung: {
      aussage:
        'Texte von 2025 sagen, bis zu {anteil}% der Bevölkerung könnten Anspruch auf Prämienverbilligung haben; eine amtliche Zahl ist das nicht.',
      werte: { anteil: '40' },
      quelle: { ...EIGENE_ANGABE, name: 'Aussage dieser Website, keine amtliche Zahl', datum: '2025' },
      stand: '2025',
      bis: '2027-12-31',
    },
    alteFristen: {
      aussage:
        'Übersichten von 2025 nennen als Fristen den 30. September für Zürich, Bern und Aargau, den 31. Oktober für Basel-Stadt, den 31. Dezember für Genf und Waadt.',
      quelle: {
        ...EIGENE_ANGABE,
        name: 'Ältere Übersicht, zum Vergleich; es gilt die Frist des Kantons',
        datum: '2025',
      },
      stand: '2025',
      bis: '2027-12-31',
    },
    minimum: {
      aussage:
        'In Familien mit unteren und mittleren Einkommen sinken Kinderprämien um mindestens {kinder}%, jene junger Erwachsener in Ausbildung um mindestens {ausbildung}%.',
      werte: { kinder: '80', ausbildung: '50' },
      quelle: KVG('Art. 65 Abs. 1bis'),
      stand: '2026',
      bis: '2027-12-31',
    },
  },
} as const satisfies Thema
