import { ladeOrte } from '#app/lib/orte/orte-laden.ts'
import type { Ortseingabe } from '#app/lib/orte/ortseingabe.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import type { Dispatch } from '../zustand/rechenwerk.ts'
import { gezeigte } from '../zustand/uebergaenge.ts'
import type { Zustand } from '../zustand/zustand.ts'
import { ladeDaten } from './praemien-laden.ts'
import { ansichtAus, sitzungAusText } from './sitzung.ts'

/**
 * What a tab remembered, with everything loaded that its step needs; null where there is nothing to go on with. Step 1
 * is filled in first: should a table not arrive, nothing has to be typed again.
 */
export async function fortsetzung(
  text: string | null,
  schritt: 2 | 3,
  { praemien }: SeitenDaten,
  dispatch: Dispatch,
): Promise<{ sofort: number | null } | null> {
  const sitzung = sitzungAusText(text)
  if (!sitzung) return null
  const { plz, ort, bfs, fuerWen, personen, aufteilung, kasse } = sitzung
  // On 1 January the year that was asked for has passed.
  const sofort = sitzung.sofort === praemien.sofort ? sitzung.sofort : null
  const getippt = { plz, ort, gewaehlt: null }
  const haushalt: Partial<Zustand> = { fuerWen, personen }
  dispatch({ art: 'fortsetzen', erinnert: { ...haushalt, wohnort: getippt } })
  const orte = await ladeOrte()
  const wohnort: Ortseingabe = orte.inGemeinde<Ortseingabe>(orte.nachgeschlagen<Ortseingabe>(getippt), bfs)
  if (!wohnort.gewaehlt) return null
  const erinnert = { ...haushalt, wohnort, sofort, aufteilung, kasse, ansicht: ansichtAus(sitzung) }
  dispatch({ art: 'fortsetzen', erinnert: { ...erinnert, gezeigtFuer: gezeigte({ fuerWen, personen, wohnort }) } })
  const { gewaehlt } = wohnort
  if (schritt === 3)
    await ladeDaten({ gebiet: { kanton: gewaehlt.kanton, region: gewaehlt.region, ort: gewaehlt }, sofort })
  return { sofort }
}
