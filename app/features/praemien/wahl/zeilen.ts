import type { Gebiet } from '#domain/jahreswechsel/jahresverlauf.ts'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import { minus, type Rappen } from '#domain/werte/rappen.ts'
import type { Kartenwahl, Kartenwert, Mass } from '#domain/zahlen/kartenwerte.ts'
import { type Gereiht, gereiht } from '#domain/zahlen/regionszahlen.ts'

/** All that can be chosen. */
export type Zeilenfrage = Kartenwahl & { klasse: Altersklasse; mass: Mass }

/** A region as lists and map show it: net prices of one choice. */
export type Regionszeile = Gereiht<Kartenwert & Gebiet & { wert: Rappen }>

type Eintrag = Kartenwert & Gebiet

/** Lowest first; a region without the figure is left out. */
export function regionszeilen(eintraege: readonly Eintrag[], mass: Mass): Regionszeile[] {
  const mitWert = eintraege.flatMap(eintrag => {
    const wert = wertVon(eintrag, mass)
    return wert === undefined ? [] : [{ ...eintrag, wert }]
  })
  return gereiht(mitWert, ({ wert }) => wert)
}

function wertVon({ guenstigste, median, teuerste, vorher }: Kartenwert, mass: Mass): Rappen | undefined {
  if (mass === 'guenstigste') return guenstigste
  if (mass === 'median') return median
  if (mass === 'spanne') return minus(teuerste, guenstigste)
  return vorher === undefined ? undefined : minus(guenstigste, vorher)
}

export type Kantonszeile = Gereiht<{ kanton: string; von: Rappen; bis: Rappen }>

/** A canton counts with its lowest region; `bis` is the highest. */
export function kantonszeilen(zeilen: readonly Regionszeile[]): Kantonszeile[] {
  const kantone = [...Map.groupBy(zeilen, ({ kanton }) => kanton)].flatMap(([kanton, eigene]) => {
    const [tiefste, hoechste] = [eigene[0], eigene.at(-1)]
    return tiefste && hoechste ? [{ kanton, von: tiefste.wert, bis: hoechste.wert }] : []
  })
  return gereiht(kantone, ({ von }) => von)
}
