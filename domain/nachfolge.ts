import type { Tarif } from './regionstabelle.ts'

/**
 * For each tariff of a year the one of the year before that it continues. It is the same when the insurer gives it the same
 * name; one that was renamed is known by its code. The type says nothing: it changes with the codes of 2027.
 */
export function vorgaenger(tarife: readonly Tarif[], fruehere: readonly Tarif[]): (Tarif | undefined)[] {
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
