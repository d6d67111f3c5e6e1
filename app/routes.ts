/**
 * The route table: address pattern → page file in app/pages. Plain data, because the first load of every
 * page carries it; titles and texts stay in the pages' own chunks.
 */
export const routes = [
  ['/', 'home'],
  ['/vergleichen', 'vergleichen'],
  ['/krankenkassen', 'krankenkassen'],
  ['/krankenkasse/:slug', 'krankenkasse'],
  ['/praemien', 'praemien'],
  ['/praemien/kanton/:slug', 'praemien-kanton'],
  ['/praemien/daten', 'praemien-daten'],
  ['/kuendigen', 'kuendigen'],
  ['/wechseln', 'wechseln'],
  ['/kontakt', 'kontakt'],
  ['/blog', 'blog'],
  ['/blog/:slug', 'blog-artikel'],
  ['/ratgeber', 'ratgeber'],
  ['/ratgeber/:slug', 'ratgeber-artikel'],
  ['/faq', 'faq'],
  ['/vorgeburtliche-anmeldung', 'vorgeburtliche-anmeldung'],
  ['/impressum', 'impressum'],
  ['/datenschutz', 'datenschutz'],
  ['/agb', 'agb'],
  ['/vermittler', 'vermittler'],
  ['/datenschutz-verwaltung', 'datenschutz-verwaltung'],
  ['/grundversicherung', 'grundversicherung'],
  ['/zusatzversicherung', 'zusatzversicherung'],
  ['/praemienverbilligung', 'praemienverbilligung'],
  ['/krankenkasse-wechseln', 'krankenkasse-wechseln'],
  ['/quellen', 'quellen'],
  ['/danke-kontakt', 'danke-kontakt'],
  ['/danke-rechner', 'danke-rechner'],
  ['/danke-rechner-55plus', 'danke-rechner-55plus'],
  ['/danke-beratung', 'danke-beratung'],
] as const

/** Shown for every other address, with status 404. */
export const NICHT_GEFUNDEN = 'nicht-gefunden'

export type SeitenName = (typeof routes)[number][1] | typeof NICHT_GEFUNDEN | 'ui'
