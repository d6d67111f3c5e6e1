import type { Franchise } from '#domain/kosten/franchise.ts'
import type { Unfall } from '#domain/praemien/bag-codes.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { aufgezaehlt, frankenText, mitApostroph } from '../zahlen/format.ts'

/** What somebody pays today: one line, and the form it opens to. */
export const HEUTE = {
  frage: 'Was zahlen Sie heute?',
  genuegt: (zuMehreren: boolean) =>
    zuMehreren ? 'Betrag je Person, aus Rechnung oder Brief' : 'Betrag aus Rechnung oder Brief genügt',
  schliessen: 'Schliessen',
  wer: 'Wessen Rechnung?',
  kasse: 'Aktuelle Krankenkasse',
  kasseWaehlen: 'Wählen',
  betrag: 'Betrag im Monat',
  hinweis: ([jahr, folgejahr]: readonly number[]) =>
    `Rechnung ${jahr}${folgejahr ? ` oder Brief für ${folgejahr}` : ''}: Grundversicherung, eine Person, ein Monat. Ob vor oder nach Abzug der Umweltabgabe, erkennen wir.`,
  beispiel: '412.20',
  kasseZuerst: 'Wählen Sie noch die Krankenkasse.',
  franchise: 'Aktuelle Franchise',
  keineAngabe: 'Keine Angabe',
}

export const mitOderOhneUnfall = (unfall: Unfall) => (unfall === 'MIT-UNF' ? 'mit Unfall' : 'ohne Unfall')

/** «Franchise 300, mit Unfall» */
export const franchiseUndUnfall = (franchise: Franchise, unfall: Unfall) =>
  `Franchise\u00a0${mitApostroph(franchise)}, ${mitOderOhneUnfall(unfall)}`

/** The folded lines once a bill is confirmed. `name`: whose, of several. */
export const POLICE = {
  aendern: 'Ändern',
  wessen: (name: string | null) => (name === null ? 'Ihre Police' : name),
  tarif: (kasse: string, tarif: string, preis: Rappen) => `${kasse} ${tarif}, ${frankenText(preis)}`,
  policen: (namen: readonly string[]) => `Policen bekannt: ${aufgezaehlt(namen)}`,
  weitere: 'Weitere Rechnung angeben',
  vergleich: (name: string | null) => `Vergleich${name === null ? '' : ` (${name})`}`,
  /** `wie` is what is compared, `police` what the policy has. */
  verglichen: (name: string | null, wie: string, police: string) => {
    const gemeinte = name === null ? 'Ihre Police' : 'die Police'
    return wie === police ? `Verglichen wie ${gemeinte}: ${wie}` : `Verglichen mit ${wie} (Police: ${police})`
  },
  zurueck: (name: string | null) => (name === null ? 'Wie Ihre Police' : 'Wie die Police'),
  unfall: 'Unfallversicherung',
  unfallwahl: { OHNE: 'Ohne Unfall', MIT: 'Mit Unfall' },
  franchise: 'Franchise wählen',
}
