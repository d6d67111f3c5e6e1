/** What can be changed at the own insurer, from when on, and when it must have heard of it (KVV 94 and 100). */
export const AENDERUNGEN: { spalten: readonly string[]; zeilen: readonly (readonly string[])[] } = {
  spalten: ['Änderung', 'Möglich', 'Meldung bei der Kasse'],
  zeilen: [
    [
      'vom Standardmodell mit Franchise 300 (Kinder: 0) in ein anderes Modell',
      'jederzeit',
      'jederzeit; den ersten Tag nennt die Kasse',
    ],
    ['mit einer höheren Franchise in ein anderes Modell', 'auf den 1. Januar', 'bis am 30. November'],
    [
      'aus einem anderen Modell als dem Standardmodell in ein neues Modell oder ins Standardmodell',
      'auf den 1. Januar',
      'bis am 30. November',
    ],
    ['höhere Franchise', 'auf den 1. Januar', 'den letzten Tag nennt die Kasse'],
    ['tiefere Franchise', 'auf den 1. Januar', 'bis am 30. November'],
  ],
}
