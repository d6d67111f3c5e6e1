import { expect, it } from 'vitest'
import { FEHLER } from '../rechner/schritt-1.ts'
import { KANTONSFRAGE } from '../verbilligung/kantonsfrage.ts'
import { standortFehlt } from './standort.ts'

it('an unknown place is told in the words of the specification, and what to do about it', () => {
  expect(standortFehlt('1011', 'Bern')).toBe('Standort nicht gefunden: 1011 Bern')
  expect(FEHLER.plz.unbekannt('9999', '')).toBe(
    'Standort nicht gefunden: 9999. Prüfen Sie die PLZ oder suchen Sie nach dem Ort.',
  )
  expect(FEHLER.plz.unbekannt('9999', 'Genf')).toMatch(/^Standort nicht gefunden: 9999 Genf\. Prüfen Sie/)
  expect(FEHLER.ort.unbekannt('8001', 'Genf')).toBe(
    'Standort nicht gefunden: 8001 Genf. Wählen Sie einen Ort aus der Liste oder ändern Sie die PLZ.',
  )
  expect(KANTONSFRAGE.plzUnbekannt('0001')).toBe(
    'Standort nicht gefunden: 0001. Prüfen Sie die PLZ oder wählen Sie den Kanton.',
  )
})
