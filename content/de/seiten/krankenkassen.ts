/** The directory of all insurers. */
export const KRANKENKASSEN = {
  name: 'Krankenkassen',
  titel: 'Alle Krankenkassen der Schweiz',
  beschreibung: (anzahl: number, jahr: number) =>
    `Alle ${anzahl} Krankenkassen mit Grundversicherung ${jahr} von A bis Z: Sitz, Modelle und Prämien im Überblick, mit direktem Weg zum Vergleich.`,
  ueberschrift: 'Alle Krankenkassen',
  lead: 'Jede Kasse muss Sie in der Grundversicherung aufnehmen, und alle bezahlen dieselben Leistungen. Was sich unterscheidet, sind Preis, Modelle und Service.',
  vergleichen: 'Jetzt vergleichen',
}
