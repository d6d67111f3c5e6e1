import type { Altersklasse } from './altersklasse.ts'
import { type Franchise, hoechsteFranchise } from './franchise.ts'
import type { Rappen } from './rappen.ts'

/** KVV 103 para. 2. */
function hoechsterSelbstbehalt(klasse: Altersklasse): Rappen {
  return klasse === 'AKL-KIN' ? 350_00 : 700_00
}

/** What a person pays of yearly health costs: the franchise, then a tenth up to the cap (KVG 64 para. 2). */
export function kostenbeteiligung(kosten: Rappen, franchise: Franchise, klasse: Altersklasse): Rappen {
  const bisFranchise = Math.min(kosten, franchise * 100)
  const zehntel = Math.round((kosten - bisFranchise) / 10)
  return bisFranchise + Math.min(zehntel, hoechsterSelbstbehalt(klasse))
}

export function hoechsteKostenbeteiligung(franchise: Franchise, klasse: Altersklasse): Rappen {
  return franchise * 100 + hoechsterSelbstbehalt(klasse)
}

/** CHF 3'200 for adults, CHF 950 for a child. */
export function hoechsteEigeneKosten(klasse: Altersklasse): Rappen {
  return hoechsteKostenbeteiligung(hoechsteFranchise(klasse), klasse)
}

/**
 * The cap for several children of one family at one insurer: KVG 64 para. 4 without, KVV 93 para. 3 with the same
 * elective franchise. With mixed franchises the insurer sets it: undefined.
 */
export function hoechsteKostenbeteiligungKinder(franchisen: readonly Franchise[]): Rappen | undefined {
  const [franchise = 0, ...weitere] = franchisen
  if (weitere.some(andere => andere !== franchise)) return undefined
  const einzeln = franchisen.length * hoechsteKostenbeteiligung(franchise, 'AKL-KIN')
  return Math.min(einzeln, franchise === 0 ? 1000_00 : 2 * hoechsteKostenbeteiligung(franchise, 'AKL-KIN'))
}

export type Wahl = { franchise: Franchise; praemie: Rappen }

export function jahreskosten(wahl: Wahl, kosten: Rappen, klasse: Altersklasse): Rappen {
  return 12 * wahl.praemie + kostenbeteiligung(kosten, wahl.franchise, klasse)
}

/**
 * Yearly health costs from which the lower franchise is the cheaper choice; undefined when no costs make it so.
 * Beyond the point where both caps are reached nothing changes, and up to there the lower franchise only gains: bisection.
 */
export function kostenschwelle(tief: Wahl, hoch: Wahl, klasse: Altersklasse): Rappen | undefined {
  const lohntSich = (kosten: Rappen) => jahreskosten(tief, kosten, klasse) <= jahreskosten(hoch, kosten, klasse)
  let oben = hoch.franchise * 100 + 10 * hoechsterSelbstbehalt(klasse)
  if (!lohntSich(oben)) return undefined
  let unten = 0
  while (unten < oben) {
    const mitte = Math.floor((unten + oben) / 2)
    if (lohntSich(mitte)) oben = mitte
    else unten = mitte + 1
  }
  return oben
}
