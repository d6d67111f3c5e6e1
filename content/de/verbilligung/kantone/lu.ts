import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const LU: Kantonsangaben = {
  stelle: 'WAS Ausgleichskasse Luzern',
  link: 'https://www.was-luzern.ch/praemienverbilligung',
  steuerjahr: 'Letzte definitive Veranlagung',
  einkommen: {
    name: 'Nettoeinkommen (Ziffer 310), bereinigt',
    hinweis:
      'Plus Säule 3a (260, 261), Geschäftsverluste (290), Einkäufe in die 2. Säule über CHF 20’000, Liegenschaftsunterhalt über 20% und Löhne aus dem vereinfachten Verfahren. Minus Krankheits-, Unfall- und Behinderungskosten (320).',
  },
  vermoegen: {
    name: 'Reinvermögen (Ziffer 470)',
    hinweis:
      'Vor den steuerfreien Beträgen. Kein Anspruch besteht über CHF 100’000 allein oder CHF 200’000 verheiratet, plus CHF 50’000 je Kind.',
  },
  weg: { art: 'antrag', satz: 'Sie melden sich jedes Jahr neu an.' },
  frist: {
    2026: { tag: '2025-10-31', text: 'bis 31. Oktober 2025; später nur für Prämien, die noch fällig werden' },
    2027: { tag: '2026-10-31', text: 'bis 31. Oktober 2026; später nur für Prämien, die noch fällig werden' },
  },
  quellen: [
    {
      titel: 'Prämienverbilligungsverordnung, SRL 866a',
      datum: '04.11.2025',
      url: 'https://srl.lu.ch/app/de/texts_of_law/866a',
    },
    {
      titel: 'Prämienverbilligungsgesetz, SRL 866',
      datum: '01.07.2021',
      url: 'https://srl.lu.ch/app/de/texts_of_law/866',
    },
    {
      titel: 'WAS, Richtprämien und Prämienregionen 2026',
      datum: 'November 2025',
      url: 'https://www.was-luzern.ch/sites/default/files/documents/2026_Richtpr%C3%A4mien_Pr%C3%A4mienregion.pdf',
    },
    {
      titel: 'WAS, Berechnungsbeispiel 2026',
      datum: null,
      url: 'https://www.was-luzern.ch/sites/default/files/documents/AK_IPV_Merkblatt_Berechnungsbeispiel_2026.pdf',
    },
    { titel: 'WAS, Anmeldung', datum: null, url: 'https://www.was-luzern.ch/praemienverbilligung' },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden Haushalte mit jungen Erwachsenen in Ausbildung. Offen ist auch, wie Kinder zählen, wenn das Einkommen der Eltern über der Grenze liegt.',
}
