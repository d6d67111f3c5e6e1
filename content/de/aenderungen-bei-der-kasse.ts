/** What can be changed at the own insurer, from when on, and when it must have heard of it (KVV 94 and 100). */
export const AENDERUNGEN = {
  titel: 'Was Sie bei Ihrer Kasse ändern können',
  spalten: { was: 'Änderung', wann: 'Möglich', meldung: 'Meldung bei der Kasse' },
  zeilen: [
    {
      was: 'vom Standardmodell mit Franchise 300 (Kinder: 0) in ein anderes Modell',
      wann: 'jederzeit',
      meldung: 'jederzeit; den ersten Tag nennt die Kasse',
    },
    {
      was: 'mit einer höheren Franchise in ein anderes Modell',
      wann: 'auf den 1. Januar',
      meldung: 'bis am 30. November',
    },
    {
      was: 'aus einem anderen Modell als dem Standardmodell in ein neues Modell oder ins Standardmodell',
      wann: 'auf den 1. Januar',
      meldung: 'bis am 30. November',
    },
    { was: 'höhere Franchise', wann: 'auf den 1. Januar', meldung: 'den letzten Tag nennt die Kasse' },
    { was: 'tiefere Franchise', wann: 'auf den 1. Januar', meldung: 'bis am 30. November' },
  ],
} as const
