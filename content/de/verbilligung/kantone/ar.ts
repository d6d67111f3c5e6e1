import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const AR: Kantonsangaben = {
  stelle: 'Sozialversicherungen AR (SOVAR)',
  link: 'https://www.sovar.ch/uploads/SOVAR/Formulare/AK/Beitraege/Merkblatt-IPV-2026.pdf',
  steuerjahr: 'Letzte definitive Veranlagung',
  einkommen: {
    name: 'Steuerbares Einkommen, bereinigt',
    hinweis:
      'Plus Liegenschaftsaufwand, Säule 3a (ohne 2. Säule nur der Teil über CHF 10’000), Einkäufe in die 2. Säule, Vorjahresverluste, Löhne aus dem vereinfachten Verfahren und Zuwendungen, auch an Parteien.',
  },
  vermoegen: {
    name: 'Steuerbares Vermögen',
    hinweis:
      'Über CHF 120’000 allein oder CHF 200’000 verheiratet besteht kein Anspruch. Darunter zählen 15% zum Einkommen.',
  },
  weg: { art: 'antrag', satz: 'Sie stellen einen Antrag.' },
  frist: {
    2026: { tag: '2026-03-31', text: 'bis 31. März 2026; in Härtefällen bis 30. April, danach verfällt der Anspruch' },
  },
  quellen: [
    {
      titel: 'SOVAR, Merkblatt 2026',
      datum: '18.12.2025',
      url: 'https://www.sovar.ch/uploads/SOVAR/Formulare/AK/Beitraege/Merkblatt-IPV-2026.pdf',
    },
    { titel: 'EG zum KVG, bGS 833.14', datum: null, url: 'https://ar.clex.ch/app/de/texts_of_law/833.14' },
    {
      titel: 'Medienmitteilung zur Prämienverbilligung 2026',
      datum: '12.12.2025',
      url: 'https://ar.ch/schnellzugriff/medienmitteilungen-der-kantonalen-verwaltung/detail/news/regierungsrat-legt-individuelle-praemienverbilligung-2026-fest/',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden junge Erwachsene in Ausbildung und Familien, deren Selbstbehalt höher ist als die Richtprämie der Erwachsenen. Kinder, die nach dem 1. Januar geboren sind, sind offen.',
}
