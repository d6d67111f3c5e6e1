import type { Tag } from '#domain/fristen/fristen.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { frankenText, mitApostroph, tagText } from '../zahlen/format.ts'

export const MITNEHMEN = {
  titel: 'Ergebnis mitnehmen',
  text: 'Alles entsteht auf Ihrem Gerät.',
  teilen: 'Teilen',
  drucken: 'Drucken',
  mail: 'E-Mail an mich',
  kalender: 'Frist merken',
  kopiert: {
    title: 'Ergebnis kopiert',
    description: 'Angebote, Preise und die Adresse des Vergleichs: keine Namen, Jahrgänge oder Wohnorte.',
  },
  nichtKopiert: 'Kopieren nicht möglich',
} as const

/** What an answer of several is called. */
export const TITEL = {
  alleBei: (kasse: string) => `Alle bei ${kasse}`,
  kombination: 'Beste Kombination',
  personen: (anzahl: number) => `${anzahl} Personen`,
} as const

/** Who is compared. */
export const PERSON = {
  jahrgang: (jahr: number) => `Jahrgang ${jahr}`,
  region: (kanton: string, region: number) => `Prämienregion ${kanton}${region > 0 ? ` ${region}` : ''}`,
  unfall: (mit: boolean) => (mit ? 'mit Unfall' : 'ohne Unfall'),
  franchise: (betrag: number) => `Franchise ${mitApostroph(betrag)}`,
}

/** The mail to oneself: a subject, lines that belong to it, and lines that may be left out where a mail program takes no more. */
export const MAIL = {
  betreff: (jahr: number) => `Mein Prämienvergleich ${jahr}`,
  auswahl: (kasse: string, modell: string, tarif: string) => `Auswahl: ${kasse}, ${modell}, ${tarif}`,
  auswahlHaushalt: (titel: string, personen: number) => `Auswahl: ${titel}, ${personen} Personen`,
  preis: (preis: Rappen, jahr: number) => `Prämie ${jahr}: CHF ${frankenText(preis)} im Monat`,
  preisHaushalt: (preis: Rappen, jahr: number) => `Prämien ${jahr} zusammen: CHF ${frankenText(preis)} im Monat`,
  angaben: (franchise: number, mitUnfall: boolean) => `${PERSON.franchise(franchise)}, ${PERSON.unfall(mitUnfall)}`,
  police: (name: string, kasse: string, tarif: string, franchise: number, preis: Rappen) =>
    `${name}: ${kasse}, ${tarif}, ${PERSON.franchise(franchise)}, CHF ${frankenText(preis)}`,
  frist: (tag: Tag) => `Kündigung bei der heutigen Kasse bis ${tagText(tag)}`,
  adresse: (adresse: string) => `Vergleich wieder öffnen: ${adresse}`,
} as const
