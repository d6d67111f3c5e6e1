import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const ZG: Kantonsangaben = {
  stelle: 'Ausgleichskasse Zug',
  link: 'https://www.akzug.ch/uploads/PDF-sonstige/Broschuere_IPV_2026.pdf',
  steuerjahr: 'Steuerjahr 2024; für 19-Jährige und Zugezogene von 2025 das Steuerjahr 2025',
  einkommen: {
    name: 'Reineinkommen (Code 299), bereinigt',
    hinweis:
      'Plus freiwillige Einkäufe in die 2. Säule (250, 251), Säule 3a (220, 221) und Liegenschaftsunterhalt über 20% der Mieterträge.',
  },
  vermoegen: { name: 'Reinvermögen (Code 660)', hinweis: '10% davon zählen zum Einkommen.' },
  weg: { art: 'antrag', satz: 'Sie stellen einen Antrag.' },
  frist: { 2026: { tag: '2026-04-30', text: 'bis 30. April 2026; aus wichtigen Gründen bis 30. September' } },
  quellen: [
    {
      titel: 'Ausgleichskasse Zug, Broschüre 2026',
      datum: '12.12.2025',
      url: 'https://www.akzug.ch/uploads/PDF-sonstige/Broschuere_IPV_2026.pdf',
    },
    {
      titel: 'Ausgleichskasse Zug, Broschüre 2025',
      datum: null,
      url: 'https://www.akzug.ch/uploads/PDF-sonstige/Broschuere_IPV_2025_low.pdf',
    },
    { titel: 'IPVG, BGS 842.6', datum: '01.01.2025', url: 'https://bgs.zg.ch/app/de/texts_of_law/842.6' },
    { titel: 'V IPVG, BGS 842.61', datum: null, url: 'https://bgs.zg.ch/app/de/texts_of_law/842.61' },
    {
      titel: 'Regierungsratsbeschluss «Prämienverbilligung 2025»',
      datum: '26.11.2024',
      url: 'https://cdn.zg.ch/dam/jcr:e30a2229-fec0-4fd2-8c93-bbf68758b247/RRB%20IPV%202025.pdf',
    },
    {
      titel: 'Medienmitteilung zur Zusatzentlastung bei den Prämien',
      datum: '26.01.2026',
      url: 'https://zg.ch/news/news~_2026_1_gezielte-zusatzentlastung-bei-den-krankenkassenpraemien~.html',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden junge Erwachsene in Ausbildung, die mit den Eltern zählen. Kinder, die im Jahr 2026 geboren sind, zählen noch nicht.',
}
