import { expect, test } from 'vitest'
import { FELDSAETZE, feldmeldung } from './feldmeldungen.ts'

test('the sentences of the fields, as the forms and the interface have always said them', () => {
  expect({ ...FELDSAETZE, 'zu-lang': feldmeldung({ code: 'zu-lang', hoechstens: 100 }) }).toEqual({
    'zu-lang': 'Bitte kürzen Sie auf höchstens 100 Zeichen.',
    sonderzeichen: 'Bitte entfernen Sie unsichtbare Sonderzeichen aus diesem Feld.',
    'plz-fehlt': 'Bitte geben Sie die PLZ ein.',
    'plz-schweiz': 'Eine Schweizer Postleitzahl hat vier Ziffern.',
    'plz-land': 'Diese Postleitzahl passt nicht zum gewählten Land.',
    'vorname-fehlt': 'Bitte geben Sie Ihren Vornamen ein.',
    'nachname-fehlt': 'Bitte geben Sie Ihren Nachnamen ein.',
    'email-fehlt': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    'email-form': 'Bitte geben Sie eine einzelne gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.ch.',
    'telefon-fehlt': 'Bitte geben Sie Ihre Telefonnummer ein.',
    'telefon-form': 'Bitte geben Sie eine gültige Telefonnummer ein, zum Beispiel 079 123 45 67.',
    'strasse-fehlt': 'Bitte geben Sie die Strasse ein.',
    'nummer-fehlt': 'Bitte geben Sie die Hausnummer ein.',
    'ort-fehlt': 'Bitte geben Sie den Ort ein.',
    'jahrgang-fehlt': 'Bitte geben Sie den Jahrgang ein.',
    'jahrgang-form': 'Bitte geben Sie den Jahrgang mit vier Ziffern ein, zum Beispiel 1985.',
    'praemienjahr-form': 'Bitte geben Sie das Prämienjahr mit vier Ziffern an, zum Beispiel 2026.',
    'verbilligung-form':
      'Bitte geben Sie die Prämienverbilligung in Franken pro Monat an, zum Beispiel 156.80, höchstens 10’000.',
    'krankenkasse-fehlt': 'Bitte wählen Sie Ihre aktuelle Krankenkasse.',
    'krankenkasse-keine':
      '«Keine Angabe» kann nicht gesendet werden. Wählen Sie Ihre Krankenkasse, oder lassen Sie das Feld leer.',
    'nachricht-fehlt': 'Bitte schreiben Sie uns eine Nachricht.',
    'einverstaendnis-fehlt': 'Bitte akzeptieren Sie die Datenschutzerklärung.',
  })
  expect(feldmeldung({ code: 'ort-fehlt' })).toBe('Bitte geben Sie den Ort ein.')
})
