import type { Altersklasse } from '../praemien/altersklasse.ts'
import { type Angebot, alleAngebote, type Frage, ohneDoppelte } from '../praemien/angebote.ts'
import { eigenerPreis } from '../praemien/praemie.ts'
import { franchisenDerStufe, type Regionstabelle } from '../praemien/regionstabelle.ts'
import type { Rappen } from '../werte/rappen.ts'
import type { Franchise } from './franchise.ts'
import type { Franchisefrage } from './franchise-vergleich.ts'
import { jahreskosten } from './kostenbeteiligung.ts'

export type Gesamtangebot = { angebot: Angebot; franchise: Franchise; gesamt: Rappen }

/**
 * Every insurer and model at the franchise that costs least in a year with these health costs, cheapest first; of equal years
 * the lower full price.
 * At one franchise the order by yearly cost is the order by price; it differs only when the franchise is free.
 */
export function angeboteNachGesamtkosten(
  tabelle: Regionstabelle,
  frage: Franchisefrage & Pick<Frage, 'kontakte'>,
  kosten: Rappen,
  klasse: Altersklasse,
  /** What answers the question at a franchise, cheapest first. */
  angebote: (franchise: Franchise) => readonly Angebot[] = franchise => alleAngebote(tabelle, { ...frage, franchise }),
): Gesamtangebot[] {
  const jeFranchise = franchisenDerStufe(frage.stufe).map(franchise =>
    angebote(franchise).map(angebot => {
      const praemie = eigenerPreis(angebot, tabelle)
      return { angebot, franchise, gesamt: jahreskosten({ franchise, praemie }, kosten, klasse) }
    }),
  )
  const beste = new Map<string, Gesamtangebot>()
  for (const eintrag of jeFranchise.flat()) {
    const schluessel = `${eintrag.angebot.versicherer} ${eintrag.angebot.modell}`
    const bisher = beste.get(schluessel)
    if (!bisher || eintrag.gesamt < bisher.gesamt) beste.set(schluessel, eintrag)
  }
  const behalten = new Set(beste.values())
  return jeFranchise
    .flatMap(eintraege => zusammengefasst(eintraege.filter(eintrag => behalten.has(eintrag))))
    .sort((a, b) => a.gesamt - b.gesamt || a.angebot.praemie - b.angebot.praemie)
}

/** Equal prices of one insurer become one row, as in the list by price. */
function zusammengefasst(eintraege: readonly Gesamtangebot[]): Gesamtangebot[] {
  const nachPreis = new Map(eintraege.map(eintrag => [preise(eintrag.angebot), eintrag]))
  return ohneDoppelte(eintraege.map(({ angebot }) => angebot)).flatMap(angebot => {
    const eintrag = nachPreis.get(preise(angebot))
    return eintrag ? [{ ...eintrag, angebot }] : []
  })
}

const preise = ({ praemie, kantonZahlt }: Angebot) => `${praemie} ${kantonZahlt}`
