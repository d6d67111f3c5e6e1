type Seite = { pfad: string; name: string; aufgabe: string }

export const SELBES_THEMA = 'Zum selben Thema'

/** Pages that people find with the same word: each has its own job, and leads to the others. */
export const GLEICHE_THEMEN: readonly (readonly Seite[])[] = [
  [
    { pfad: '/wechseln', name: 'Jetzt wechseln', aufgabe: 'in drei Schritten, mit dem Rechner' },
    { pfad: '/krankenkasse-wechseln', name: 'Fristen und Regeln', aufgabe: 'was das Gesetz sagt, mit Ausnahmen' },
    {
      pfad: '/ratgeber/krankenkasse-wechseln-2026-anleitung',
      name: 'Die Anleitung',
      aufgabe: 'Kalender, jeder Schritt einzeln, Checkliste',
    },
    {
      pfad: '/blog/krankenkasse-wechseln-2025',
      name: 'Post von der Kasse',
      aufgabe: 'was der Brief im Herbst bedeutet',
    },
  ],
  [
    {
      pfad: '/praemienverbilligung',
      name: 'Ihr Kanton',
      aufgabe: 'Betrag ausrechnen, Grenzen, Fristen und Stellen',
    },
    {
      pfad: '/ratgeber/praemienverbilligung-beantragen',
      name: 'Der Antrag',
      aufgabe: 'Unterlagen, Schritte, Einsprache',
    },
    {
      pfad: '/blog/praemienverbilligung-2025-neue-grenzen',
      name: 'Das Neuste',
      aufgabe: 'was Bund und Kantone geändert haben',
    },
  ],
]

/** The other pages of a page's subject. */
export const gleichesThema = (pfad: string): readonly Seite[] =>
  GLEICHE_THEMEN.find(seiten => seiten.some(seite => seite.pfad === pfad))?.filter(seite => seite.pfad !== pfad) ?? []
