import type { Angebot, Frage } from './angebote.ts'
import { umweltabgabe } from './jahreswerte.ts'
import { praemieNachAbzug } from './praemie.ts'
import { frankenText, type Rappen } from './rappen.ts'
import { platz, type Regionstabelle } from './regionstabelle.ts'

/** A price against that of an earlier year, both as they are shown. */
export type Jahreswechsel = { vorjahr: number; vorher: Rappen; differenz: Rappen; prozent: number }

export function jahreswechsel(frueher: { jahr: number; preis: Rappen }, heute: Rappen): Jahreswechsel {
  const { jahr: vorjahr, preis: vorher } = frueher
  const differenz = heute - vorher
  return { vorjahr, vorher, differenz, prozent: (differenz / vorher) * 100 }
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

export type Vorjahresvergleich = { art: 'wechsel'; wechsel: Jahreswechsel } | { art: 'neu'; vorjahr: number }

/** An offer against the year before; undefined when that is unknown or did not have this franchise. */
export function vorjahresvergleich(
  tabelle: Regionstabelle,
  frage: Frage,
  angebot: Pick<Angebot, 'versicherer' | 'modell' | 'tarif'>,
): Vorjahresvergleich | undefined {
  const { jahr, vorjahr, tarife } = tabelle
  const stelle = platz(frage.stufe, frage.unfall, frage.franchise)
  const tarif = tarife.find(
    ({ versicherer, typ, name }) =>
      versicherer === angebot.versicherer && typ === angebot.modell && name === angebot.tarif,
  )
  if (!vorjahr || !tarif || stelle === undefined) return undefined
  if (!tarif.vorjahrespraemie) return { art: 'neu', vorjahr: vorjahr.jahr }
  const vorher = vergleichbarerPreis(tarif.vorjahrespraemie(stelle), vorjahr.jahr, jahr)
  const heute = vergleichbarerPreis(tarif.praemie(stelle), jahr, jahr)
  if (!vorher || !heute) return undefined
  return { art: 'wechsel', wechsel: jahreswechsel({ jahr: vorjahr.jahr, preis: vorher }, heute) }
}
