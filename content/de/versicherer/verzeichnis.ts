/** What holds for every insurer of the directory, and why comparing pays. */
export const GUTE_GRUENDE = [
  {
    titel: 'Gleiche Leistungen',
    text: 'Das Gesetz schreibt vor, was die Grundversicherung bezahlt. Die teure Kasse deckt nicht mehr als die günstige.',
  },
  {
    titel: 'Aufnahme garantiert',
    text: 'Jede Kasse muss Sie in ihrem Gebiet aufnehmen, ohne Fragen zur Gesundheit und in jedem Alter.',
  },
  {
    titel: 'Verschiedene Preise',
    text: 'Die Prämie hängt von Kasse, Wohnort, Alter, Modell und Franchise ab. Darum steht zu jeder Kasse der Rang.',
  },
  {
    titel: 'Amtliche Grundlage',
    text: 'Name, Sitz und Nummer stammen aus dem Verzeichnis des Bundesamts für Gesundheit. Kein Platz ist bezahlt.',
  },
] as const
