import type { Franchise } from '#domain/kosten/franchise.ts'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import type { Unfall } from '#domain/praemien/bag-codes.ts'
import type { Erstkontakt } from '#domain/praemien/modelle.ts'
import type { Mass } from '#domain/zahlen/kartenwerte.ts'
import { kontaktName } from '../krankenkassen/modelle.ts'

/* The choices above the map of the country; loaded with the page, so that little is imported here. */

export const REGLER = {
  titel: 'Karte anpassen',
  aendern: 'Ändern',
  anzeigen: 'Karte anzeigen',
  mass: 'Die Karte zeigt',
  masse: {
    guenstigste: 'Günstigste Prämie',
    median: 'Mittlere Prämie',
    spanne: 'Spanne der Tarife',
    aenderung: 'Änderung zum Vorjahr',
  },
  alter: 'Alter',
  klassen: { 'AKL-KIN': 'Kinder bis 18', 'AKL-JUG': '19 bis 25', 'AKL-ERW': 'Ab 26' },
  franchise: 'Franchise',
  /** «2’500» */
  betrag: (franchise: Franchise) => String(franchise).replace(/(?=\d{3}$)(?<=\d)/, '’'),
  modell: 'Modell',
  alleModelle: 'Alle Modelle',
  unfall: 'Unfall',
  ohneUnfall: 'Ohne Unfall',
  mitUnfall: 'Mit Unfall',
  fehler: 'Die Werte liessen sich nicht laden. Gezeigt ist weiterhin, was vorher stand.',
} as const

type Frage = {
  klasse: Altersklasse
  franchise: Franchise
  unfall: Unfall
  kontakt: Erstkontakt | undefined
  mass: Mass
}

/** «Ab 26», «Franchise 2’500», «Ohne Unfall», «Alle Modelle» */
const merkmale = ({ klasse, franchise, unfall, kontakt }: Frage): readonly string[] => [
  REGLER.klassen[klasse],
  `${REGLER.franchise} ${REGLER.betrag(franchise)}`,
  unfall === 'MIT-UNF' ? REGLER.mitUnfall : REGLER.ohneUnfall,
  kontakt ? kontaktName(kontakt) : REGLER.alleModelle,
]

/** What is chosen, in one line. */
export const wahlText = (frage: Frage): string =>
  [REGLER.masse[frage.mass], ...merkmale(frage)].map(text => text.replaceAll(' ', '\u00a0')).join('\u00a0· ')

/** What is shown now; of regions where nobody sells it, that they are missing. */
export function frageText(frage: Frage, gezeigt: number, alle: number): string {
  const wo = alle - gezeigt === 1 ? 'In einer Region' : `In ${alle - gezeigt} Regionen`
  const was = frage.mass === 'aenderung' ? 'fehlt der Vergleich mit dem Vorjahr' : 'gibt es das nicht'
  const fehlende = gezeigt < alle ? ` ${wo} ${was}.` : ''
  return `Gezeigt: ${merkmale(frage).join(', ')}.${fehlende}`
}
