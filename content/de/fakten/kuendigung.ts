import type { Thema } from './fakt.ts'
import { KVG, KVV, VVG } from './quellen.ts'

export const KUENDIGUNG = {
  titel: 'Wechseln und kündigen',
  fakten: {
    aufnahme: {
      aussage: 'Jede Kasse muss in der Grundversicherung alle aufnehmen, die in ihrem Gebiet wohnen.',
      quelle: KVG('Art. 4'),
      stand: '2026',
      bis: '2027-12-31',
    },
    versicherungspflicht: {
      aussage: 'Wer in der Schweiz Wohnsitz nimmt oder geboren wird, muss innert drei Monaten versichert sein.',
      quelle: KVG('Art. 3 und 5'),
      stand: '2026',
      bis: '2027-12-31',
    },
    praemienmitteilung: {
      aussage:
        'Teilt die Kasse eine neue Prämie mit, ob höher, gleich oder tiefer, gilt eine Kündigungsfrist von einem Monat auf das Ende des Monats, bevor die neue Prämie gilt.',
      quelle: KVG('Art. 7 Abs. 2'),
      stand: '2026',
      bis: '2027-12-31',
    },
    mitteilungsfrist: {
      aussage:
        'Die Kasse muss die neue Prämie mindestens zwei Monate im Voraus mitteilen und auf das Recht zu wechseln hinweisen.',
      quelle: KVG('Art. 7 Abs. 2'),
      stand: '2026',
      bis: '2027-12-31',
    },
    halbjahr: {
      aussage:
        'Auf Ende Juni kann mit drei Monaten Frist kündigen, wer das Standardmodell mit der ordentlichen Franchise hat.',
      quelle: { ...KVG('Art. 7 Abs. 1'), name: 'Krankenversicherungsgesetz KVG, Art. 7 Abs. 1; KVV, Art. 94 und 100' },
      stand: '2026',
      bis: '2027-12-31',
    },
    umzug: {
      aussage: 'Ein Umzug beendet die Versicherung nur, wenn die Kasse am neuen Wohnort nicht tätig ist.',
      quelle: KVG('Art. 7 Abs. 3'),
      stand: '2026',
      bis: '2027-12-31',
    },
    keineLuecke: {
      aussage: 'Die alte Versicherung endet erst, wenn die neue Kasse der alten den Beginn gemeldet hat.',
      quelle: KVG('Art. 7 Abs. 5'),
      stand: '2026',
      bis: '2027-12-31',
    },
    spaetAngemeldet: {
      aussage:
        'Wer rechtzeitig gekündigt hat und sich erst später anmeldet, wechselt am Ende des Monats, in dem die neue Kasse der alten den Beginn meldet.',
      quelle: { ...KVG('Art. 7 Abs. 5'), name: 'Krankenversicherungsgesetz KVG, Art. 7 Abs. 5; BGE 127 V 38' },
      stand: '2026',
      bis: '2027-12-31',
    },
    schadenersatz: {
      aussage:
        'Unterlässt die neue Kasse ihre Meldung oder verhindert die alte den Wechsel, ersetzt sie den Schaden, besonders den Unterschied der Prämien.',
      quelle: {
        ...KVG('Art. 7 Abs. 5 und 6'),
        name: 'Krankenversicherungsgesetz KVG, Art. 7 Abs. 5 und 6; BGE 130 V 448 (die bisherige Kasse nennen)',
      },
      stand: '2026',
      bis: '2027-12-31',
    },
    wohnort: {
      aussage: 'Für die Prämie zählt der Wohnort.',
      quelle: KVG('Art. 61 Abs. 2'),
      stand: '2026',
      bis: '2027-12-31',
    },
    kasseHoertAuf: {
      aussage: 'Gibt eine Kasse die Grundversicherung auf, endet der Vertrag mit ihrer Bewilligung.',
      quelle: KVG('Art. 7 Abs. 4'),
      stand: '2026',
      bis: '2027-12-31',
    },
    ausstaende: {
      aussage: 'Mit gemahnten und unbezahlten Prämien oder Kostenbeteiligungen ist kein Wechsel möglich.',
      quelle: KVG('Art. 64a Abs. 6'),
      stand: '2026',
      bis: '2027-12-31',
    },
    modellwechsel: {
      aussage:
        'Vom Standardmodell mit der ordentlichen Franchise in ein anderes Modell derselben Kasse geht es jederzeit, aus einem Modell hinaus nur auf Ende Jahr.',
      quelle: KVV('Art. 100 Abs. 2 und 3'),
      stand: '2026',
      bis: '2027-12-31',
    },
    wahlfranchise: {
      aussage:
        'Eine höhere Franchise beginnt nur mit einem Kalenderjahr; eine tiefere oder ein anderes Modell gibt es von ihr aus auf Ende Jahr, mit der Frist der Kündigung.',
      quelle: KVV('Art. 94'),
      stand: '2026',
      bis: '2027-12-31',
    },
    praxisFort: {
      aussage:
        'Verlässt eine Praxis das Modell, bleiben bei einer grossen Kasse {tage} Tage für eine neue Wahl; danach gilt das Standardmodell.',
      werte: { tage: '30' },
      quelle: {
        name: 'K-Tipp, Mit Hausarztmodell versichert: Das sind die Tücken',
        datum: '2023',
        url: 'https://ktipp.ch/artikel/artikeldetail/mit-hausarztmodell-versichert-das-sind-die-tuecken',
      },
      stand: '2023',
      bis: '2026-12-31',
    },
    mindestpraemie: {
      aussage:
        'Auch mit Modell und höchster Franchise muss die Prämie mindestens {anteil}% der ordentlichen Prämie mit Unfalldeckung betragen.',
      werte: { anteil: '50' },
      quelle: KVV('Art. 90c'),
      stand: '2025',
      bis: '2027-12-31',
    },
    zusatzKuendigen: {
      aussage:
        'Verträge der Zusatzversicherung lassen sich auf das Ende des dritten und jedes folgenden Jahres kündigen, mit drei Monaten Frist.',
      quelle: VVG('Art. 35a'),
      ab: '2022-01-01',
      stand: '2025',
      bis: '2027-12-31',
    },
    widerruf: {
      aussage: 'Einen neuen Vertrag der Zusatzversicherung können Sie innert 14 Tagen widerrufen.',
      quelle: VVG('Art. 2a'),
      ab: '2022-01-01',
      stand: '2025',
      bis: '2027-12-31',
    },
  },
} as const satisfies Thema
