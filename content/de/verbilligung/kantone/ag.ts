import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const AG: Kantonsangaben = {
  stelle: 'SVA Aargau',
  link: 'https://www.sva-aargau.ch/private/ihre-private-situation/finanzielle-unterstuetzung/praemienverbilligung/allgemeine',
  steuerjahr: 'Steuerjahr 2023; für 2027 das Steuerjahr 2024',
  einkommen: {
    name: 'Bereinigtes steuerbares Einkommen',
    hinweis:
      'Steuerbares Einkommen plus Liegenschaftsunterhalt über der Pauschale, Einkäufe in die 2. Säule, Säule 3a (ohne 2. Säule nur ein Teil), Zuwendungen, Verluste früherer Jahre und Löhne aus dem vereinfachten Verfahren. Dazu der Sozialabzug für tiefe Einkommen.',
  },
  vermoegen: { name: 'Steuerbares Vermögen', hinweis: 'Ein Fünftel davon zählt zum Einkommen.' },
  paar: 'Ein Konkubinat mit gemeinsamem Kind oder seit zwei Jahren mit gemeinsamem Haushalt zählt wie ein Ehepaar.',
  weg: {
    art: 'antrag',
    satz: 'Die SVA schreibt vermutlich Berechtigten einen Brief mit Code (sechs Wochen gültig); den Antrag stellen Sie selbst.',
  },
  frist: {
    2026: { tag: '2025-12-31', text: 'bis 31. Dezember 2025, also im Vorjahr' },
    2027: { tag: '2026-12-31', text: 'bis 31. Dezember 2026, also im Vorjahr' },
  },
  quellen: [
    {
      titel: 'KVGG, SAR 837.200',
      datum: '01.12.2025',
      url: 'https://gesetzessammlungen.ag.ch/app/de/texts_of_law/837.200',
    },
    {
      titel: 'V KVGG, SAR 837.211, Anhang 1',
      datum: '27.08.2025',
      url: 'https://gesetzessammlungen.ag.ch/app/de/texts_of_law/837.211',
    },
    {
      titel: 'Kanton Aargau, Richtprämien 2026',
      datum: null,
      url: 'https://www.ag.ch/media/kanton-aargau/dgs/dokumente/gesellschaft/soziales/handbuch-soziales/kapitel-7/richtpr-mien-2026.pdf',
    },
    {
      titel: 'SVA Aargau, allgemeine Informationen (2027)',
      datum: null,
      url: 'https://www.sva-aargau.ch/private/ihre-private-situation/finanzielle-unterstuetzung/praemienverbilligung/allgemeine',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Kinder erhalten mindestens die Hälfte ihrer eigenen Prämie; ohne diese nennen wir oft keinen Betrag. Junge Erwachsene bis CHF 24’000 steuerbarem Einkommen zählen mit den Eltern.',
}
