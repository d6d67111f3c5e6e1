import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const NE: Kantonsangaben = {
  stelle: 'OCAB, Kanton Neuenburg',
  link: 'https://www.ne.ch/themes/social/assurance-maladie/subsides-assurance-maladie-lamal-classifications-et-montants-selon-le-revenu-determinant',
  steuerjahr: 'Steuerjahr 2025',
  einkommen: {
    name: 'Revenu effectif (chiffre 5.5), bereinigt',
    hinweis:
      'Effektives Einkommen minus Eigenmietwert (4.1), Berufskosten bis CHF 10’000 (6.4), Kosten des Nebenerwerbs bis CHF 2’400 (6.5), AHV der Nichterwerbstätigen (6.7) und Alimente (6.10). Die Säule 3a ziehen Sie nicht ab.',
  },
  vermoegen: {
    name: 'Fortune effective (chiffre 6.16)',
    hinweis: 'Effektives Vermögen. Den Freibetrag zieht der Rechner ab.',
  },
  weg: {
    art: 'formular',
    satz: 'Wer schon etwas erhält, wird von selbst geprüft; neue Berechtigte erhalten einen coupon-réponse oder melden sich beim Guichet social régional.',
  },
  frist: { 2026: { tag: null, text: '30 Tage ab Erhalt des Formulars (coupon-réponse)' } },
  quellen: [
    {
      titel: 'Arrêté, RSN 821.102',
      datum: '12.11.2025',
      url: 'https://rsn.ne.ch/DATA/program/books/rsne/pdf/821.102.pdf',
    },
    {
      titel: 'OCAB, Normes de classification 2026',
      datum: '11.12.2025',
      url: 'https://www.ne.ch/sites/default/files/2026-01/Normes%202026_02.12.2025_0.pdf',
    },
    {
      titel: 'Kanton Neuenburg, Classifications et montants',
      datum: '08.09.2026',
      url: 'https://www.ne.ch/themes/social/assurance-maladie/subsides-assurance-maladie-lamal-classifications-et-montants-selon-le-revenu-determinant',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden junge Erwachsene, die meisten Ehepaare mit Kindern und Einkommen unter CHF 15’000. Mit einer Franchise über CHF 300 sinkt der Betrag.',
}
