import { GRENZEN_2026 } from '../verbilligung/grenzen.ts'
import { mitApostroph } from '../zahlen/format.ts'
import type { Thema } from './fakt.ts'
import { bund } from './quellen.ts'

const GEGENVORSCHLAG = bund(
  'Bundesamt für Gesundheit BAG, indirekter Gegenvorschlag zur Prämien-Entlastungs-Initiative; Anteile nach SRF, «in Kürze»',
  '2025-09-12',
  'https://www.bag.admin.ch/de/anderung-des-kvg-praemienverbilligung-als-indirekter-gegenvorschlag-zur-praemien-entlastungs-initiative',
)

/** What the canton has published for 2026, `content/de/verbilligung/grenzen.ts`. */
const grenze2026 = (code: string): string =>
  mitApostroph(GRENZEN_2026.find(({ kanton }) => kanton === code)?.allein ?? 0)

/** What changed, by the texts of federation and cantons; collected on 28 September 2026. */
export const VERBILLIGUNG_NEU = {
  titel: 'Prämienverbilligung: was sich geändert hat',
  fakten: {
    initiative: {
      aussage:
        'Die am 9. Juni 2024 abgelehnte Prämien-Entlastungs-Initiative wollte die Prämien auf {anteil}% des verfügbaren Einkommens begrenzen.',
      werte: { anteil: '10' },
      quelle: GEGENVORSCHLAG,
      stand: '2026-09-28',
      bis: '2027-12-31',
    },
    mindestbeitrag: {
      aussage:
        'Jeder Kanton muss mindestens {von} bis {bis}% der Bruttokosten der Grundversicherung für die Verbilligung ausgeben.',
      werte: { von: '3.5', bis: '7.5' },
      quelle: GEGENVORSCHLAG,
      ab: '2026-01-01',
      stand: '2026-09-28',
      bis: '2027-12-31',
    },
    zuerichGrenzen: {
      aussage:
        'In der Stadt Zürich endet der Anspruch einer Person 2026 bei CHF {allein2026}, 2027 bei CHF {allein2027}; der Mindestanspruch für Kinder bei CHF {kinder2026} und CHF {kinder2027}.',
      werte: { allein2026: grenze2026('ZH'), allein2027: '59’420', kinder2026: '70’500', kinder2027: '71’200' },
      quelle: {
        name: 'SVA Zürich, Einkommensgrenzen 2027',
        url: 'https://svazurich.ch/ihr-anliegen/privatpersonen/praemienverbilligung/praemienverbilligung_2027/einkommensgrenzen-2027.html',
      },
      stand: '2026-09-28',
      bis: '2026-12-31',
    },
    zuerichEigenanteil: {
      aussage:
        'Der Kanton Zürich legte im März 2026 für 2027 provisorisch {allein2027} statt {allein2026}% des Einkommens als Eigenanteil fest, für Verheiratete {paar2027} statt {paar2026}%.',
      werte: { allein2026: '8.4', allein2027: '9.4', paar2026: '10.5', paar2027: '11.8' },
      quelle: {
        name: 'Kanton Zürich, Regierungsratsbeschluss Nr. 303/2026',
        datum: '2026-03-18',
        url: 'https://www.zh.ch/bin/zhweb/publish/regierungsratsbeschluss-unterlagen./2026/303/RRB-2026-0303.pdf',
      },
      stand: '2026-09-28',
      bis: '2026-12-31',
    },
    aargauNeu: {
      aussage:
        'Die SVA Aargau nannte im September 2026 für 2027 eine Richtprämie für Erwachsene von CHF {richtpraemie2027} statt CHF {richtpraemie2026} und einen eigenen Satz von {satz2027} statt {satz2026}%.',
      werte: { richtpraemie2026: '5’830', richtpraemie2027: '6’070', satz2026: '17.5', satz2027: '19.25' },
      quelle: {
        name: 'SVA Aargau, allgemeine Informationen',
        datum: '2026-09-20',
        url: 'https://www.sva-aargau.ch/private/ihre-private-situation/finanzielle-unterstuetzung/praemienverbilligung/allgemeine',
      },
      stand: '2026-09-28',
      bis: '2026-12-31',
    },
    genfNeu: {
      aussage:
        'Genf hat die Beträge für Erwachsene 2026 um {mehr}% über jene von 2024 gehoben; bis CHF {einkommen} Einkommen sind es 2026 CHF {hoechstens} im Monat.',
      werte: { mehr: '8.7', einkommen: '30’000', hoechstens: '348' },
      quelle: {
        name: 'Kanton Genf, Communiqué du Conseil d’État; Barème subsides 2026',
        datum: '2025-11-05',
        url: 'https://www.ge.ch/document/communique-hebdomadaire-du-conseil-etat-du-5-novembre-2025',
      },
      stand: '2026-09-28',
      bis: '2026-12-31',
    },
    rueckgang: {
      aussage:
        'Nach den Regeln von 2026 rechnen Genf und der Aargau neu, wenn das Einkommen während sechs Monaten um {anteil}% gesunken ist.',
      werte: { anteil: '20' },
      quelle: {
        name: 'SVA Aargau, allgemeine Informationen; Kanton Genf, Demander un subside 2026',
        url: 'https://www.ge.ch/demander-subside-assurance-maladie-2026',
      },
      stand: '2026-09-28',
      bis: '2026-12-31',
    },
    luzernUrteil: {
      aussage:
        'Das Bundesgericht hob eine Einkommensgrenze von CHF {grenze} für Familien im Kanton Luzern als zu tief auf.',
      werte: { grenze: '54’000' },
      quelle: {
        name: 'Schweizerisches Bundesgericht, Urteil 8C_228/2018 (BGE 145 I 26)',
        datum: '2019-01-22',
        url: 'https://www.bger.ch',
      },
      stand: '2026-09-28',
      bis: '2027-12-31',
    },
  },
} as const satisfies Thema
