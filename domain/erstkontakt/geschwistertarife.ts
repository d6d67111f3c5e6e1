import { type Angebot, alleAngebote, type Frage } from '../praemien/angebote.ts'
import type { Erstkontakt } from '../praemien/modelle.ts'
import type { Regionstabelle } from '../praemien/regionstabelle.ts'

/** What the official table tells of tariffs of one insurer that share type and first contact. */
export type Geschwistertarife = {
  kontakt: Erstkontakt
  /** In the order of the table. */
  namen: readonly string[]
  /** Empty where all cost the same. */
  guenstigste: readonly string[]
  teuerste: readonly string[]
  /** Sold only in the municipalities of a catchment area. */
  nurInGemeinden: readonly string[]
}

/** Undefined where the offer has none: which practices a tariff takes is in no official table. */
export function geschwister(tabelle: Regionstabelle, frage: Frage, angebot: Angebot): Geschwistertarife | undefined {
  const { kontakt } = angebot
  const gleiche = alleAngebote(tabelle, frage).filter(
    eines => eines.versicherer === angebot.versicherer && eines.modell === angebot.modell && eines.kontakt === kontakt,
  )
  const [erstes, letztes] = [gleiche[0], gleiche.at(-1)]
  if (!erstes || !letztes || erstes === letztes) return undefined
  const zu = (grenze: Angebot) => gleiche.filter(({ praemie }) => praemie === grenze.praemie).map(({ tarif }) => tarif)
  const eigene = tabelle.tarife.filter(
    ({ versicherer, typ, code }) =>
      versicherer === angebot.versicherer && typ === angebot.modell && gleiche.some(eines => eines.code === code),
  )
  return {
    kontakt,
    namen: eigene.map(({ name }) => name),
    ...(erstes.praemie === letztes.praemie
      ? { guenstigste: [], teuerste: [] }
      : { guenstigste: zu(erstes), teuerste: zu(letztes) }),
    nurInGemeinden: eigene.flatMap(({ name, gemeinden }) => (gemeinden ? name : [])),
  }
}
