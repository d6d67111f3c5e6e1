import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import type { Preisjahr } from '#domain/praemien/jahreswerte.ts'
import { umweltabgabe } from '#domain/praemien/jahreswerte.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import type { Mass } from '#domain/zahlen/kartenwerte.ts'
import { regionName } from '../versicherer/saetze.ts'
import { differenzText, frankenText } from '../zahlen/format.ts'
import { preisart } from '../zahlen/preisart.ts'

/* /praemien: map and ranking of the country. */

/** «361.75», of a change «+10.00» */
export const wertText = (mass: Mass, wert: Rappen): string =>
  mass === 'aenderung' ? differenzText(wert) : frankenText(wert)

type Gebiet = { kanton: string; region: number }

/** After the figure that stands above it. */
export const antwort = (teuer: Gebiet, guenstig: Gebiet): string =>
  `mehr kostet die günstigste Grundversicherung für Erwachsene in ${regionName(teuer.kanton, teuer.region)} als in ${regionName(guenstig.kanton, guenstig.region)}. Die Leistungen sind dieselben.`

export const KARTE = {
  titel: {
    guenstigste: 'Günstigste Prämie je Region',
    median: 'Mittlere Prämie je Region',
    spanne: 'Vom günstigsten zum teuersten Tarif',
    aenderung: 'Änderung zum Vorjahr',
  },
  karte: 'Karte',
  tabelle: 'Tabelle',
  ansicht: 'Ansicht',
  guenstigsteRegion: 'Tiefster Wert',
  teuersteRegion: 'Höchster Wert',
  monat: 'Monat',
  bild: (anzahl: number) => `Karte der ${anzahl} Prämienregionen. Jede führt zu ihrem Kanton.`,
  region: (gebiet: Gebiet, preis: string, rang: number, von: number) =>
    `${regionName(gebiet.kanton, gebiet.region)}: CHF ${preis}, Rang ${rang} von ${von}`,
  ohneWert: (gebiet: Gebiet, mass: Mass) =>
    `${regionName(gebiet.kanton, gebiet.region)}: ${mass === 'aenderung' ? 'kein Vergleich mit dem Vorjahr' : 'kein Angebot'}`,
  /** Beside the hatching. */
  schraffiert: (regionen: readonly string[], mass: Mass) =>
    `${mass === 'aenderung' ? 'Kein Vergleich mit dem Vorjahr' : 'Kein Angebot'}: ${regionen.join(', ')}.`,
  tasten:
    'Mit der Tastatur: Pfeil rechts nächstteure Region, links nächstgünstige, auf und ab andere Region desselben Kantons. Die Eingabetaste öffnet den Kanton.',
  legende: 'CHF pro Monat.',
  zeichnung: (quadratkilometer: number) =>
    `Ein Quadrat je Prämienregion. Ein Sechseck steht für rund ${quadratkilometer} km², ein kleines für eine Fläche ohne Ortschaft. Es gehört zur Region der nächsten Ortschaft.`,
  quellen: (jahr: number) => `Quellen: BAG, Prämien ${jahr}; swisstopo, amtliches Ortschaftenverzeichnis.`,
  ohneKoordinaten: 'Diese Daten enthalten keine Koordinaten. Darum steht hier die Rangliste ohne Karte.',
} as const

/** For whom the figures of a page hold. */
export function annahme(klasse: Altersklasse, preisjahr: Preisjahr): string {
  const abgabe = umweltabgabe(preisjahr)
  const betrag = abgabe === undefined ? '' : ` von ${frankenText(abgabe)}`
  return `${ANNAHMEN[klasse]}, alle Modelle. CHF pro Monat ${preisart(abgabe)}${betrag}.`
}

const ANNAHMEN: Readonly<Record<Altersklasse, string>> = {
  'AKL-ERW': 'Erwachsene ab 26, Franchise 2’500, ohne Unfall',
  'AKL-JUG': '19 bis 25 Jahre, Franchise 2’500, ohne Unfall',
  'AKL-KIN': 'Kinder bis 18, Franchise 0, mit Unfall',
}

/** Of a table that a visitor may fold out. */
export const REGIONEN = {
  tabelle: {
    guenstigste: 'Prämienregionen nach der günstigsten Prämie',
    median: 'Prämienregionen nach der mittleren Prämie',
    spanne: 'Prämienregionen nach der Spanne der Tarife',
    aenderung: 'Prämienregionen nach der Änderung zum Vorjahr',
  },
  spalten: { rang: 'Rang', region: 'Region', kasse: 'Günstigste Kasse' },
  werte: {
    guenstigste: 'ab CHF',
    median: 'Median',
    teuerste: 'bis CHF',
    spanne: 'Spanne',
    aenderung: 'Änderung',
    vorher: 'Vorjahr ab',
  },
  erklaerung:
    'Ab: der günstigste Tarif der Region. Median: die Hälfte aller Tarife kostet weniger. Bis: der teuerste. Tarife, die nur in einzelnen Gemeinden gelten, zählen nicht mit.',
} as const

