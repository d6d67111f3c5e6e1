import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const BE: Kantonsangaben = {
  stelle: 'Amt für Sozialversicherungen (ASV)',
  link: 'https://www.asv.dij.be.ch/de/start/themen/pv/pv_anrecht-auf-pv-beantragen.html',
  steuerjahr: 'Steuerjahr 2024',
  einkommen: {
    name: 'Korrigiertes Reineinkommen',
    hinweis:
      'Reineinkommen der Veranlagung plus Säule 3a, 2. Säule ausserhalb des Nettolohns II, Zweiverdienerabzug, Stipendien, Zuwendungen und Wochenaufenthalt. Selbst getragene Krankheitskosten ziehen Sie ab.',
  },
  vermoegen: {
    name: 'Reinvermögen',
    hinweis: 'Wie in der Veranlagung. Den Freibetrag von CHF 17’000 je Person zieht der Rechner ab.',
  },
  paar: 'Ein Konkubinat mit gemeinsamem Kind zählt wie ein Ehepaar.',
  weg: {
    art: 'automatisch',
    satz: 'In der Regel von selbst. Auf Antrag unter anderem ab 25 Jahren ohne Kinder mit einem korrigierten Reineinkommen unter CHF 14’000.',
  },
  frist: { 2026: { tag: '2026-12-31', text: 'wo es einen Antrag braucht, bis 31. Dezember 2026' } },
  quellen: [
    {
      titel: 'ASV Bern, Berechnungsschema',
      datum: 'Gültig ab 1. Januar 2026',
      url: 'https://www.asv.dij.be.ch/content/dam/asv_dij/dokumente/de/pr%C3%A4mienverbilligung--informationen/Berechnungsschema%202026_de.pdf',
    },
    {
      titel: 'ASV Bern, Informationsblatt 2026',
      datum: null,
      url: 'https://www.asv.dij.be.ch/content/dam/asv_dij/dokumente/de/pr%C3%A4mienverbilligung--informationen/Informationsblatt%202026_de.pdf',
    },
    {
      titel: 'KKVV, BSG 842.111.1',
      datum: '01.12.2025',
      url: 'https://www.belex.sites.be.ch/app/de/texts_of_law/842.111.1',
    },
    {
      titel: 'ASV Bern, Prämienverbilligung beantragen',
      datum: null,
      url: 'https://www.asv.dij.be.ch/de/start/themen/pv/pv_anrecht-auf-pv-beantragen.html',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden Familien mit jungen Erwachsenen, junge Erwachsene in Ausbildung und die Gemeinde Reutigen. Bei einem Bruttovermögen über CHF 750’000 prüft das Amt nur auf Antrag.',
}
