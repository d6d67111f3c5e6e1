import type { Thema } from './fakt.ts'
import { BAG_WEGZUG, bag, gemeinsameEinrichtung, KVG, KVV } from './quellen.ts'

/** Who must be insured in Switzerland, from when and until when. */
export const VERSICHERUNGSPFLICHT = {
  titel: 'Versicherungspflicht',
  fakten: {
    rueckwirkend: {
      aussage:
        'Wer sich innert drei Monaten anmeldet, ist ab Geburt oder Wohnsitz versichert; wer zu spät kommt, erst ab der Anmeldung.',
      quelle: KVG('Art. 5 Abs. 1 und 2'),
      stand: '2026',
      bis: '2027-12-31',
    },
    zuschlag: {
      aussage:
        'Wer sich ohne guten Grund verspätet, zahlt doppelt so lange, wie die Verspätung dauerte, {von} bis {bis}% mehr, höchstens fünf Jahre.',
      werte: { von: '30', bis: '50' },
      quelle: KVV('Art. 8 Abs. 1'),
      stand: '2026',
      bis: '2027-12-31',
    },
    zuzug: {
      aussage:
        'Mit einer Bewilligung ab drei Monaten beginnt die Versicherung am Tag der Anmeldung bei der Einwohnerkontrolle, wenn Sie innert drei Monaten beitreten.',
      quelle: KVV('Art. 1 Abs. 2 und Art. 7 Abs. 1'),
      stand: '2026',
      bis: '2027-12-31',
    },
    zuweisung: {
      aussage: 'Wer sich nicht rechtzeitig versichert, wird vom Kanton einer Kasse zugewiesen.',
      quelle: KVG('Art. 6 Abs. 2'),
      stand: '2026',
      bis: '2027-12-31',
    },
    elternSchulden: {
      aussage:
        'Die Prämien eines Kindes schulden bis zum Monat seiner Volljährigkeit nur die Eltern; das Kind haftet auch später nicht dafür.',
      quelle: KVG('Art. 61a'),
      ab: '2024-01-01',
      stand: '2026',
      bis: '2027-12-31',
    },
    studierendeEu: {
      aussage:
        'Studierende aus der EU, der EFTA und dem Vereinigten Königreich, die hier nicht arbeiten, bleiben in ihrem Wohnstaat versichert.',
      quelle: bag(
        'Ausländische Studierende in der Schweiz',
        'krankenversicherung-auslaendische-studierende-in-der-schweiz',
      ),
      stand: '2025',
      bis: '2027-12-31',
    },
    studierende: {
      aussage:
        'Andere ausländische Studierende können sich mit einer gleichwertigen Versicherung für {jahre} Jahre befreien lassen; eine Verlängerung um weitere {jahre} Jahre ist möglich.',
      werte: { jahre: '3' },
      quelle: {
        ...bag(
          'Ausländische Studierende in der Schweiz',
          'krankenversicherung-auslaendische-studierende-in-der-schweiz',
        ),
        name: 'KVV, Art. 2 Abs. 4; Bundesamt für Gesundheit BAG, Ausländische Studierende in der Schweiz',
      },
      stand: '2025',
      bis: '2027-12-31',
    },
    dienst: {
      aussage:
        'Wer mehr als {tage} Tage hintereinander Dienst leistet, untersteht der Militärversicherung; so lange ruht die Pflicht zur Krankenversicherung.',
      werte: { tage: '60' },
      quelle: KVG('Art. 3 Abs. 4'),
      stand: '2026',
      bis: '2027-12-31',
    },
    dienstMeldung: {
      aussage:
        'Ab dem ersten Tag ohne Prämie ist, wer den Dienst {wochen} Wochen vorher meldet; sonst endet die Prämie spätestens {wochen} Wochen nach der Meldung.',
      werte: { wochen: '8' },
      quelle: KVV('Art. 10a Abs. 2'),
      stand: '2026',
      bis: '2027-12-31',
    },
    militaerversicherung: {
      aussage:
        'Die Militärversicherung gilt während des ganzen Dienstes, auf dem Hin- und Rückweg und im Urlaub; eine Nachdeckung kennt sie nicht.',
      quelle: {
        name: 'Suva, Was macht die Militärversicherung?',
        url: 'https://www.suva.ch/de-ch/versicherung/militaerversicherung/militarversicherung-versicherung',
      },
      stand: '2025',
      bis: '2027-12-31',
    },
    ohneBeteiligung: {
      aussage: 'Die Militärversicherung verlangt weder Franchise noch Selbstbehalt, auch bei einem kurzen Dienst.',
      quelle: { name: 'ÖKK, Militärdienst', url: 'https://oekk.ch/de/themen-wissen/militaer' },
      stand: '2025',
      bis: '2027-12-31',
    },
    entsandt: {
      aussage:
        'Wer von einem Schweizer Arbeitgeber ins Ausland entsandt wird, bleibt zwei Jahre versichert, auf Gesuch bis {jahre} Jahre; Abkommen gehen vor.',
      werte: { jahre: '6' },
      quelle: KVV('Art. 4'),
      stand: '2026',
      bis: '2027-12-31',
    },
    wegzug: {
      aussage:
        'Wer den Wohnsitz ins Ausland verlegt, ist grundsätzlich ab der Abreise nicht mehr in der Schweiz versichert; Abkommen kennen Ausnahmen.',
      quelle: BAG_WEGZUG,
      stand: '2025',
      bis: '2027-12-31',
    },
    rente: {
      aussage:
        'Wer nur eine Schweizer Rente bezieht und in die EU, nach Island, Norwegen oder ins Vereinigte Königreich zieht, bleibt meist in der Schweiz versichert.',
      quelle: gemeinsameEinrichtung(
        'Formular S1 für Rentnerinnen und Rentner',
        'versicherung-in-der-schweiz-formular-s1-fuer-rentner-innen-mit-wohnsitz-in-der-eu-efta-uk',
      ),
      stand: '2025',
      bis: '2027-12-31',
    },
    renteOption: {
      aussage:
        'Wer nur eine Schweizer Rente bezieht, darf in Deutschland, Frankreich, Italien, Österreich, Portugal und Spanien wählen, in welchem Land er sich versichert.',
      quelle: {
        name: 'EGK, Auswandern: Rentnerinnen und Rentner',
        url: 'https://egk.ch/de/versicherungen/auswandern/rentner',
      },
      stand: '2025',
      bis: '2027-12-31',
    },
  },
} as const satisfies Thema
