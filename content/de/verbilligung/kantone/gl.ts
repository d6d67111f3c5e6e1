import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const GL: Kantonsangaben = {
  stelle: 'Steuerverwaltung Glarus, Fachstelle IPV',
  link: 'https://www.gl.ch/public/upload/assets/63123/02%20Merkblatt%20IPV%202026.pdf?fp=1',
  steuerjahr: 'Steuerjahr 2024; Haushalt am 31. Dezember 2025',
  einkommen: {
    name: 'Total der Einkünfte, bereinigt',
    hinweis:
      'Plus Unterhaltskosten der Liegenschaften und Nebenerwerb, der direkt mit der AHV abgerechnet wird. Minus Mietwert der eigenen Wohnung und bezahlte Alimente.',
  },
  vermoegen: {
    name: 'Steuerbares Vermögen',
    hinweis: 'Nach den steuerfreien Beträgen. 10% davon zählen zum Einkommen.',
  },
  weg: { art: 'antrag', satz: 'Sie stellen jedes Jahr einen Antrag, auch für 2027; von selbst geht es erst ab 2028.' },
  frist: { 2026: { tag: '2026-01-31', text: 'bis 31. Januar 2026; später ab dem folgenden Monat' } },
  quellen: [
    {
      titel: 'PVV, GS VIII D/21/3',
      datum: '01.01.2020',
      url: 'https://gesetze.gl.ch/app/de/texts_of_law/VIII%20D/21/3',
    },
    { titel: 'EG KVG, GS VIII D/21/1', datum: null, url: 'https://gesetze.gl.ch/app/de/texts_of_law/VIII%20D/21/1' },
    {
      titel: 'Merkblatt 2026',
      datum: null,
      url: 'https://www.gl.ch/public/upload/assets/63123/02%20Merkblatt%20IPV%202026.pdf?fp=1',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Mit Kindern ist der Betrag ein Mindestbetrag. Nicht gerechnet werden Paare ohne Trauschein, die hier gemeinsam zählen, und Personen mit Quellensteuer.',
}
