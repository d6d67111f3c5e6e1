/** What the fields of an enquiry are called in mails, in the order in which they are read. */
export const ABSCHNITTE = {
  eingang: 'Eingang',
  person: 'Kontakt',
  wunsch: 'Gewünschtes Angebot',
  heute: 'Heutige Versicherung',
  haushalt: 'Personen im Haushalt',
  nachricht: 'Nachricht',
  beduerfnisse: 'Wichtig ist',
} as const

export const ANGABEN = {
  referenz: 'Referenz',
  zeitpunkt: 'Eingegangen',
  name: 'Name',
  email: 'E-Mail',
  telefon: 'Telefon',
  adresse: 'Adresse',
  land: 'Land',
  jahrgang: 'Jahrgang',
  krankenkasse: 'Krankenkasse',
  modell: 'Modell',
  produkt: 'Produkt',
  franchise: 'Franchise',
  unfall: 'Unfalldeckung',
  praemie: 'Prämie pro Monat',
  praemienjahr: 'Prämienjahr',
  /** Worked out in the browser; the canton decides. */
  verbilligung: 'Prämienverbilligung pro Monat (geschätzt)',
  person: (nummer: number) => `Person ${nummer}`,
  zusammen: 'Zusammen pro Monat',
} as const

export const UNFALLDECKUNG: Readonly<Record<string, string>> = { MIT: 'Mit Unfall', OHNE: 'Ohne Unfall' }
