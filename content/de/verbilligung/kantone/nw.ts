import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const NW: Kantonsangaben = {
  stelle: 'Ausgleichskasse Nidwalden',
  link: 'https://www.aknw.ch/uploads/PDF-Formulare-Merkbl%C3%A4tter/IPV-OKP-KVGRegress/Merkblatt-Praemienverbilligung-2026.pdf',
  steuerjahr: 'Steuerjahr 2024; fehlt es, 2023',
  einkommen: {
    name: 'Reineinkommen (Code 330), bereinigt',
    hinweis:
      'Plus Löhne aus dem vereinfachten Verfahren (80%), Einkäufe in die berufliche Vorsorge, Abzug Teileinkünfte und Liegenschaftsunterhalt ohne 15% der Mieterträge. Die Säule 3a bleibt abgezogen.',
  },
  vermoegen: { name: 'Reinvermögen (Code 470)', hinweis: 'Ohne Freibetrag. 20% davon zählen zum Einkommen.' },
  weg: {
    art: 'antrag',
    satz: 'Vermutlich Berechtigte erhalten das Formular bis Ende März; ohne Antrag gibt es nichts.',
  },
  frist: { 2026: { tag: '2026-04-30', text: 'bis 30. April 2026, Poststempel, danach verfällt der Anspruch' } },
  quellen: [
    { titel: 'Verordnung, NG 742.111', datum: '09.12.2025', url: 'https://gesetze.nw.ch/app/de/texts_of_law/742.111' },
    { titel: 'kKVG, NG 742.1', datum: null, url: 'https://gesetze.nw.ch/app/de/texts_of_law/742.1' },
    {
      titel: 'Merkblatt 2026',
      datum: 'Februar 2026',
      url: 'https://www.aknw.ch/uploads/PDF-Formulare-Merkbl%C3%A4tter/IPV-OKP-KVGRegress/Merkblatt-Praemienverbilligung-2026.pdf',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Für Familien, die auch für die Erwachsenen etwas erhalten, lässt das Gesetz drei Rechnungen zu. Nicht gerechnet werden zudem junge Erwachsene in Ausbildung und Paare ohne Trauschein.',
}
