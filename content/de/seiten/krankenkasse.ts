/** The head of an insurer's profile, and what stands in its place for an address that is none. */
export const KRANKENKASSE = {
  verzeichnis: 'Krankenkassen',
  /** From long to short: the longest that fits is shown. */
  titel: (name: string, jahr: number) => [`${name}: Prämien und Modelle ${jahr}`, `${name}: Prämien ${jahr}`],
  beschreibung: ({ name, sitz, nummer }: { name: string; sitz: string; nummer: number }, jahr: number) =>
    `${name} mit Sitz in ${sitz} (BAG-Nummer ${nummer}): Prämien ${jahr} je Region und Alter, Rang im Vergleich, Modelle und Tarife.`,
  fragen: (name: string) => `Fragen zu ${name}?`,
  nichtGefunden: {
    titel: 'Krankenkasse nicht gefunden',
    beschreibung: 'Diese Krankenkasse führen wir nicht. Zurück zum Verzeichnis aller Krankenkassen der Schweiz.',
    text: 'Die gesuchte Krankenkasse existiert nicht oder wurde nicht gefunden.',
    zurueck: 'Zurück zu allen Krankenkassen',
  },
}
