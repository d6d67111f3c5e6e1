import { tagText } from '../zahlen/format.ts'

export const FORMULAR = {
  der: { titel: 'Der Brief', hinweis: 'Nichts davon verlässt Ihren Browser.' },
  art: { frage: 'Welcher Brief?', kuendigung: 'Kündigung', anmeldung: 'Anmeldung' },
  /** Where a change of several takes more than one of a kind. */
  brief: (art: 'kuendigung' | 'anmeldung', kasse: string) =>
    `${art === 'kuendigung' ? 'Kündigung' : 'Anmeldung'}${kasse && ` ${kasse}`}`,
  termin: {
    kuendigung: 'Kündigen auf',
    anmeldung: 'Versichert ab',
    jahresende: 'für alle Modelle und Franchisen',
    mitteJahr: 'nur wenn Sie heute das Standardmodell mit Franchise 300 haben (Kinder: Franchise 0)',
  },
  an: { kuendigung: 'An Ihre bisherige Kasse', anmeldung: 'An die neue Kasse' },
  absender: 'Absender',
  personen: { titel: 'Versicherte Personen', hinweis: 'Was Sie leer lassen, tragen Sie im Brief von Hand ein.' },
  herunterladen: 'Brief als PDF herunterladen',
  arbeitet: 'Brief wird erstellt...',
  nichtErstellt: 'Der Brief konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
}

/** What remains to be done with pen and post. */
export const DANACH = {
  liegt: (name: string) => `Der Brief liegt in Ihren Downloads: ${name}`,
  anmeldung:
    'Ausdrucken, unterschreiben und zur gleichen Zeit abschicken wie die Kündigung. Die neue Kasse muss Sie aufnehmen.',
  rechtzeitig: (absenden: string, eintreffen: string) =>
    `Ausdrucken, unterschreiben und bis ${tagText(absenden)} eingeschrieben zur Post bringen. Der Brief muss bis ${tagText(eintreffen)} bei der Kasse sein.`,
  knapp: (eintreffen: string) =>
    `Ausdrucken, unterschreiben und sofort abgeben, am besten persönlich gegen Quittung. Der Brief muss bis ${tagText(eintreffen)} bei der Kasse sein.`,
}

export const FELDER = {
  name: 'Vor- und Nachname',
  strasse: 'Strasse und Nummer',
  plz: 'PLZ',
  ort: 'Ort',
  ortWaehlen: 'Ort wählen',
  adresse: 'Adresse der Krankenkasse',
  kasse: 'Krankenkasse',
  neueKasse: 'Neue Krankenkasse',
  bisherigeKasse: 'Bisherige Krankenkasse',
  bitteWaehlen: 'Bitte wählen',
  modell: 'Modell',
  geburt: 'Geburtsdatum',
  versichertennummer: 'Versichertennummer',
  franchise: 'Franchise',
  vonHand: 'Von Hand eintragen',
  unfall: 'Unfall',
  ohneUnfall: 'Ohne Unfall',
  mitUnfall: 'Mit Unfall',
}

export const HINWEISE = {
  modell: 'Freiwillig, so wie es im Angebot heisst.',
  bisherigeKasse:
    'Bitte angeben: Die neue Kasse muss der bisherigen melden, dass Sie aufgenommen sind. Kommt die Meldung zu spät, muss sie Ihnen den Schaden bezahlen.',
  adresseSpaeter: 'Wir tragen sie ein, sobald Sie die Kasse gewählt haben.',
  adresseBekannt:
    'Hauptsitz laut Verzeichnis des BAG. Steht auf Ihrer Police eine andere Adresse für Kündigungen? Dann nehmen Sie diese.',
  adresseUnbekannt:
    'Von dieser Kasse kennen wir keine Adresse. Sie steht auf Ihrer Police. Wenn Sie das Feld leer lassen, bleibt im Brief Platz dafür.',
  geburt: 'Freiwillig, etwa 5.1.1988.',
  versichertennummer: 'Freiwillig, steht auf Police und Rechnung.',
  unfall:
    'Wählen Sie «Ohne Unfall» nur für Personen, die mindestens 8 Stunden pro Woche beim selben Arbeitgeber arbeiten. Für Kinder: «Mit Unfall».',
}

export const PERSONEN = {
  selbst: 'Sie selbst',
  nummer: (nummer: number) => `Person ${nummer}`,
  entfernen: (wer: string) => `${wer} entfernen`,
  weitere: 'Weitere Person hinzufügen',
  kinder: 'Kinder haben eigene Verträge und gehören mit in den Brief.',
}

export const FEHLER = {
  termin: 'Bitte wählen Sie den Termin.',
  kasse: 'Bitte wählen Sie die Krankenkasse.',
  strasse: 'Bitte geben Sie Strasse und Nummer an.',
  plz: 'Bitte geben Sie eine PLZ mit vier Ziffern an.',
  ort: 'Bitte geben Sie den Ort an.',
  name: 'Bitte geben Sie Vor- und Nachnamen an.',
  schrift: 'Bitte schreiben Sie in lateinischer Schrift, ohne Sonderzeichen.',
  geburt: 'Bitte schreiben Sie das Datum als Tag.Monat.Jahr, etwa 5.1.1988.',
}
