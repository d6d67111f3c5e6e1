import type { Ort } from '../orte/standort.ts'
import type { Regionstabelle } from '../praemien/regionstabelle.ts'
import { moegliche, vorgaenger } from './nachfolge.ts'

/** The table with the premiums of the year right before, in the same region, beside its own. */
export function mitVorjahr(
  tabelle: Regionstabelle,
  vorherige: Regionstabelle,
  umgeteilt: readonly number[],
): Regionstabelle {
  const gefunden = vorgaenger(tabelle.tarife, vorherige.tarife)
  const { tarife, ...kopf } = ohneVorjahr(tabelle)
  const offene = tarife.filter((_, index) => !gefunden[index])
  const uebrig = vorherige.tarife
    .filter(tarif => !gefunden.includes(tarif) && moegliche(tarif, offene).length > 0)
    .map(({ versicherer, typ, name }) => ({ versicherer, typ, name }))
  return {
    ...kopf,
    vorjahr: { ...(vorherige.abgabe !== undefined && { abgabe: vorherige.abgabe }), umgeteilt, uebrig },
    tarife: tarife.map((tarif, index) => {
      const derselbe = gefunden[index]
      return derselbe ? { ...tarif, vorjahrespraemie: derselbe.praemie } : tarif
    }),
  }
}

export function ohneVorjahr({ vorjahr: _, ...tabelle }: Regionstabelle): Regionstabelle {
  return { ...tabelle, tarife: tabelle.tarife.map(({ vorjahrespraemie: _, ...tarif }) => tarif) }
}

/**
 * BFS numbers of municipalities that lie in another region in the year before. One that has no such number there, for a
 * merger or a change of canton, counts too unless all its places lie in the same region.
 */
export function umgeteilteGemeinden(orte: readonly Ort[], fruehere: readonly Ort[]): Set<number> {
  const nachBfs = Map.groupBy(fruehere, ({ bfs }) => bfs)
  const nachOrt = Map.groupBy(fruehere, ortsschluessel)
  const umgeteilte = orte.filter(ort => {
    const dort = nachBfs.get(ort.bfs) ?? nachOrt.get(ortsschluessel(ort))
    return !dort?.every(({ kanton, region }) => kanton === ort.kanton && region === ort.region)
  })
  return new Set(umgeteilte.map(({ bfs }) => bfs))
}

const ortsschluessel = ({ plz, ort }: Ort) => `${plz} ${ort}`
