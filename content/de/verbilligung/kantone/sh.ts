import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const SH: Kantonsangaben = {
  stelle: 'SVA Schaffhausen',
  link: 'https://svash.ch/wp-content/uploads/zul01-merkblatt.pdf',
  steuerjahr: 'Steuerjahr 2024',
  einkommen: {
    name: 'Reineinkommen',
    hinweis:
      'Reineinkommen der Kantonssteuer, wie es in der Veranlagung steht. Was der Kanton dazuzählt, geben Sie getrennt an.',
  },
  vermoegen: {
    name: 'Steuerpflichtiges Vermögen',
    hinweis: 'Nach dem steuerfreien Betrag. 15% davon zählen zum Einkommen.',
  },
  zusatz: {
    aufrechnungen: {
      name: 'Aufrechnungen',
      hinweis: 'Säule 3a, Zuwendungen und negative Saldi von Liegenschaften, zusammengezählt.',
    },
  },
  weg: { art: 'formular', satz: 'Die SVA schickt das Formular bis Ende Januar.' },
  frist: {
    2026: {
      tag: '2026-04-30',
      text: 'bis 30. April 2026; aus wichtigen Gründen bis 15. Juni, danach verfällt der Anspruch',
    },
  },
  quellen: [
    {
      titel: 'SHR 832.111, Anhang 1',
      datum: '18.11.2025',
      url: 'https://rechtsbuch.sh.ch/app/de/texts_of_law/832.111',
    },
    { titel: 'Dekret, SHR 832.110', datum: '01.01.2025', url: 'https://rechtsbuch.sh.ch/app/de/texts_of_law/832.110' },
    {
      titel: 'SVA Schaffhausen, Merkblatt 2026',
      datum: '22.01.2026',
      url: 'https://svash.ch/wp-content/uploads/zul01-merkblatt.pdf',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden junge Erwachsene, die mit den Eltern zählen. Offen ist der Fall von Familien mit einem rechnerischen Anspruch unter CHF 100.',
}
