import type { Altersklasse } from '#domain/altersklasse.ts'
import type { Unfall } from '#domain/bag-codes.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Tariftyp } from '#domain/modelle.ts'
import { modellName } from '../modelle.ts'

/* The choices above the map of the country; loaded with the page, so that little is imported here. */

export const REGLER = {
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

type Frage = { klasse: Altersklasse; franchise: Franchise; unfall: Unfall; typ: Tariftyp | undefined }

/** What is shown now; of regions where nobody sells it, that they are missing. */
export function frageText({ klasse, franchise, unfall, typ }: Frage, gezeigt: number, alle: number): string {
  const modell = typ ? modellName(typ) : REGLER.alleModelle
  const mitUnfall = unfall === 'MIT-UNF' ? REGLER.mitUnfall : REGLER.ohneUnfall
  const fehlende = gezeigt < alle ? ` In ${alle - gezeigt} Regionen gibt es das nicht.` : ''
  return `Gezeigt: ${REGLER.klassen[klasse]}, Franchise ${REGLER.betrag(franchise)}, ${mitUnfall}, ${modell}.${fehlende}`
}
