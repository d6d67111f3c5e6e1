/** `bereich`: where the pages below it begin. */
export type NavLink = { pfad: string; name: string; bereich?: string }

/** The header's dropdown and the footer's first column. */
export const ALLES_ZUR_KRANKENKASSE: readonly (NavLink & { hinweis: string })[] = [
  { pfad: '/vergleichen', name: 'Vergleichen', hinweis: 'Alle Prämien Ihrer Region nach Preis' },
  { pfad: '/wechseln', name: 'Wechseln', hinweis: 'In drei Schritten zur neuen Kasse' },
  { pfad: '/kuendigen', name: 'Kündigen', hinweis: 'Fristen und richtiges Vorgehen' },
  { pfad: '/vorgeburtliche-anmeldung', name: 'Vorgeburtliche Anmeldung', hinweis: 'Versichert ab dem ersten Tag' },
]

export const LINKS: readonly NavLink[] = [
  { pfad: '/krankenkassen', name: 'Krankenkassen', bereich: '/krankenkasse/' },
  { pfad: '/praemien', name: 'Prämien', bereich: '/praemien/' },
  { pfad: '/ratgeber', name: 'Ratgeber', bereich: '/ratgeber/' },
  { pfad: '/faq', name: 'FAQ' },
  { pfad: '/kontakt', name: 'Kontakt' },
]

export const RECHTLICHES: readonly NavLink[] = [
  { pfad: '/datenschutz', name: 'Datenschutz' },
  { pfad: '/impressum', name: 'Impressum' },
  { pfad: '/agb', name: 'AGB' },
  { pfad: '/vermittler', name: 'Informationsblatt' },
]

export const BERATUNG: NavLink = { pfad: '/kontakt?anliegen=beratung', name: 'Kostenlose Beratung' }
