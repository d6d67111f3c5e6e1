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
        'Der Wechsel gelingt, wenn alles, was einen Monat vor Ablauf der Kündigungsfrist gemahnt war, bis zu ihrem Ablauf samt Betreibungskosten bezahlt ist.',
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
      aussage: 'Ende 2021 führten Aargau, Luzern, Tessin, Thurgau und Zug eine solche Liste.',
      quelle: {
        name: 'FM1Today, Thurgau regelt schwarze Liste neu',
        datum: '2022-12',
        url: 'https://www.fm1today.ch/ostschweiz/thurgau/thurgau-regelt-schwarze-liste-der-saeumigen-praemienzahler-neu-149382425',
      },
      stand: '2022-12',
      bis: '2026-12-31',
    },
    listeLuzern: {
      aussage: 'Luzern hat seine Liste am 8. September 2025 aufgehoben.',
      quelle: {
        name: 'Kanton Luzern, Mitteilung zur Aufhebung der Liste säumiger Prämienzahlerinnen und -zahler',
        datum: '2025-11',
        url: 'https://news.lu.ch/html_mail.jsp?email=news.lu.ch&id=0&mailref=000l2c00000ti000000000000dogzhyg',
      },
      stand: '2025-11',
      bis: '2027-12-31',
    },
    listeZug: {
      aussage: 'Zug nutzt seine Liste seit einem Gerichtsurteil von 2021 nicht mehr und schafft sie ab.',
      quelle: {
        name: 'Nau.ch, Zug schafft schwarze Liste für Prämienschuldner ab',
        url: 'https://nau.ch/politik/regional/zug-schafft-schwarze-liste-fur-pramienschuldner-ab-66695235',
      },
      stand: '2024',
      bis: '2026-12-31',
    },
  },
} as const satisfies Thema
