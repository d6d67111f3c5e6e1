import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const SO: Kantonsangaben = {
  stelle: 'Ausgleichskasse Solothurn',
  link: 'https://www.akso.ch/uploads/PDF-Formulare-AKSO/IPV/Merkblatt-IPV-2026.pdf',
  steuerjahr: 'Letzte definitive Veranlagung, in der Regel 2024',
  einkommen: {
    name: 'Satzbestimmendes Einkommen (Ziffer 690), bereinigt',
    hinweis:
      'Plus Renten zu 100%, Geschäftsverluste früherer Jahre, freiwillige Zuwendungen, Säule 3a und Liegenschaftskosten. Minus Kapitalabfindungen.',
  },
  vermoegen: {
    name: 'Satzbestimmendes Vermögen (Ziffer 990)',
    hinweis: 'Nach den Sozialabzügen der Steuererklärung. 50% davon zählen zum Einkommen.',
  },
  weg: {
    art: 'formular',
    satz: 'Die Ausgleichskasse verschickt ab Januar Formulare; Sie senden Ihres innert 30 Tagen zurück.',
  },
  frist: {
    2026: {
      tag: '2026-07-31',
      text: 'ohne Formular bis 31. Juli 2026, danach verfällt der Anspruch; Quellensteuer bis 31. Dezember',
    },
  },
  quellen: [
    {
      titel: 'Departement des Innern, Parameter 2026',
      datum: '27.01.2026',
      url: 'https://www.akso.ch/uploads/PDF-Formulare-AKSO/IPV/2026-01-27-Verfuegung-Parameter-Individuelle-Praemie.pdf',
    },
    { titel: 'Sozialverordnung, BGS 831.2', datum: '01.04.2026', url: 'https://bgs.so.ch/app/de/texts_of_law/831.2' },
    { titel: 'Sozialgesetz, BGS 831.1', datum: null, url: 'https://bgs.so.ch/app/de/texts_of_law/831.1' },
    {
      titel: 'Botschaft SGB 0226/2025',
      datum: '28.10.2025',
      url: 'https://so.ch/fileadmin/internet/pd/PD-Downloadcenter/Geschaefte/2025/2025-226_SGB-praemienverbilligung/0226-2025.pdf',
    },
    {
      titel: 'Merkblatt 2026',
      datum: null,
      url: 'https://www.akso.ch/uploads/PDF-Formulare-AKSO/IPV/Merkblatt-IPV-2026.pdf',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Der Eigenanteil steigt von 10% auf 16% des Einkommens; bei welchem Einkommen, ist nicht veröffentlicht. Darum nennen wir meist keinen Betrag.',
}
