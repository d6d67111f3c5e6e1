import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const AI: Kantonsangaben = {
  stelle: 'Gesundheitsamt Appenzell Innerrhoden',
  link: 'https://www.ai.ch/themen/gesundheit-alter-und-soziales/individuelle-praemienverbilligung/merkblatt-ipv/merkblatt-ipv-2024/@@download/file/Merkblatt%20IPV%202026.pdf',
  steuerjahr: 'Steuerjahr 2024; unter CHF 12’000 oder nach einer Änderung des Zivilstands 2025',
  einkommen: {
    name: 'Steuerpflichtiges Gesamteinkommen, bereinigt',
    hinweis:
      'Plus Liegenschaftskosten über der Pauschale von 20%, Säule 3a, Einkäufe in die 2. Säule und Löhne aus dem vereinfachten Verfahren.',
  },
  vermoegen: { name: 'Steuerpflichtiges Gesamtvermögen', hinweis: '10% davon zählen zum Einkommen.' },
  weg: { art: 'automatisch', satz: 'Von Amtes wegen, ohne Antrag.' },
  frist: { 2026: { tag: null, text: 'keine Frist, kein Antrag nötig' } },
  quellen: [
    {
      titel: 'Merkblatt 2026',
      datum: '09.12.2025',
      url: 'https://www.ai.ch/themen/gesundheit-alter-und-soziales/individuelle-praemienverbilligung/merkblatt-ipv/merkblatt-ipv-2024/@@download/file/Merkblatt%20IPV%202026.pdf',
    },
    {
      titel: 'Standeskommissionsbeschluss, GS 832.501',
      datum: '02.12.2025',
      url: 'https://ai.clex.ch/app/de/texts_of_law/832.501',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden Paare ohne Trauschein. Wer kein Einkommen hat, weil andere den Unterhalt zahlen, kann ausgeschlossen sein.',
}
