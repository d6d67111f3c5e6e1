import { type Franchise, hoechsteFranchise } from '#domain/kosten/franchise.ts'

const KLEINSTER_ANTEIL = 0.08

/** Width of a franchise's bar, 0 to 1, of the highest there is: even the smallest one is seen. */
export function balkenanteil(franchise: Franchise): number {
  return Math.max(franchise / hoechsteFranchise('AKL-ERW'), KLEINSTER_ANTEIL)
}
