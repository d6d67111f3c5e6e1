import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const BS: Kantonsangaben = {
  stelle: 'Amt für Sozialbeiträge',
  link: 'https://media.bs.ch/original_file/5fe6904e84baed32e2ffd98bb846fa9144cd536a/pv-merkblatt-2026.pdf',
  steuerjahr: 'Letzte Veranlagung; weicht das Einkommen um 20% ab, zählen aktuelle Belege',
  einkommen: {
    name: 'Massgebliches Einkommen, ohne Vermögen',
    hinweis:
      'Nettolöhne mit Kinder- und Ausbildungszulagen, Renten, erhaltene Alimente und Stipendien. Minus Sozialabgaben, Pensionskasse, bezahlte Alimente und, nur ohne Pensionskasse, Säule 3a. Unter einem Pensum von 80% kann das Amt ein Einkommen anrechnen.',
  },
  vermoegen: {
    name: 'Massgebendes Vermögen',
    hinweis: 'Liegenschaften zählen mit 25% des Steuerwerts. Den Freibetrag zieht der Rechner ab.',
  },
  weg: { art: 'antrag', satz: 'Sie stellen einen Antrag, jederzeit; der Anspruch beginnt im Monat danach.' },
  frist: { 2026: { tag: null, text: 'keine feste Frist; ab dem Monat nach dem Antrag' } },
  quellen: [
    {
      titel: 'KVO, SG 834.410, Anhang 2',
      datum: '21.10.2025',
      url: 'https://www.gesetzessammlung.bs.ch/app/de/texts_of_law/834.410',
    },
    {
      titel: 'ASB, Beitragstabelle mit Berechnungsbeispiel 2026',
      datum: null,
      url: 'https://media.bs.ch/original_file/62d19a5c9191fdae44edc32c89b0e5090b1e1322/pv-beitragstabelle-berechnungsbeispiel-2026.pdf',
    },
    {
      titel: 'Bericht über die Prämienverbilligung 2026',
      datum: 'Oktober 2025',
      url: 'https://media.bs.ch/original_file/6728c0b091999dea9afc2a4c778dcb753b90e1d7/kvo2026-bericht-pv-0.pdf',
    },
    { titel: 'SoHaV, SG 890.710', datum: null, url: 'https://www.gesetzessammlung.bs.ch/app/de/texts_of_law/890.710' },
    {
      titel: 'ASB, Merkblatt',
      datum: '01.2026',
      url: 'https://media.bs.ch/original_file/5fe6904e84baed32e2ffd98bb846fa9144cd536a/pv-merkblatt-2026.pdf',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden Paare ohne Trauschein, junge Erwachsene mit eigenem Haushalt und Vermögen in Haushalten mit jungen Erwachsenen.',
}
