/** To the operator, when deleting by terms is held. */
export const AUFBEWAHRUNG_MELDUNG = {
  referenz: 'Aufbewahrung',
  betreff: 'Das fristgemässe Löschen ist angehalten',
  titel: 'Das fristgemässe Löschen ist angehalten',
  grund: {
    uhr: 'Die Uhr des Servers steht mehr als 30 Tage nach dem letzten Lauf. Entweder war die Website so lange ausgeschaltet, oder die Uhr geht falsch. Bis das geklärt ist, wird nichts gelöscht.',
    menge:
      'Auf einmal wären mehr als ein Fünftel aller Anfragen zu löschen. Vielleicht geht die Uhr des Servers falsch. Bis das geklärt ist, wird nichts gelöscht.',
  },
  falsch:
    'Geht die Uhr falsch, stellen Sie sie richtig; das Löschen geht dann innert einer Stunde von selbst weiter. Prüfen Sie auch, was inzwischen unter dem falschen Datum gespeichert wurde.',
  richtig:
    'Geht die Uhr richtig, bestätigen Sie mit «npm run anfragen -- aufbewahrung bestaetigen». Gelöscht wird dann, was nach dem Stand der Uhr unten fällig ist.',
  uhr: 'Stand der Uhr',
  anker: 'Letzter Lauf',
  faellig: 'Fällige Anfragen',
  anzahl: (faellig: number, gesamt: number) => `${faellig} von ${gesamt}`,
} as const
