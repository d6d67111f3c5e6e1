import type { Formularregeln } from '#app/lib/formular/formular.ts'
import { FEHLER } from '#content/formulare/brief-formular.ts'
import { tagAusEingabe } from '#domain/fristen/kalender-tag.ts'
import { plzMangel } from '#domain/werte/eingaben.ts'
import { nfc } from '#domain/werte/normalform.ts'
import { type BriefEingabe, genannte, ZEILE_HOECHSTENS } from './angaben.ts'

/** What the embedded font can write: Latin letters of Europe with their marks. A test compares it with the font. */
export const DRUCKBAR = /^[\s!-~§«»°À-ÿĀ-ćĊ-ēĖ-ěĞ-ģĦħĪīĮ-ĳĶķĹ-ľŁ-ňŊ-ōŐ-śŞ-šŤťŪ-žȘșȚț–—‘’“”„…]*$/u

export const personFeld = (id: number, feld: 'name' | 'geburt' | 'versichertennummer') => `person-${id}-${feld}`

/** The rules depend on the letter and on how many persons it names. */
export function briefRegeln(eingabe: BriefEingabe): Formularregeln<string> {
  const { art, personen } = eingabe
  const regeln: Record<string, (wert: string) => string | null> = {
    [art === 'kuendigung' ? 'kasse' : 'neueKasse']: noetig(FEHLER.kasse),
    termin: wert => (wert === '' ? FEHLER.termin : null),
    adresse: druckbar,
    strasse: noetig(FEHLER.strasse),
    plz: wert => (plzMangel(wert.trim()) === null ? null : FEHLER.plz),
    ort: noetig(FEHLER.ort),
  }
  if (art === 'anmeldung') regeln.modell = druckbar
  // The writer's name stands in every letter.
  regeln[personFeld(personen[0].id, 'name')] = noetig(FEHLER.name)
  for (const { id } of genannte(eingabe)) {
    regeln[personFeld(id, 'name')] = noetig(FEHLER.name)
    regeln[personFeld(id, 'geburt')] = geburtsdatum
    if (art === 'kuendigung') regeln[personFeld(id, 'versichertennummer')] = druckbar
  }
  return regeln
}

const druckbar = (wert: string) => (DRUCKBAR.test(nfc(wert, ZEILE_HOECHSTENS) ?? wert) ? null : FEHLER.schrift)

const noetig = (meldung: string) => (wert: string) => (wert.trim() === '' ? meldung : druckbar(wert))

const geburtsdatum = (wert: string) => (wert.trim() === '' || tagAusEingabe(wert) ? null : FEHLER.geburt)
