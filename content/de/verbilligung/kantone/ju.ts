import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const JU: Kantonsangaben = {
  stelle: 'Caisse de compensation du Jura',
  link: 'https://www.jura.ch/fr/Autorites/Administration/CHA/SIC/Centre-medias/Communiques-2025/Subsides-des-primes-de-l-assurance-maladie-dans-le-canton-du-Jura-pour-2026.html',
  steuerjahr: 'Steuerjahr 2024; nach einem Rückgang des Einkommens auf Gesuch 2025',
  einkommen: {
    name: 'Revenu imposable (chiffre 690), bereinigt',
    hinweis:
      'Steuerbares Einkommen, satzbestimmend, minus Liegenschaftsertrag. Plus Aufwandüberschuss der Liegenschaften, Schuldzinsen, Verluste, Einkäufe in die 2. Säule und Säule 3a (520, 520c).',
  },
  vermoegen: {
    name: 'Fortune imposable (chiffre 890)',
    hinweis: 'Steuerbares Vermögen. 5% davon zählen zum Einkommen.',
  },
  zusatz: {
    erwerb: {
      name: 'Ein Elternteil hat einen Haupterwerb',
      hinweis: 'Für Familien mit tiefem Einkommen gibt es dann einen Zuschlag je erwachsene Person.',
    },
    wertschriften: {
      name: 'Wertschriften und Guthaben (chiffre 740)',
      hinweis: 'Über CHF 150’000 besteht kein Anspruch.',
    },
    getrennt: {
      name: 'Verwitwet, geschieden oder getrennt',
      hinweis: 'Ohne Kinder zieht der Kanton dann CHF 5’000 vom Einkommen ab, bei Ledigen nicht.',
    },
  },
  weg: {
    art: 'automatisch',
    satz: 'Von Amtes wegen nach der Veranlagung 2024. Auf Antrag: Quellensteuer, Eltern ohne Trauschein und unter 25-Jährige in Ausbildung.',
  },
  frist: { 2026: { tag: '2026-12-31', text: 'wo es einen Antrag braucht, Eingang vor dem 31. Dezember 2026' } },
  quellen: [
    {
      titel: 'Arrêté für 2026 mit Anhängen, RSJU 832.115.1',
      datum: '28.10.2025',
      url: 'https://www.ecasjura.ch/Htdocs/Files/v/5f96a91e0eb5f044bed32b1e94ba290c44619d65fb5d3f26f4180819cda93fe4.pdf/Arrete-2026-avec-annexes.pdf?download=1',
    },
    {
      titel: 'Ordonnance, RSJU 832.115',
      datum: '01.01.2026',
      url: 'https://www.ecasjura.ch/Htdocs/Files/v/bee518871de457c7d9af3cdfad0dfa39037365333dfc328573cdf2e7eb86da34.pdf/ORPAMal-valable-des-01.01.2026.pdf?download=1',
    },
    {
      titel: 'Communiqué zu den Subsides 2026',
      datum: '30.10.2025',
      url: 'https://www.jura.ch/fr/Autorites/Administration/CHA/SIC/Centre-medias/Communiques-2025/Subsides-des-primes-de-l-assurance-maladie-dans-le-canton-du-Jura-pour-2026.html',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden junge Erwachsene in Ausbildung mit den Eltern und der Familienzuschlag junger Eltern. 16- bis 18-Jährige, die nicht in Ausbildung sind, zählen hier als Kinder; der Kanton zahlt ihnen andere Beträge.',
}
