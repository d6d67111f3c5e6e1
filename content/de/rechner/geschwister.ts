import type { Geschwistertarife } from '#domain/erstkontakt/geschwistertarife.ts'
import { kontaktName } from '../krankenkassen/modelle.ts'
import { aufgezaehlt } from '../zahlen/format.ts'

const RATGEBER = '/ratgeber/hausarzt-verlaesst-das-modell'

/** Where a visitor learns which list counts and what to ask. */
export const BEI_MEINER_AERZTIN = {
  pfad: `${RATGEBER}#bleibe-ich-bei-meiner-ärztin`,
  text: 'Bleibe ich bei meiner Ärztin?',
}

/** How tariffs with similar names differ, as far as the official data tell. */
export function geschwisterText(
  { kontakt, namen, guenstigste, teuerste, nurInGemeinden }: Geschwistertarife,
  kasse: string,
): string {
  return [
    `${alle(namen)} haben dieselbe erste Anlaufstelle: ${kontaktName(kontakt)}.`,
    guenstigste.length === 0
      ? 'Auch die Prämie ist gleich.'
      : `Die Prämie ist verschieden: am tiefsten bei ${alle(guenstigste)}, am höchsten bei ${alle(teuerste)}.`,
    nurInGemeinden.length > 0 && `Nur in bestimmten Gemeinden gibt es ${alle(nurInGemeinden)}.`,
    kontakt === 'praxis'
      ? `Mehr sagen die amtlichen Daten nicht. Welche Praxen gelten, bestimmt die Liste von ${kasse}.`
      : `Mehr sagen die amtlichen Daten nicht: Lesen Sie die Bedingungen von ${kasse}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const alle = (namen: readonly string[]) => aufgezaehlt(namen.map(name => `«${name}»`))
