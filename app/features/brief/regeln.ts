import type { Formularregeln } from '#app/lib/formular.ts'
import { tagAusEingabe } from '#domain/kalender-tag.ts'
import { nfc } from '#domain/normalform.ts'
import { type BriefEingabe, ZEILE_HOECHSTENS } from './angaben.ts'

/** What the embedded font can write: Latin letters of Europe with their marks. A test compares it with the font. */
export const DRUCKBAR = /^[\s!-~§«»°À-ÿĀ-ćĊ-ēĖ-ěĞ-ģĦħĪīĮ-ĳĶķĹ-ľŁ-ňŊ-ōŐ-śŞ-šŤťŪ-žȘșȚț–—‘’“”„…]*$/u

export const personFeld = (id: number, feld: 'name' | 'geburt' | 'versichertennummer') => `person-${id}-${feld}`

/** The rules depend on the letter and on how many persons it names. */
export function briefRegeln({ art, personen }: BriefEingabe): Formularregeln<string> {
  const regeln: Record<string, (wert: string) => string | null> = {
    [art === 'kuendigung' ? 'kasse' : 'neueKasse']: noetig('Bitte wählen Sie die Krankenkasse.'),
    adresse: druckbar,
    strasse: noetig('Bitte geben Sie Strasse und Nummer an.'),
    plz: wert => (/^\d{4}$/.test(wert.trim()) ? null : 'Bitte geben Sie eine PLZ mit vier Ziffern an.'),
    ort: noetig('Bitte geben Sie den Ort an.'),
  }
  if (art === 'anmeldung') regeln.modell = druckbar
  for (const { id } of personen) {
    regeln[personFeld(id, 'name')] = noetig('Bitte geben Sie Vor- und Nachnamen an.')
    regeln[personFeld(id, 'geburt')] = geburtsdatum
    if (art === 'kuendigung') regeln[personFeld(id, 'versichertennummer')] = druckbar
  }
  return regeln
}

const druckbar = (wert: string) =>
  DRUCKBAR.test(nfc(wert, ZEILE_HOECHSTENS) ?? wert)
    ? null
    : 'Bitte schreiben Sie in lateinischer Schrift, ohne Sonderzeichen.'

const noetig = (meldung: string) => (wert: string) => (wert.trim() === '' ? meldung : druckbar(wert))

const geburtsdatum = (wert: string) =>
  wert.trim() === '' || tagAusEingabe(wert) ? null : 'Bitte schreiben Sie das Datum als Tag.Monat.Jahr, etwa 5.1.1988.'
