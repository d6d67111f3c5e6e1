/**
 * The day on which a page's text last changed, for search engines: whoever changes a text enters the day here. Articles carry
 * their own days.
 */
export const STAND: Readonly<Record<string, string>> = {
  '/': '2026-11-18',
  '/vergleichen': '2026-11-18',
  '/krankenkassen': '2026-11-16',
  '/krankenkasse': '2026-11-18',
  '/praemien': '2026-11-17',
  '/praemien/kanton': '2026-11-18',
  '/praemien/daten': '2026-11-18',
  '/kuendigen': '2026-11-18',
  '/wechseln': '2026-11-18',
  '/kontakt': '2026-11-18',
  '/faq': '2026-11-18',
  '/vorgeburtliche-anmeldung': '2026-11-18',
  '/impressum': '2026-11-18',
  '/datenschutz': '2026-11-18',
  '/agb': '2026-11-18',
  '/vermittler': '2026-11-18',
  '/datenschutz-verwaltung': '2026-11-18',
  '/grundversicherung': '2026-11-18',
  '/zusatzversicherung': '2026-11-18',
  '/praemienverbilligung': '2026-11-18',
  '/krankenkasse-wechseln': '2026-11-18',
  '/quellen': '2026-11-18',
}

/** Pages that show the premiums: they change with every import too. */
export const MIT_PRAEMIEN: readonly string[] = ['/', '/krankenkassen', '/krankenkasse', '/praemien', '/praemien/kanton']
