import type { Angebot } from '../praemien/angebote.ts'
import { ERSTKONTAKTE, type Erstkontakt } from '../praemien/modelle.ts'

/** Of offers by price the cheapest of each kind of first contact. */
export function jeErstkontakt(angebote: readonly Angebot[]): { kontakt: Erstkontakt; angebot: Angebot }[] {
  const gruppen = Map.groupBy(angebote, ({ kontakt }) => kontakt)
  return ERSTKONTAKTE.flatMap(kontakt =>
    (gruppen.get(kontakt) ?? []).slice(0, 1).map(angebot => ({ kontakt, angebot })),
  )
}
