import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import type { Rappen } from '#domain/rappen.ts'
import type { Auswertung } from './auswertung.ts'
import type { Listenzeile } from './liste.ts'

/** The marked rows that are sold, the lowest yearly cost first; of the chosen one the tariff that was chosen. */
export function verglichene(
  { alle, listen, gewaehlt, frage }: Pick<Auswertung, 'alle' | 'listen' | 'gewaehlt' | 'frage'>,
  vorgemerkt: readonly string[],
  kosten: Rappen,
): Listenzeile[] {
  const total = ({ franchise, preis }: Listenzeile) => jahreskosten({ franchise, praemie: preis }, kosten, frage.klasse)
  const bekannte = [...alle, ...listen.flatMap(({ zeilen }) => zeilen)]
  return vorgemerkt
    .flatMap(schluessel => {
      const istDiese = (zeile: Listenzeile) => zeile.schluessel === schluessel
      if (gewaehlt && istDiese(gewaehlt)) return gewaehlt
      return bekannte.find(istDiese) ?? []
    })
    .toSorted((a, b) => total(a) - total(b))
}
