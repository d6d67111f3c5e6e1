import { angebotsmodell } from '#content/angebotsmodell.ts'
import { anzahlAngebote, MELDUNG, vonKassen } from '#content/rechner/liste.ts'
import type { Ansicht } from '../../zustand/ansicht.ts'
import { anzahlKassen, type Listenzeile } from './liste.ts'

/** What a screen reader hears after a change. */
export function zusammenfassung(
  zeilen: readonly Listenzeile[],
  ordnung: Ansicht['ordnung'],
  kassenName: (versicherer: number) => string,
): string {
  const erstes = zeilen.find(({ isLowest }) => isLowest)
  if (!erstes) return MELDUNG.keine
  const zaehler = `${anzahlAngebote(zeilen.length)} ${vonKassen(anzahlKassen(zeilen))}`
  const name = `${kassenName(erstes.versicherer)}, ${angebotsmodell(erstes)}`
  return MELDUNG.liste(zaehler, ordnung, { name, preis: erstes.preis })
}
