import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const FR: Kantonsangaben = {
  stelle: 'Ausgleichskasse Freiburg (ECAS)',
  link: 'https://www.ecasfr.ch/Htdocs/Files/v/6141.pdf',
  steuerjahr: 'Steuerjahr 2024',
  einkommen: {
    name: 'Revenu net (Code 4.910), bereinigt',
    hinweis:
      'Nettoeinkommen der Spalte «Dét. taux» plus Versicherungsprämien und Beiträge (4.110–4.140). Dazu private Schuldzinsen über CHF 30’000 (4.210) und Liegenschaftsunterhalt über CHF 15’000 (4.310).',
  },
  vermoegen: {
    name: 'Fortune imposable (Code 7.910)',
    hinweis: 'Steuerbares Vermögen. Über CHF 250’000 besteht kein Anspruch; darunter zählen 5% zum Einkommen.',
  },
  weg: { art: 'antrag', satz: 'Sie stellen einen Antrag; wer im Vorjahr etwas erhielt, wird von Amtes wegen geprüft.' },
  frist: {
    2026: { tag: '2026-08-31', text: 'Eingang bis 31. August 2026; frühestens ab dem Monat des Antrags' },
    2027: { tag: '2027-08-31', text: 'Eingang bis 31. August 2027; frühestens ab dem Monat des Antrags' },
  },
  quellen: [
    {
      titel: 'ECAS, Mémento zur Prämienverbilligung 2026',
      datum: null,
      url: 'https://assets.caisseavsfr.ch/Htdocs/Files/v/c24c23cead959f6952ac7c90174e13792ee122b03d8191e785de70ac0df833dd.pdf/memento_rpi_f_2026.pdf?download=1',
    },
    { titel: 'ORP, RSF 842.1.13', datum: '01.01.2024', url: 'https://bdlf.fr.ch/app/fr/texts_of_law/842.1.13' },
    { titel: 'LALAMal, RSF 842.1.1', datum: null, url: 'https://bdlf.fr.ch/app/fr/texts_of_law/842.1.1' },
    { titel: 'Formular 2026', datum: null, url: 'https://www.ecasfr.ch/Htdocs/Files/v/6141.pdf' },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden Paare ohne Trauschein. Wer von Amtes wegen eingeschätzt ist oder netto über CHF 150’000 verdient, hat keinen Anspruch.',
}
