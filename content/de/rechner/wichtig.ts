export type Rat = { text: string; link?: { href: string; text: string } }

const ZUSATZ = { href: '/zusatzversicherung', text: 'Zusatzversicherungen' }

export const GUENSTIG = 'Günstige Prämien'
export const FREIE_ARZTWAHL = 'Freie Arztwahl'

/** The eight points, and what each one leads to. */
export const PUNKTE: Readonly<Record<string, Rat>> = {
  [GUENSTIG]: { text: 'Die Liste steht nach Preis, der tiefste zuerst.' },
  [FREIE_ARZTWAHL]: { text: 'Die Liste zeigt nur noch das Modell, in dem Sie Ärztin oder Arzt frei wählen.' },
  Zusatzversicherung: {
    text: 'Ein eigener Vertrag, auch bei einer anderen Kasse. Erst abschliessen, dann die alte kündigen.',
    link: ZUSATZ,
  },
  'Halbprivat/Privat': {
    text: 'Das deckt eine Spitalzusatzversicherung. Die Grundversicherung wählen Sie unabhängig davon.',
    link: ZUSATZ,
  },
  Alternativmedizin: {
    text: 'Einige Methoden zahlt jede Grundversicherung, wenn eine Ärztin oder ein Arzt mit Weiterbildung behandelt. Für mehr braucht es eine Zusatzversicherung.',
    link: ZUSATZ,
  },
  'Fitness und Prävention': {
    text: 'Beiträge an Abos und Kurse zahlen Zusatzversicherungen, nicht die Grundversicherung.',
    link: ZUSATZ,
  },
  Familienrabatte: {
    text: 'Rechnen Sie oben für den ganzen Haushalt: Dann zählen die Rabatte, die Kassen für Geschwister geben.',
  },
  Anderes: { text: 'Schreiben Sie uns, was Sie brauchen.', link: { href: '/kontakt', text: 'Kontakt' } },
}

export const WICHTIG = {
  frage: 'Was ist Ihnen wichtig?',
  nurFuerSie: 'Nur für Sie: wird weder gespeichert noch gesendet.',
}
