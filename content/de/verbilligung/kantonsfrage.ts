import { standortFehlt } from '../orte/standort.ts'

/* The way to a canton's form, before its rules are loaded. */

export const KANTONSFRAGE = {
  titel: 'Was zahlt mein Kanton?',
  lead: 'Wählen Sie den Kanton oder schreiben Sie die PLZ. Danach braucht es zwei Zahlen aus Ihrer Steuerveranlagung.',
  kanton: 'Kanton',
  waehlen: 'Bitte wählen',
  plz: 'oder PLZ',
  plzUnbekannt: (plz: string) => `${standortFehlt(plz)}. Prüfen Sie die PLZ oder wählen Sie den Kanton.`,
  plzOhneTabelle: 'Die Orte konnten nicht geladen werden. Wählen Sie den Kanton.',
  gemeinde: 'Gemeinde',
  region: 'Prämienregion',
  regionHinweis: 'Der Betrag hängt von der Region Ihrer Gemeinde ab. Mit der PLZ finden wir sie.',
  regionName: (nummer: number) => `Region ${nummer}`,
}
