import { useMemo } from 'react'
import { EIGENER_VERGLEICH, type EigenerVergleich } from '#app/lib/eigener-vergleich.ts'
import { useMerken } from '#app/lib/gedaechtnis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { versichererName } from '#content/versicherer/name.ts'
import { nachName } from '#domain/praemien/versicherer.ts'
import { type Daten, eigeneTabelle, type Zustand } from '../zustand/zustand.ts'
import type { Sicht, Umfeld } from './sicht/sicht.ts'

/** The insurers of the directory by name, none while it is on its way; and the day of the page. */
export function useUmfeld(daten: Daten | null, aktuellesJahr: number): Umfeld {
  const { datum: heute } = useSeitenDaten()
  const verzeichnis = daten?.verzeichnis.versicherer
  return useMemo(() => {
    const namen = new Map(verzeichnis?.map(kasse => [kasse.versicherer, kasse.name]))
    const kassenName = (nummer: number) => versichererName(nummer, namen)
    const kassen = nachName([...namen.keys()].map(nr => ({ versicherer: nr, name: kassenName(nr) })))
    return { heute, aktuellesJahr, kassenName, kassen }
  }, [verzeichnis, heute, aktuellesJahr])
}

/** The start page and the profiles of insurers then speak of the visitor's own region. */
export function useVergleichMerken(zustand: Zustand, sicht: Sicht | null, { kassenName }: Umfeld) {
  const tabelle = eigeneTabelle(zustand)
  const ort = zustand.wohnort.gewaehlt?.ort
  const { frage, gilt } = sicht?.personen[0] ?? {}
  const vergleich = useMemo(
    () =>
      tabelle && frage && gilt !== undefined && ort !== undefined
        ? { tabelle, frage: { ...frage, franchise: gilt }, ort, kassenName }
        : undefined,
    [tabelle, frage, gilt, ort, kassenName],
  )
  useMerken<EigenerVergleich>(EIGENER_VERGLEICH, vergleich)
}
