import type { Regionstabelle, Tarif } from './regionstabelle.ts'
import type { Ort } from './standort.ts'

/**
 * The table with last year's premiums of the same region beside its own. It is the same tariff when the insurer gives it
 * the same name; one that was renamed is known by its code. The type says nothing: it changes with the codes of 2027.
 */
export function mitVorjahr(
  tabelle: Regionstabelle,
  frueher: Regionstabelle,
  umgeteilt: readonly number[],
): Regionstabelle {
  const gefunden = vorgaenger(tabelle.tarife, frueher.tarife)
  const { tarife, ...kopf } = ohneVorjahr(tabelle)
  return {
    ...kopf,
    vorjahr: { jahr: frueher.jahr, umgeteilt },
    tarife: tarife.map((tarif, index) => {
      const vorher = gefunden[index]
      return vorher ? { ...tarif, vorjahrespraemie: vorher.praemie } : tarif
    }),
  }
}

export function ohneVorjahr({ vorjahr: _, ...tabelle }: Regionstabelle): Regionstabelle {
  return { ...tabelle, tarife: tabelle.tarife.map(({ vorjahrespraemie: _, ...tarif }) => tarif) }
}

function vorgaenger(tarife: readonly Tarif[], fruehere: readonly Tarif[]): (Tarif | undefined)[] {
  const nachNamen = new Map(fruehere.map(tarif => [namensschluessel(tarif), tarif]))
  const gleichnamige = tarife.map(tarif => nachNamen.get(namensschluessel(tarif)))
  const vergeben = new Set(gleichnamige)
  const nachCode = new Map(
    fruehere.filter(tarif => !vergeben.has(tarif)).map(tarif => [`${tarif.versicherer} ${tarif.code}`, tarif]),
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
 * BFS numbers of municipalities that lay in another region the year before. One that had no such number then, after a
 * merger or a change of canton, counts too unless all its places lay in the region of today.
 */
export function umgeteilteGemeinden(orte: readonly Ort[], fruehere: readonly Ort[]): Set<number> {
  const nachBfs = Map.groupBy(fruehere, ({ bfs }) => bfs)
  const nachOrt = Map.groupBy(fruehere, ortsschluessel)
  const andersAlsFrueher = orte.filter(ort => {
    const vorher = nachBfs.get(ort.bfs) ?? nachOrt.get(ortsschluessel(ort))
    return !vorher?.every(({ kanton, region }) => kanton === ort.kanton && region === ort.region)
  })
  return new Set(andersAlsFrueher.map(({ bfs }) => bfs))
}

const ortsschluessel = ({ plz, ort }: Ort) => `${plz} ${ort}`
