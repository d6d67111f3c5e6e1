import { angebotsmodell } from '#content/angebotsmodell.ts'
import { angeboteFuer, anzahlAngebote, anzahlKassenText, fuerAlle, MELDUNG, vonKassen } from '#content/rechner/liste.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Sicht } from '../sicht/sicht.ts'

/** How many rows there are, in two parts: '88 Angebote', 'von 27 Kassen'; '27 Kassen', 'für alle drei'. */
export function listenzaehler({ liste: { zeilen, person }, zuMehreren, personen }: Sicht): [string, string] {
  if (!person && zuMehreren) return [anzahlKassenText(zeilen.length), fuerAlle(personen.length)]
  const kassen = new Set(zeilen.map(({ versicherer }) => versicherer)).size
  const anzahl = person && zuMehreren ? angeboteFuer(person.name, zeilen.length) : anzahlAngebote(zeilen.length)
  return [anzahl, vonKassen(kassen)]
}

/** What a screen reader hears after a change. */
export function zusammenfassung(sicht: Sicht, kassenName: (versicherer: number) => string): string {
  const { liste, ordnung, personen } = sicht
  const mass = (zeile: Listenzeile) => (ordnung === 'preis' ? zeile.preis : zeile.gesamt)
  const erste = liste.zeilen.reduce<Listenzeile | undefined>(
    (bisher, zeile) => (bisher && mass(bisher) <= mass(zeile) ? bisher : zeile),
    undefined,
  )
  if (!erste) return MELDUNG.keine
  const wofuer = erste.tarif ? angebotsmodell(erste.tarif) : fuerAlle(personen.length)
  const name = `${kassenName(erste.versicherer)}, ${wofuer}`
  return MELDUNG.liste(listenzaehler(sicht).join(' '), ordnung, { name, preis: erste.preis })
}
