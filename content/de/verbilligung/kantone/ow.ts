import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const OW: Kantonsangaben = {
  stelle: 'Ausgleichskasse Obwalden',
  link: 'https://www.akow.ch/uploads/PDF-Formulare-Merkblaetter/IPV/IPV26_Merkblatt_2026-01.pdf',
  steuerjahr: 'Steuerjahr 2024',
  einkommen: {
    name: 'Total der Einkünfte (Ziffer 1990), nach Abzügen',
    hinweis:
      'Minus Berufsauslagen, Alimente, Versicherungsabzug, Krankheits- und Invaliditätskosten, Kinderbetreuung und Schuldzinsen bis zum Liegenschaftsertrag. Plus Liegenschaftsverluste. Die Säule 3a ziehen Sie nicht ab.',
  },
  vermoegen: { name: 'Steuerbares Vermögen', hinweis: '10% davon zählen zum Einkommen.' },
  weg: { art: 'antrag', satz: 'Sie stellen einen Antrag; Familien gemeinsam, junge Erwachsene selbst.' },
  frist: {
    2026: { tag: '2026-05-31', text: 'bis 31. Mai 2026, danach verfällt der Anspruch' },
    2027: { tag: '2027-04-30', text: 'nach der neuen Verordnung bis 30. April 2027' },
  },
  quellen: [
    {
      titel: 'Kantonsratsbeschluss, GDB 851.12',
      datum: '26.03.2026',
      url: 'https://gdb.ow.ch/app/de/texts_of_law/851.12',
    },
    { titel: 'EG KVG, GDB 851.1', datum: '01.04.2026', url: 'https://gdb.ow.ch/app/de/texts_of_law/851.1' },
    { titel: 'EV KVG, GDB 851.11', datum: '01.06.2026', url: 'https://gdb.ow.ch/app/de/texts_of_law/851.11' },
    {
      titel: 'Merkblatt 2026',
      datum: 'Januar 2026',
      url: 'https://www.akow.ch/uploads/PDF-Formulare-Merkblaetter/IPV/IPV26_Merkblatt_2026-01.pdf',
    },
    { titel: 'Rechner der Ausgleichskasse', datum: null, url: 'https://www.akow.ch/ipv-rechner' },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden Familien über CHF 60’000, wo Gesetz und Beschluss auseinandergehen. Offen sind auch die Jahrgänge 2007 und 2008, junge Paare und Eltern und Paare ohne Trauschein.',
}
