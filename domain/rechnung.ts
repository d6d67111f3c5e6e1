import type { Altersklasse } from './altersklasse.ts'
import type { Stufe, Unfall } from './bag-codes.ts'
import type { Franchise } from './franchise.ts'
import { type Preisjahr, umweltabgabe } from './jahreswerte.ts'
import type { Tariftyp } from './modelle.ts'
import { praemieNachAbzug } from './praemie.ts'
import { minus, ohneVorzeichen, type Rappen, rappen } from './rappen.ts'
import { franchisenDerStufe, platz, type Regionstabelle, type Tarif } from './regionstabelle.ts'

/** Bills round, and some visitors do too. */
const TOLERANZ = rappen(5)

/** What a visitor reads off the bill, and what is known of the insured person. What is left out may be anything. */
export type Rechnung = {
  versicherer: number
  betrag: Rappen
  klasse: Altersklasse
  unfall?: Unfall | undefined
  franchise?: Franchise | undefined
  /** The municipality: a tariff that is not sold there cannot be the one. */
  bfs?: number | undefined
}

/** A tariff that costs what the bill says: before or after the refunded levy. */
export type Kandidat = {
  typ: Tariftyp
  tarif: string
  franchise: Franchise
  unfall: Unfall
  lesart: 'brutto' | 'netto'
  /** Gross a month, as the official table states it. */
  praemie: Rappen
}

/** Certain only when nothing else fits. Several are for the visitor to choose from, never for us. */
export type Abgleich =
  | { art: 'keiner' }
  | { art: 'einer'; kandidat: Kandidat }
  | { art: 'mehrere'; kandidaten: readonly Kandidat[] }

/** A bill does not say how many siblings lower a child's premium. */
const STUFEN_DER_KLASSE: Readonly<Record<Altersklasse, readonly Stufe[]>> = {
  'AKL-ERW': ['ERW'],
  'AKL-JUG': ['JUG'],
  'AKL-KIN': ['K1', 'K3', 'K4', 'K5'],
}

export function rechnungsAbgleich(tabelle: Regionstabelle, rechnung: Rechnung): Abgleich {
  const gefunden = new Map<string, Kandidat>()
  for (const tarif of tabelle.tarife)
    if (istMoeglich(tarif, rechnung))
      for (const kandidat of kandidaten(tarif, tabelle, rechnung))
        gefunden.set(schluessel(kandidat), gefunden.get(schluessel(kandidat)) ?? kandidat)
  const alle = [...gefunden.values()].sort(
    (a, b) => abweichung(a, tabelle, rechnung) - abweichung(b, tabelle, rechnung),
  )
  const [erster, ...weitere] = alle
  if (!erster) return { art: 'keiner' }
  return weitere.length === 0 ? { art: 'einer', kandidat: erster } : { art: 'mehrere', kandidaten: alle }
}

function istMoeglich({ versicherer, gemeinden }: Tarif, rechnung: Rechnung): boolean {
  if (versicherer !== rechnung.versicherer) return false
  return rechnung.bfs === undefined || gemeinden === null || gemeinden.includes(rechnung.bfs)
}

function kandidaten(tarif: Tarif, preisjahr: Preisjahr, rechnung: Rechnung): Kandidat[] {
  const unfaelle: readonly Unfall[] = rechnung.unfall ? [rechnung.unfall] : ['OHN-UNF', 'MIT-UNF']
  return STUFEN_DER_KLASSE[rechnung.klasse].flatMap(stufe =>
    unfaelle.flatMap(unfall =>
      franchisenDerStufe(stufe)
        .filter(franchise => rechnung.franchise === undefined || franchise === rechnung.franchise)
        .flatMap(franchise => {
          const praemie = tarif.praemie(platz(stufe, unfall, franchise) ?? -1)
          if (praemie === 0) return []
          return lesarten(preisjahr)
            .map((lesart): Kandidat => ({ typ: tarif.typ, tarif: tarif.name, franchise, unfall, lesart, praemie }))
            .filter(kandidat => abweichung(kandidat, preisjahr, rechnung) <= TOLERANZ)
        }),
    ),
  )
}

/** Without a known refund both readings are the same amount, and there is nothing to tell apart. */
const lesarten = (preisjahr: Preisjahr) =>
  umweltabgabe(preisjahr) ? (['netto', 'brutto'] as const) : (['brutto'] as const)

function abweichung({ praemie, lesart }: Kandidat, preisjahr: Preisjahr, { betrag }: Rechnung): Rappen {
  return ohneVorzeichen(minus(betrag, lesart === 'brutto' ? praemie : praemieNachAbzug(praemie, preisjahr)))
}

/** Two tiers of a child at the same price are one and the same answer. */
function schluessel({ typ, tarif, franchise, unfall, lesart }: Kandidat): string {
  return JSON.stringify([typ, tarif, franchise, unfall, lesart])
}
