import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const GR: Kantonsangaben = {
  stelle: 'SVA Graubünden',
  link: 'https://formulare.sva.gr.ch/downloads/ipv_wegleitung_d.pdf',
  steuerjahr: 'Steuerjahr 2025; bis es vorliegt, gibt es 65% als Vorschuss',
  einkommen: {
    name: 'Satzbestimmendes steuerbares Einkommen, bereinigt',
    hinweis:
      'Plus Beiträge und Einkäufe in die berufliche Vorsorge, Säule 3a, Verluste aus Liegenschaften, unbesteuerte Erträge aus Beteiligungen, Zuwendungen, Parteibeiträge und Löhne aus dem vereinfachten Verfahren.',
  },
  vermoegen: { name: 'Reinvermögen', hinweis: '10% davon zählen zum Einkommen.' },
  weg: {
    art: 'antrag',
    satz: 'Sie melden sich an; wer eine Anzeige der Vorschusszahlung erhält, ist schon angemeldet.',
  },
  frist: { 2026: { tag: '2026-12-31', text: 'Eingang bis 31. Dezember 2026' } },
  quellen: [
    {
      titel: 'Wegleitung 2026',
      datum: '05.01.2026',
      url: 'https://formulare.sva.gr.ch/downloads/ipv_wegleitung_d.pdf',
    },
    { titel: 'KPVG, BR 542.100', datum: '01.01.2025', url: 'https://www.gr-lex.gr.ch/app/de/texts_of_law/542.100' },
    { titel: 'VOzKPVG, BR 542.120', datum: '01.01.2026', url: 'https://www.gr-lex.gr.ch/app/de/texts_of_law/542.120' },
    {
      titel: 'Prämienregionen 2026',
      datum: '07.01.2026',
      url: 'https://www.sva.gr.ch/files/sva/dienstleistungen/07_ipv/ipv_praemienregion_d.pdf',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Ob die Beträge der Kinder je Kind oder für den Haushalt verglichen werden, ist offen. Nicht gerechnet werden zudem junge Erwachsene in Ausbildung und Paare ohne Trauschein.',
}
