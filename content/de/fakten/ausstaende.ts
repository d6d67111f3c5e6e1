import type { Thema } from './fakt.ts'
import { bag, KVG, KVV } from './quellen.ts'

export const AUSSTAENDE = {
  titel: 'Unbezahlte Prämien',
  fakten: {
    nachfrist: {
      aussage:
        'Nach mindestens einer Mahnung muss die Kasse zur Zahlung auffordern und {tage} Tage Nachfrist geben; danach muss sie betreiben.',
      werte: { tage: '30' },
      quelle: KVG('Art. 64a Abs. 1 und 2'),
      stand: '2026',
      bis: '2027-12-31',
    },
    betreibungen: {
      aussage: 'Eine Person darf für eigene Ausstände höchstens zweimal im Kalenderjahr betrieben werden.',
      quelle: {
        ...bag(
          'Vollstreckung der Prämienzahlungspflicht',
          'anderung-des-kvg-vollstreckung-der-praemienzahlungspflicht-und-der-kvv',
        ),
        name: 'KVG, Art. 64a Abs. 2; Bundesamt für Gesundheit BAG, Vollstreckung der Prämienzahlungspflicht',
      },
      ab: '2025-01-01',
      stand: '2026',
      bis: '2027-12-31',
    },
    saeumig: {
      aussage:
        'Der Wechsel gelingt, wenn alles, was einen Monat vor Ablauf der Kündigungsfrist gemahnt war, bis zu ihrem Ablauf samt Betreibungskosten bei der Kasse eingetroffen ist.',
      quelle: KVV('Art. 105l'),
      stand: '2026',
      bis: '2027-12-31',
    },
    abtretung: {
      aussage:
        'Übernimmt der Kanton {anteil}% der Forderungen und die Verlustscheine, dürfen die Betroffenen die Kasse wieder wechseln.',
      werte: { anteil: '90' },
      quelle: KVG('Art. 64a Abs. 5'),
      ab: '2025-07-01',
      stand: '2026',
      bis: '2027-12-31',
    },
    abtretungKantone: {
      aussage: 'Nach einer Umfrage unter allen Kantonen nutzte diese Möglichkeit im Juli 2025 erst Neuenburg.',
      quelle: {
        name: 'Beobachter, Schulden bei der Krankenkasse',
        datum: '2025-07-02',
        url: 'https://www.beobachter.ch/geld/krankenkasse/schulden-bei-der-krankenkasse-nur-ein-kanton-hilft-betroffenen-838771',
      },
      stand: '2025-07-02',
      bis: '2026-12-31',
    },
    volljaehrig: {
      aussage: 'Wer volljährig wird, darf trotz Ausständen aus der Kindheit auf Ende Jahr die Kasse wechseln.',
      quelle: KVG('Art. 64a Abs. 7bis'),
      stand: '2026',
      bis: '2027-12-31',
    },
    liste: {
      aussage:
        'Kantone dürfen eine Liste der Personen führen, die trotz Betreibung nicht zahlen; für sie zahlt die Kasse nur noch Notfälle.',
      quelle: KVG('Art. 64a Abs. 7'),
      stand: '2026',
      bis: '2027-12-31',
    },
    listenKantone: {
      aussage:
        'Nach ihren Gesetzen führen Aargau, Tessin und Thurgau eine solche Liste, im Aargau ohne Personen mit Verlustschein.',
      quelle: {
        name: 'Aargau, KVGG §§ 22 bis 27 (Stand 1. Dezember 2025); Tessin, LCAMal Art. 22g bis 22i (1. Januar 2026); Thurgau, KVG § 3a (1. Februar 2026)',
        url: 'https://www.lexfind.ch',
      },
      stand: '2026',
      bis: '2027-12-31',
    },
    listenAufgehoben: {
      aussage:
        'Zug hat seine Liste auf den 1. Januar 2025 aufgehoben, Luzern auf den 1. Januar 2026; Graubünden darf eine führen.',
      quelle: {
        name: 'Zug, §§ 5f und 5h aufgehoben; Luzern, § 5a aufgehoben (Einführungsgesetze zum KVG); Graubünden, KPVG Art. 11a',
        url: 'https://www.lexfind.ch',
      },
      stand: '2026',
      bis: '2027-12-31',
    },
  },
} as const satisfies Thema
