import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const BL: Kantonsangaben = {
  stelle: 'SVA Basel-Landschaft',
  link: 'https://www.sva-bl.ch/de/ausgleichskasse/individuelle-praemienverbilligung-ipv/ordentlicher-anspruch',
  steuerjahr: 'Steuerjahr 2024',
  einkommen: {
    name: 'Zwischentotal der steuerbaren Einkünfte (Ziffer 399), bereinigt',
    hinweis:
      'Plus Nettoertrag von Liegenschaften, die Sie nicht selbst bewohnen (405, 410, 440, 450). Minus bezahlte Unterhaltsbeiträge (570, 575). Säule 3a und Berufskosten ziehen Sie nicht ab.',
  },
  vermoegen: {
    name: 'Steuerbares Vermögen (Ziffer 910)',
    hinweis: 'Nach dem steuerfreien Betrag. 20% davon zählen zum Einkommen.',
  },
  weg: { art: 'formular', satz: 'Die SVA schickt von Amtes wegen ein Formular; Sie haben ein Jahr Zeit.' },
  frist: { 2026: { tag: '2026-12-31', text: 'ohne Formular schriftlich bis 31. Dezember 2026' } },
  quellen: [
    { titel: 'EG KVG, SGS 362', datum: '01.04.2023', url: 'https://bl.clex.ch/app/de/texts_of_law/362' },
    { titel: 'Dekret, SGS 362.1', datum: '01.01.2014', url: 'https://bl.clex.ch/app/de/texts_of_law/362.1' },
    { titel: 'PVV, SGS 362.12', datum: '18.11.2025', url: 'https://bl.clex.ch/app/de/texts_of_law/362.12' },
    {
      titel: 'SVA Basel-Landschaft, ordentlicher Anspruch',
      datum: null,
      url: 'https://www.sva-bl.ch/de/ausgleichskasse/individuelle-praemienverbilligung-ipv/ordentlicher-anspruch',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Kinder erhalten mindestens 80% der Richtprämie; offen ist, ob je Kind oder im Ganzen. Wo das den Betrag ändert, nennen wir keinen, ebenso bei jungen Erwachsenen in Ausbildung.',
}
