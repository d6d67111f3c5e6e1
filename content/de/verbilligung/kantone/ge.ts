import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const GE: Kantonsangaben = {
  stelle: 'Service de l’assurance-maladie',
  link: 'https://www.ge.ch/demander-subside-assurance-maladie-2026',
  steuerjahr: 'Steuerjahr 2024',
  einkommen: {
    name: 'Revenu déterminant unifié (RDU)',
    hinweis:
      'Das einheitliche massgebende Einkommen. Kennen Sie den RDU, geben Sie ihn hier an und beim Vermögen 0. Sonst: Einkünfte minus Sozialabgaben, 2. Säule, Berufskosten, Kinderbetreuung und Alimente; die Säule 3a bleibt drin.',
  },
  vermoegen: {
    name: 'Fortune nette',
    hinweis: 'Nettovermögen. Ein Fünfzehntel davon zählt zum Einkommen; im RDU ist es schon enthalten.',
  },
  weg: {
    art: 'automatisch',
    satz: 'In der Regel von selbst. Einen Antrag brauchen unter anderem junge Erwachsene, Zugezogene und Personen mit Quellensteuer.',
  },
  frist: { 2026: { tag: '2026-11-30', text: 'wo es einen Antrag braucht, vor dem 30. November 2026' } },
  quellen: [
    {
      titel: 'Barème subsides 2026',
      datum: '21.04.2026',
      url: 'https://www.ge.ch/document/baremes-categories-2026-subsides-assurance-maladie',
    },
    { titel: 'LaLAMal, rsGE J 3 05', datum: null, url: 'https://silgeneve.ch/legis/data/rsg_j3_05.htm' },
    { titel: 'RaLAMal, rsGE J 3 05.01', datum: null, url: 'https://silgeneve.ch/legis/data/rsg_j3_05p01.htm' },
    { titel: 'LRDU, rsGE J 4 06', datum: null, url: 'https://silgeneve.ch/legis/data/rsg_j4_06.htm' },
    {
      titel: 'Kanton Genf, Demander un subside 2026',
      datum: null,
      url: 'https://www.ge.ch/demander-subside-assurance-maladie-2026',
    },
    {
      titel: 'Communiqué du Conseil d’État',
      datum: '05.11.2025',
      url: 'https://www.ge.ch/document/communique-hebdomadaire-du-conseil-etat-du-5-novembre-2025',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden junge Erwachsene, Paare ohne Trauschein und Vermögen über CHF 250’000. Dort entscheidet der Kanton nur auf Antrag.',
}
