import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const UR: Kantonsangaben = {
  stelle: 'Sozialversicherungsstelle Uri',
  link: 'https://www.svsuri.ch/dienstleistungen/pr%C3%A4mienverbilligung-ipv',
  steuerjahr: 'Steuerjahr 2024',
  einkommen: {
    name: 'Massgebende Nettoeinkünfte',
    hinweis:
      'Einkünfte (Ziffern 1000–1700) und Mieten (1800, 1820–1840). Minus Unterhalt und Schuldzinsen (2460, 2500; je höchstens die Mieten), Berufskosten (2010–2340), Weiterbildung (2880, 2890), Alimente (2540–2560), Krankheits- und Behinderungskosten (3440, 3460).',
  },
  vermoegen: {
    name: 'Steuerbares Vermögen (Ziffer 4800)',
    hinweis: 'Nach den Sozialabzügen der Steuererklärung. 15% davon zählen zum Einkommen.',
  },
  weg: {
    art: 'automatisch',
    satz: 'Von Amtes wegen, wenn Sie am 1. Januar in Uri wohnen und ordentlich besteuert werden.',
  },
  frist: {
    2026: {
      tag: '2026-12-31',
      text: 'Quellensteuer bis 30. April, Zuzug aus dem Ausland bis 30. Juni, übrige Anträge bis 31. Dezember 2026',
    },
  },
  quellen: [
    {
      titel: 'Prämienverbilligungsreglement, RB 20.2213',
      datum: '01.11.2024',
      url: 'https://rechtsbuch.ur.ch/app/de/texts_of_law/20.2213',
    },
    {
      titel: 'Medienmitteilung zur Prämienverbilligung 2026',
      datum: '18.12.2025',
      url: 'https://www.ur.ch/mmdirektionen/131963',
    },
    {
      titel: 'SVS Uri, Berechnungsformular 2026',
      datum: null,
      url: 'https://www.svsuri.ch/uploads/PDF-sonstige/SVS.Uri.IPV.Berechnungsformular_2026.xlsx',
    },
    {
      titel: 'SVS Uri, Anmeldung und Fristen',
      datum: null,
      url: 'https://www.svsuri.ch/dienstleistungen/pr%C3%A4mienverbilligung-ipv',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Junge Erwachsene rechnen Sie für sich allein, nicht mit den Eltern. Nicht gerechnet werden junge Paare, junge Eltern, Paare ohne Trauschein und der Jahrgang 2000.',
}
