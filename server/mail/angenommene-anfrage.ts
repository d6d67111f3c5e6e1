import type { KontaktAnfrage } from '#contract/kontakt-anfrage.ts'
import type { PraemienAnfrage } from '#contract/praemien-anfrage.ts'
import type { Zeit } from '#db/schema.ts'

/** The trap field is not passed on. */
export type PraemienDaten = Omit<PraemienAnfrage, 'website'>
export type KontaktDaten = Omit<KontaktAnfrage, 'website'>

/** An enquiry as it is stored and written about. */
export type AngenommeneAnfrage = { id: string; referenz: string; erstellt: Zeit } & (
  | { art: 'praemie'; daten: PraemienDaten }
  | { art: 'kontakt'; daten: KontaktDaten }
)
