import type { Altersklasse } from '../praemien/altersklasse.ts'
import { imJahr } from '../praemien/praemie.ts'
import { franken, kleinerer, mal, minus, plus, type Rappen, rappen } from '../werte/rappen.ts'
import { type Franchise, franchiseBetrag, hoechsteFranchise } from './franchise.ts'

/** Of the costs above the franchise an insured person bears a tenth (KVV 103 para. 2). */
const ZEHNTEL = 10

/** KVV 103 para. 2. */
export function hoechsterSelbstbehalt(klasse: Altersklasse): Rappen {
  return rappen(klasse === 'AKL-KIN' ? 350_00 : 700_00)
}

/** Per day in hospital; children and young adults in training are free of it (KVV 104). */
export const SPITALBEITRAG = franken(15)

/** Who pays what of a year's health costs: `selbst` is `franchise` and `selbstbehalt`. */
export type Kostenteilung = { franchise: Rappen; selbstbehalt: Rappen; selbst: Rappen; kasse: Rappen }

export function kostenteilung(kosten: Rappen, franchise: Franchise, klasse: Altersklasse): Kostenteilung {
  const selbst = kostenbeteiligung(kosten, franchise, klasse)
  const bisFranchise = kleinerer(kosten, franchiseBetrag(franchise))
  return { franchise: bisFranchise, selbstbehalt: minus(selbst, bisFranchise), selbst, kasse: minus(kosten, selbst) }
}

/** What a person pays of yearly health costs: the franchise, then a tenth up to the cap (KVG 64 para. 2). */
export function kostenbeteiligung(kosten: Rappen, franchise: Franchise, klasse: Altersklasse): Rappen {
  const bisFranchise = kleinerer(kosten, franchiseBetrag(franchise))
  const zehntel = rappen(Math.round((kosten - bisFranchise) / ZEHNTEL))
  return plus(bisFranchise, kleinerer(zehntel, hoechsterSelbstbehalt(klasse)))
}

export function hoechsteKostenbeteiligung(franchise: Franchise, klasse: Altersklasse): Rappen {
  return plus(franchiseBetrag(franchise), hoechsterSelbstbehalt(klasse))
}

/** Health costs at which the share starts to rise by a tenth only, and at which it stops rising. */
export function knickpunkte(franchise: Franchise, klasse: Altersklasse): readonly [Rappen, Rappen] {
  const ende = franchiseBetrag(franchise)
  return [ende, plus(ende, mal(ZEHNTEL, hoechsterSelbstbehalt(klasse)))]
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
  const eines = hoechsteKostenbeteiligung(franchise, 'AKL-KIN')
  return kleinerer(mal(franchisen.length, eines), franchise === 0 ? rappen(1000_00) : mal(2, eines))
}

export type Wahl = { franchise: Franchise; praemie: Rappen }

/** Premiums and share of a year with these health costs. */
export function jahreskosten({ franchise, praemie }: Wahl, kosten: Rappen, klasse: Altersklasse): Rappen {
  return plus(imJahr(praemie), kostenbeteiligung(kosten, franchise, klasse))
}

/** The same in the worst year. */
export function hoechsteJahreskosten({ franchise, praemie }: Wahl, klasse: Altersklasse): Rappen {
  return plus(imJahr(praemie), hoechsteKostenbeteiligung(franchise, klasse))
}

/**
 * Yearly health costs from which the lower franchise is the cheaper choice; undefined when no costs make it so.
 * Beyond the point where both caps are reached nothing changes, and up to there the lower franchise only gains: bisection.
 */
export function kostenschwelle(tief: Wahl, hoch: Wahl, klasse: Altersklasse): Rappen | undefined {
  const lohntSich = (kosten: Rappen) => jahreskosten(tief, kosten, klasse) <= jahreskosten(hoch, kosten, klasse)
  let [, oben] = knickpunkte(hoch.franchise, klasse)
  if (!lohntSich(oben)) return undefined
  let unten = rappen(0)
  while (unten < oben) {
    const mitte = rappen(Math.floor((unten + oben) / 2))
    if (lohntSich(mitte)) oben = mitte
    else unten = plus(mitte, rappen(1))
  }
  return oben
}