export const KANTONSLISTE = {
  titel: (anzahl: number) => (anzahl === 1 ? 'Ein Kanton' : `${anzahl} Kantone`),
  spalten: { rang: 'Rang', kanton: 'Kanton' },
  erklaerung: {
    guenstigste: 'Balken: günstigste Region des Kantons, ab null. Linie: bis zur teuersten Region desselben Kantons.',
    median: 'Balken: Region mit der tiefsten mittleren Prämie. Linie: bis zur höchsten desselben Kantons.',
    spanne: 'Balken: Region mit der kleinsten Spanne. Linie: bis zur grössten desselben Kantons.',
    aenderung: 'Balken: Region mit der kleinsten Änderung; wo die Prämie sinkt, fehlt er. Linie: bis zur grössten.',
  },
} as const

export const KLASSEN_VERGLEICH = {
  titel: 'Drei Altersklassen',
  klassen: {
    'AKL-KIN': { name: 'Kinder bis 18', annahme: 'Franchise 0, mit Unfall' },
    'AKL-JUG': { name: '19 bis 25 Jahre', annahme: 'Franchise 2’500, ohne Unfall' },
    'AKL-ERW': { name: 'Ab 26 Jahren', annahme: 'Franchise 2’500, ohne Unfall' },
  },
  legende: 'Gezeigt ist der Rang unter allen Prämienregionen.',
} as const

/** Whether the classes agree about where it is cheap and where it is dear. */
export function klassenSatz(guenstigste: readonly Gebiet[], teuerste: readonly Gebiet[]): string {
  return `${einig(guenstigste, 'am günstigsten')} ${einig(teuerste, 'am teuersten')}`
}

/** In the order of children, young adults, adults. */
function einig(gebiete: readonly Gebiet[], wie: string): string {
  const [kind = '', jung = '', erwachsen = ''] = gebiete.map(({ kanton, region }) => regionName(kanton, region))
  if (kind === jung && jung === erwachsen) return `Für alle drei ist es in ${erwachsen} ${wie}.`
  if (kind === jung) return `Für Kinder und 19- bis 25-Jährige ist es in ${kind} ${wie}, ab 26 in ${erwachsen}.`
  if (jung === erwachsen) return `Für Kinder ist es in ${kind} ${wie}, ab 19 in ${erwachsen}.`
  return `Für Kinder ist es in ${kind} ${wie}, mit 19 bis 25 in ${jung}, ab 26 in ${erwachsen}.`
}

export const AUSSAGEN = {
  titel: 'Was die Zahlen sagen, und was nicht',
  faktor: {
    einheit: 'mal so teuer',
    titel: 'Der Wohnort zählt',
    text: (faktor: string, teuer: Gebiet, guenstig: Gebiet) =>
      `Die günstigste Prämie in ${regionName(teuer.kanton, teuer.region)} ist ${faktor}-mal so hoch wie in ${regionName(guenstig.kanton, guenstig.region)}. Prämien folgen vor allem den Gesundheitskosten der Region.`,
    link: { pfad: '/grundversicherung', name: 'Wie die Grundversicherung funktioniert' },
  },
  regionen: {
    einheit: 'Regionen',
    titel: 'Nicht 26 Kantone',
    text: (geteilt: number) =>
      `${geteilt} Kantone sind in zwei oder drei Prämienregionen geteilt. Massgebend ist die Gemeinde, nicht die Postleitzahl.`,
    link: { pfad: '/vergleichen', name: 'Mit Ihrer Gemeinde rechnen' },
  },
  modelle: {
    einheit: 'Versicherer',
    titel: 'Günstig heisst nicht passend',
    text: 'Die Karte zeigt den tiefsten Preis über alle Modelle. Wer ein Modell mit erster Anlaufstelle wählt, ruft zuerst dort an oder geht zuerst dorthin.',
    link: { pfad: '/ratgeber/hausarztmodell-vs-standardmodell', name: 'Modelle erklärt' },
  },
  daten: { text: 'Alle Zahlen dieser Seiten stammen aus offenen Daten.', link: 'Daten ansehen und laden' },
} as const
