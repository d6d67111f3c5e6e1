import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const SZ: Kantonsangaben = {
  stelle: 'Ausgleichskasse Schwyz',
  link: 'https://www.sva-sz.ch/uploads/Dateien/Formulare/Individuelle-Praemienverbilligung-IPV/2026-Praemienverbilligung-Kanton-Schwyz.pdf',
  steuerjahr: 'Letzte definitive Veranlagung, höchstens drei Jahre zurück; in der Regel 2023',
  einkommen: {
    name: 'Reineinkommen der direkten Bundessteuer (Code 820)',
    hinweis:
      'Plus ausserordentlicher Liegenschaftsunterhalt und Einkäufe in die 2. Säule. Die Säule 3a bleibt abgezogen.',
  },
  vermoegen: {
    name: 'Reinvermögen (Code 970)',
    hinweis:
      'Den Freibetrag zieht der Rechner ab. Danach besteht über CHF 250’000 allein oder CHF 500’000 als Ehepaar kein Anspruch.',
  },
  weg: { art: 'antrag', satz: 'Wer im Vorjahr etwas erhielt, ist angemeldet; alle anderen melden sich an.' },
  frist: { 2026: { tag: '2026-12-31', text: 'bis 31. Dezember 2026, danach verfällt der Anspruch' } },
  quellen: [
    {
      titel: 'EGzKVG, SRSZ 361.100',
      datum: '1.2.2026',
      url: 'https://www.sz.ch/public/upload/assets/6155/361_100.pdf',
    },
    {
      titel: 'SVA Schwyz, Grenzwerte 2026',
      datum: '05.11.2025',
      url: 'https://www.sva-sz.ch/uploads/Dateien/Merkblaetter/Individuelle-Praemienverbilligung/Grenzwerte-IPV-2026.pdf',
    },
    {
      titel: 'SVA Schwyz, Merkblatt 2026',
      datum: 'März 2025',
      url: 'https://www.sva-sz.ch/uploads/Dateien/Formulare/Individuelle-Praemienverbilligung-IPV/2026-Praemienverbilligung-Kanton-Schwyz.pdf',
    },
    {
      titel: 'SVA Schwyz, Merkblatt 2027',
      datum: '23.03.2026',
      url: 'https://www.sva-sz.ch/uploads/Dateien/Merkblaetter/Individuelle-Praemienverbilligung/Merkblatt-IPV-2027.pdf',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Das Höchsteinkommen hängt von der Mietzinsregion ab; veröffentlicht ist nur das tiefste. Darüber nennen wir keinen Betrag, ebenso bei mehr als vier Kindern und bei Paaren ohne Trauschein.',
}
