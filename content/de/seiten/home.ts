import { site } from '#site-config'

export const STARTSEITE = {
  titel: (jahr: number) => `Krankenkassenvergleich ${jahr} | ${site.domain}`,
  beschreibung: (jahr: number) =>
    `Krankenkassenprämien ${jahr} vergleichen: offizielle Prämien aller Kassen für Ihren Wohnort, vom günstigsten zum teuersten Tarif. Kostenlos.`,
  bildTitel: 'Alle Prämien im Vergleich',
}
