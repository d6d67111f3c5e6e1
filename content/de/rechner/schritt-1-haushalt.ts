/** A line of the household; short, because the head of the column stands above. */
export const ZEILE = {
  wer: 'Wer',
  jahrgang: 'Jahrgang',
  unfall: 'Unfall',
  ohne: 'ohne',
  mit: 'mit',
}

export const entfernt = (wer: string) => `${wer} entfernen`

/** Told apart by what they were added as. */
export function personenNamen(personen: readonly { rolle: 'sie' | 'erwachsen' | 'kind' }[]): string[] {
  const kinder = personen.filter(({ rolle }) => rolle === 'kind').length
  return personen.map(({ rolle }, index) => {
    const bisher = personen.slice(0, index).filter(andere => andere.rolle === rolle).length
    if (rolle === 'kind') return kinder === 1 ? 'Kind' : `Kind ${bisher + 1}`
    if (rolle === 'sie') return 'Sie'
    return bisher === 0 ? 'Partner/in' : `Person ${index + 1}`
  })
}

export const alterInZeile = (alter: number) =>
  alter < 0 ? 'noch nicht geboren' : `${alter} ${alter === 1 ? 'Jahr' : 'Jahre'}`

export const HAUSHALT = {
  kind: 'Kind',
  erwachsenePerson: 'Erwachsene Person',
  ohne: 'Ohne Unfall: wer mindestens 8 Stunden pro Woche beim gleichen Arbeitgeber arbeitet.',
  zweiAntworten: 'Sie sehen zwei Antworten: alle bei einer Kasse, oder jede Person dort, wo es am wenigsten kostet.',
  amGleichenOrt: (personen: number) => `${personen} Personen, alle am gleichen Ort.`,
  kinder: 'Kinder sind mit Unfall vorgewählt, weil kein Arbeitgeber sie versichert. Geschwisterpreise rechnen wir mit.',
}
