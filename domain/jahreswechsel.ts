import type { Angebot, Frage } from './angebote.ts'
import { umweltabgabe } from './jahreswerte.ts'
import { praemieNachAbzug } from './praemie.ts'
import { frankenText, type Rappen } from './rappen.ts'
import { platz, type Regionstabelle } from './regionstabelle.ts'

/** A price from one year to a later one, both as they are shown. */
export type Jahreswechsel = { von: number; bis: number; differenz: Rappen; prozent: number }

export type Jahrespreis = { jahr: number; preis: Rappen }

export function jahreswechsel(frueher: Jahrespreis, spaeter: Jahrespreis): Jahreswechsel {
  const differenz = spaeter.preis - frueher.preis
  return { von: frueher.jahr, bis: spaeter.jahr, differenz, prozent: (differenz / frueher.preis) * 100 }
}

/**
 * A premium as it compares with the prices of another year: net with net, or gross with gross when the refund of that
 * year is not known yet. Undefined where there is no premium, or only this year's refund is missing.
 */
export function vergleichbarerPreis(praemie: Rappen, jahr: number, mitJahr: number): Rappen | undefined {
  if (umweltabgabe(mitJahr) === undefined) return praemie || undefined
  return umweltabgabe(jahr) === undefined ? undefined : praemieNachAbzug(praemie, jahr) || undefined
}

/** «+12.40, +3.1 %» */
export function wechselText({ differenz, prozent }: Jahreswechsel): string {
  return differenz === 0 ? 'unverändert' : `${plus(differenz)}${frankenText(differenz)}, ${prozentText(prozent)}`
}

/** «+3.1 %», «−0.4 %», «0.0 %» */
export function prozentText(prozent: number): string {
  const gerundet = Math.round(prozent * 10)
  const zeichen = gerundet < 0 ? '−' : plus(gerundet)
  return `${zeichen}${(Math.abs(gerundet) / 10).toFixed(1)}\u00a0%`
}

const plus = (zahl: number) => (zahl > 0 ? '+' : '')

export type Jahresvergleich =
  | { art: 'wechsel'; anderes: Jahrespreis; wechsel: Jahreswechsel }
  /** New is what the year right before did not have: of the years between nothing is known. */
  | { art: 'neu' | 'fehlt'; anderes: { jahr: number } }

/** An offer beside its price of the other year; undefined when there is no such year, or not with this franchise. */
export function jahresvergleich(
  tabelle: Regionstabelle,
  frage: Frage,
  angebot: Pick<Angebot, 'versicherer' | 'modell' | 'tarif'>,
): Jahresvergleich | undefined {
  const { jahr, vergleichsjahr, tarife } = tabelle
  const stelle = platz(frage.stufe, frage.unfall, frage.franchise)
  const tarif = tarife.find(
    ({ versicherer, typ, name }) =>
      versicherer === angebot.versicherer && typ === angebot.modell && name === angebot.tarif,
  )
  if (!vergleichsjahr || !tarif || stelle === undefined) return undefined
  if (!tarif.vergleichspraemie)
    return { art: vergleichsjahr.jahr === jahr - 1 ? 'neu' : 'fehlt', anderes: { jahr: vergleichsjahr.jahr } }
  const dort = vergleichbarerPreis(tarif.vergleichspraemie(stelle), vergleichsjahr.jahr, jahr)
  const hier = vergleichbarerPreis(tarif.praemie(stelle), jahr, jahr)
  if (!dort || !hier) return undefined
  const anderes = { jahr: vergleichsjahr.jahr, preis: dort }
  const dieses = { jahr, preis: hier }
  const wechsel = anderes.jahr < jahr ? jahreswechsel(anderes, dieses) : jahreswechsel(dieses, anderes)
  return { art: 'wechsel', anderes, wechsel }
}

/** Of other years the one to compare with: the nearest earlier, else the nearest later. */
export function naechstesJahr(jahr: number, andere: readonly number[]): number | undefined {
  const sortiert = andere.toSorted((a, b) => a - b)
  return sortiert.findLast(anderes => anderes < jahr) ?? sortiert.find(anderes => anderes > jahr)
}
