import type { Angebot, Frage } from '../praemien/angebote.ts'
import { type Preisjahr, umweltabgabe } from '../praemien/jahreswerte.ts'
import { praemieNachAbzug } from '../praemien/praemie.ts'
import { platz, type Regionstabelle, type Tarif } from '../praemien/regionstabelle.ts'
import { minus, type Rappen, rappen } from '../werte/rappen.ts'
import { moegliche } from './nachfolge.ts'

/** A price from one year to a later one, both as they are shown. */
export type Jahreswechsel = { von: number; bis: number; differenz: Rappen; prozent: number }

export type Jahrespreis = { jahr: number; preis: Rappen }

export function jahreswechsel(frueher: Jahrespreis, spaeter: Jahrespreis): Jahreswechsel {
  const differenz = minus(spaeter.preis, frueher.preis)
  return { von: frueher.jahr, bis: spaeter.jahr, differenz, prozent: (differenz / frueher.preis) * 100 }
}

/**
 * A premium as it compares with the prices of another year: net with net, or gross with gross when the refund of that
 * year is not known yet. Undefined where there is no premium, or only this year's refund is missing.
 */
export function vergleichbarerPreis(praemie: Rappen, jahr: Preisjahr, mitJahr: Preisjahr): Rappen | undefined {
  if (umweltabgabe(mitJahr) === undefined) return praemie || undefined
  return umweltabgabe(jahr) === undefined ? undefined : praemieNachAbzug(praemie, jahr) || undefined
}

type Produkt = Pick<Angebot, 'versicherer' | 'modell' | 'code' | 'tarif'>

function tarifDes({ tarife }: Regionstabelle, { versicherer, modell, code, tarif }: Produkt): Tarif | undefined {
  return tarife.find(
    eintrag =>
      eintrag.versicherer === versicherer && eintrag.typ === modell && eintrag.code === code && eintrag.name === tarif,
  )
}

/** Gross, the same product in the year before; 0 or undefined where it was not sold, or that year was not imported. */
export function vorjahrespraemie(tabelle: Regionstabelle, frage: Frage, produkt: Produkt): Rappen | undefined {
  const stelle = platz(frage.stufe, frage.unfall, frage.franchise)
  return stelle === undefined ? undefined : tarifDes(tabelle, produkt)?.vorjahrespraemie?.(stelle)
}

export type Vorjahresvergleich =
  /** The insurer has nothing of the year before left over that it could be. */
  | { art: 'neu' }
  /** It may be one of these under a new name, the likeliest first; none where the data set does not say. */
  | { art: 'neuer-name'; vielleicht: readonly string[] }
  | { art: 'wechsel'; vorher: Rappen; wechsel: Jahreswechsel }

/** An offer beside its price of the year before; undefined when that year is not there, or not with this franchise. */
export function vorjahresvergleich(
  tabelle: Regionstabelle,
  frage: Frage,
  angebot: Pick<Angebot, 'praemie'> & Produkt,
): Vorjahresvergleich | undefined {
  const { jahr, vorjahr } = tabelle
  const tarif = tarifDes(tabelle, angebot)
  if (!vorjahr || !tarif) return undefined
  if (!tarif.vorjahrespraemie) {
    const vielleicht = moegliche(tarif, vorjahr.uebrig ?? []).map(({ name }) => name)
    return vorjahr.uebrig && vielleicht.length === 0 ? { art: 'neu' } : { art: 'neuer-name', vielleicht }
  }
  const damals = vorjahrespraemie(tabelle, frage, angebot) ?? rappen(0)
  const vorher = vergleichbarerPreis(damals, { ...vorjahr, jahr: jahr - 1 }, tabelle)
  const heute = vergleichbarerPreis(angebot.praemie, tabelle, tabelle)
  if (!vorher || !heute) return undefined
  return {
    art: 'wechsel',
    vorher,
    wechsel: jahreswechsel({ jahr: jahr - 1, preis: vorher }, { jahr, preis: heute }),
  }
}
