import type { Unfall } from '#domain/bag-codes.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Kandidat } from '#domain/rechnung.ts'

/** Those first that agree with what the visitor has said; nothing is left out, because people err about their policy. */
export function nachNaehe(
  kandidaten: readonly Kandidat[],
  bekannt: { unfall: Unfall; franchise: Franchise | null },
): Kandidat[] {
  const widersprueche = ({ unfall, franchise }: Kandidat) =>
    Number(unfall !== bekannt.unfall) + Number(bekannt.franchise !== null && franchise !== bekannt.franchise)
  return kandidaten.toSorted((a, b) => widersprueche(a) - widersprueche(b))
}
