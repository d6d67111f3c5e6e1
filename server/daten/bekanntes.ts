import { KRANKENKASSEN_AUSWAHL } from '#content/krankenkassen/auswahl.ts'
import { versichererName } from '#content/versicherer/name.ts'
import { orteZuPlzUndName } from '#domain/orte/standort.ts'
import { bekannteVersicherer } from '#domain/praemien/versicherer.ts'
import type { Datenbestand } from './datenbestand.ts'
import type { Datensatz } from './datensatz.ts'

export type GenannterWohnort = { plz: string; ort: string }
export type GenanntesProdukt = { jahr: string; versicherer: string; name: string }

/** Whether typed words are known to our lists and tables: only then are they nobody's free text. */
export type Bekanntes = {
  /** The place as the directory writes it; null when the postcode has none, or several, of that name. */
  ort: (wohnort: GenannterWohnort) => string | null
  istVersicherer: (name: string) => boolean
  /** Whether this insurer sells a product of this name there, in that year; without a year, in the one shown. */
  istProdukt: (produkt: GenanntesProdukt, wohnort: GenannterWohnort) => boolean
}

export function bekanntesAus({ fuerJahr, aktuell }: Pick<Datenbestand, 'fuerJahr' | 'aktuell'>): Bekanntes {
  const orte = ({ orte }: Datensatz, { plz, ort }: GenannterWohnort) =>
    /^\d{4}$/.test(plz) ? orteZuPlzUndName(orte, Number(plz), ort) : []
  return {
    ort(wohnort) {
      const namen = new Set(orte(aktuell(), wohnort).map(({ ort }) => ort))
      const [einziger = null] = namen
      return namen.size === 1 ? einziger : null
    },
    istVersicherer: name =>
      KRANKENKASSEN_AUSWAHL.some(kasse => kasse === name) ||
      [...bekannteVersicherer(), ...aktuell().versicherer.keys()].some(nummer => heisst(aktuell(), nummer, name)),
    istProdukt({ jahr, versicherer, name }, wohnort) {
      const satz = jahr === '' ? aktuell() : fuerJahr(Number(jahr))
      if (!satz) return false
      return orte(satz, wohnort).some(({ kanton, region }) =>
        satz
          .tabelle(kanton, region)
          ?.tarife.some(tarif => tarif.name === name && heisst(satz, tarif.versicherer, versicherer)),
      )
    },
  }
}

const heisst = (satz: Datensatz, nummer: number, name: string) => versichererName(nummer, satz.versicherer) === name
