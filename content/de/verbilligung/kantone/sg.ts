import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const SG: Kantonsangaben = {
  stelle: 'SVA St. Gallen',
  link: 'https://www.svasg.ch/online-schalter/pdf/form_4100.pdf',
  steuerjahr: 'Steuerjahr 2024',
  einkommen: {
    name: 'Reineinkommen (Code 248), bereinigt',
    hinweis:
      'Plus Säule 3a, Leistungen und Einkäufe der 2. Säule, Liegenschaftsaufwand über 20% der Mieten, Vorjahresverluste, Zuwendungen und 75% der Löhne aus dem vereinfachten Verfahren. Dazu der Abzug von 30% auf Eigenmietwert und Beteiligungen.',
  },
  vermoegen: {
    name: 'Steuerbares Vermögen',
    hinweis:
      'Kein Anspruch besteht über CHF 100’000, plus CHF 20’000 je Kind und CHF 40’000 je junge erwachsene Person, höchstens CHF 150’000. Darunter zählen 20% zum Einkommen.',
  },
  weg: { art: 'antrag', satz: 'Sie melden sich an.' },
  frist: {
    2026: { tag: '2026-03-31', text: 'bis 31. März 2026 für das ganze Jahr' },
    2027: { tag: '2027-03-31', text: 'bis 31. März 2027 für das ganze Jahr' },
  },
  quellen: [
    {
      titel: 'Regierungsbeschluss, sGS 331.538',
      datum: '09.12.2025',
      url: 'https://www.gesetzessammlung.sg.ch/app/de/texts_of_law/331.538',
    },
    {
      titel: 'Verordnung, sGS 331.111',
      datum: null,
      url: 'https://www.gesetzessammlung.sg.ch/app/de/texts_of_law/331.111',
    },
    {
      titel: 'SVA St. Gallen, Merkblatt',
      datum: '22.12.2025',
      url: 'https://www.svasg.ch/online-schalter/pdf/form_4100.pdf',
    },
    {
      titel: 'SVA St. Gallen, Erläuterungen',
      datum: null,
      url: 'https://www.svasg.ch/online-schalter/pdf/form_4200.pdf',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden junge Erwachsene im Haushalt der Eltern und Paare ohne Trauschein. Wer im Jahr 26 wird, findet keinen Stichtag.',
}
