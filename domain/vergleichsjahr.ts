import type { Regionstabelle, Tarif } from './regionstabelle.ts'
import type { Ort } from './standort.ts'

/**
 * The table with the premiums of another year in the same region beside its own. It is the same tariff when the insurer gives it
 * the same name; one that was renamed is known by its code. The type says nothing: it changes with the codes of 2027.
 */
export function mitVergleichsjahr(
  tabelle: Regionstabelle,
  andere: Regionstabelle,
  umgeteilt: readonly number[],
): Regionstabelle {
  const gefunden = dieselbenIn(tabelle.tarife, andere.tarife)
  const { tarife, ...kopf } = ohneVergleichsjahr(tabelle)
  return {
    ...kopf,
    vergleichsjahr: { jahr: andere.jahr, umgeteilt },
    tarife: tarife.map((tarif, index) => {
      const derselbe = gefunden[index]
      return derselbe ? { ...tarif, vergleichspraemie: derselbe.praemie } : tarif
    }),
  }
}

export function ohneVergleichsjahr({ vergleichsjahr: _, ...tabelle }: Regionstabelle): Regionstabelle {
  return { ...tabelle, tarife: tabelle.tarife.map(({ vergleichspraemie: _, ...tarif }) => tarif) }
}

function dieselbenIn(tarife: readonly Tarif[], andere: readonly Tarif[]): (Tarif | undefined)[] {
  const nachNamen = new Map(andere.map(tarif => [namensschluessel(tarif), tarif]))
  const gleichnamige = tarife.map(tarif => nachNamen.get(namensschluessel(tarif)))
  const vergeben = new Set(gleichnamige)
  const nachCode = new Map(
    andere.filter(tarif => !vergeben.has(tarif)).map(tarif => [`${tarif.versicherer} ${tarif.code}`, tarif]),
  )
  return tarife.map((tarif, index) => gleichnamige[index] ?? nachCode.get(`${tarif.versicherer} ${tarif.code}`))
}

/** Case, spaces and punctuation change from year to year without another tariff being meant. */
function namensschluessel({ versicherer, name }: Tarif): string {
  return `${versicherer} ${name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+]/gu, '')}`
}

/**
 * BFS numbers of municipalities that lie in another region in the other year. One that has no such number there, for a
 * merger or a change of canton, counts too unless all its places lie in the same region.
 */
export function umgeteilteGemeinden(orte: readonly Ort[], andere: readonly Ort[]): Set<number> {
  const nachBfs = Map.groupBy(andere, ({ bfs }) => bfs)
  const nachOrt = Map.groupBy(andere, ortsschluessel)
  const umgeteilte = orte.filter(ort => {
    const dort = nachBfs.get(ort.bfs) ?? nachOrt.get(ortsschluessel(ort))
    return !dort?.every(({ kanton, region }) => kanton === ort.kanton && region === ort.region)
  })
  return new Set(umgeteilte.map(({ bfs }) => bfs))
}

const ortsschluessel = ({ plz, ort }: Ort) => `${plz} ${ort}`
