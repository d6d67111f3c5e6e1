import { frankenText } from '#content/format.ts'
import { modellName } from '#content/modelle.ts'
import type { Ansicht } from '../../zustand/ansicht.ts'
import { anzahlKassen, type Listenzeile } from './liste.ts'

/** «65 Angebote von 27 Kassen – vollständig, nach Preis» */
export function zaehler(zeilen: readonly Listenzeile[], ordnung: Ansicht['ordnung']): string {
  const kassen = anzahlKassen(zeilen)
  const angebote = zeilen.length === 1 ? '1 Angebot' : `${zeilen.length} Angebote`
  const von = kassen === 1 ? '1 Kasse' : `${kassen} Kassen`
  return `${angebote} von ${von} – vollständig, nach ${ordnung === 'preis' ? 'Preis' : 'Jahreskosten'}`
}

/** What a screen reader hears after a change. */
export function zusammenfassung(
  zeilen: readonly Listenzeile[],
  ordnung: Ansicht['ordnung'],
  kassenName: (versicherer: number) => string,
): string {
  const erstes = zeilen.find(({ isLowest }) => isLowest)
  if (!erstes) return 'Keine Ergebnisse gefunden'
  const name = `${kassenName(erstes.versicherer)}, ${modellName(erstes.modell)}`
  return `${zaehler(zeilen, ordnung)}. Günstigstes: ${name}, CHF ${frankenText(erstes.preis)} pro Monat.`
}
