import { useEffect, useMemo, useState } from 'react'
import { EIGENER_VERGLEICH, type EigenerVergleich } from '#app/lib/eigener-vergleich.ts'
import { useMerken } from '#app/lib/gedaechtnis.ts'
import { leerlauf } from '#app/lib/orte/orte-laden.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { versichererName } from '#content/versicherer/name.ts'
import { nachName } from '#domain/versicherer.ts'
import { sitzungsText } from '../laden/sitzung.ts'
import { merkeSitzung } from '../schritt-1/zwischenspeicher.ts'
import type { Rechenwerk } from '../zustand/rechenwerk.ts'
import { type Daten, datenVon, eigeneTabelle, type Zustand } from '../zustand/zustand.ts'
import { ErgebnisSchritt } from './ergebnis-schritt.tsx'
import { PersonZeile } from './kopf/person-zeile.tsx'
import { SchrittTitel } from './kopf/schritt-titel.tsx'
import type { Briefe } from './mehr/selbst-wechseln.tsx'
import { AnfrageSchritt, fetchAhead } from './nachladen.ts'
import { verglichenePersonen } from './sicht/personen.ts'
import { type Sicht, sichtRechner, type Umfeld } from './sicht/sicht.ts'

export { Datenlader, pruefeDaten } from '../ablauf/datenlader.ts'
export { fortsetzung } from '../laden/fortsetzung.ts'
export { geteilterAus } from '../laden/fragment.ts'
export { bekannteDaten, verzeichnisVon } from '../laden/praemien-laden.ts'
export { HaushaltsFelder } from '../schritt-1/haushalts-felder.tsx'
export { naechster } from '../zustand/naechster.ts'

type FolgeschritteProps = { rechner: Rechenwerk; zustand: Zustand; Briefe: Briefe }

/** Steps 2 and 3, below the step names. Both speak of the same answer. */
export function Folgeschritte({ rechner, zustand, Briefe }: FolgeschritteProps) {
  // The tab remembers where the visitor is, also while a table is on its way.
  useEffect(() => {
    const text = sitzungsText(zustand)
    if (text !== null) merkeSitzung(text)
  }, [zustand])
  const { praemien } = useSeitenDaten()
  const daten = datenVon(zustand)
  const umfeld = useUmfeld(daten, rechner.aktuellesJahr)
  const [sichtVon] = useState(sichtRechner)
  const sicht = daten && sichtVon(zustand, daten, umfeld)
  useVergleichMerken(zustand, sicht, umfeld)
  useFetchAhead(daten !== null)
  const jahr = daten?.tabelle.jahr ?? zustand.sofort ?? praemien.jahr
  const personen = verglichenePersonen(zustand, jahr, rechner.aktuellesJahr, [])
  return (
    <>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-b border-ink pb-1.5 md:mt-3 md:pb-2">
        <SchrittTitel />
        <PersonZeile zustand={zustand} personen={personen} onAendern={() => rechner.zurueck(1)} />
      </div>
      <div key={zustand.schritt} className="motion-safe:animate-appear">
        {zustand.schritt === 2 ? (
          <ErgebnisSchritt rechner={rechner} zustand={zustand} sicht={sicht} umfeld={umfeld} Briefe={Briefe} />
        ) : (
          sicht && <AnfrageSchritt rechner={rechner} zustand={zustand} sicht={sicht} umfeld={umfeld} />
        )}
      </div>
    </>
  )
}

const NIEMAND = { kassen: [], kassenName: (nummer: number) => versichererName(nummer, new Map()) }

/** The insurers of the directory by name, and the day of the page. */
function useUmfeld(daten: Daten | null, aktuellesJahr: number): Umfeld {
  const { datum: heute } = useSeitenDaten()
  const verzeichnis = daten?.verzeichnis
  return useMemo(() => {
    const tag = { heute, aktuellesJahr }
    if (!verzeichnis) return { ...tag, ...NIEMAND }
    const namen = new Map(verzeichnis.versicherer.map(kasse => [kasse.versicherer, kasse.name]))
    const kassenName = (nummer: number) => versichererName(nummer, namen)
    const kassen = nachName([...namen.keys()].map(nr => ({ versicherer: nr, name: kassenName(nr) })))
    return { ...tag, kassenName, kassen }
  }, [verzeichnis, heute, aktuellesJahr])
}

/** Once there are prices, the rest of the code follows when nothing else is to be done. */
function useFetchAhead(bereit: boolean) {
  useEffect(() => {
    if (bereit) void leerlauf().then(fetchAhead)
  }, [bereit])
}

/** The start page and the profiles of insurers then speak of the visitor's own region. */
function useVergleichMerken(zustand: Zustand, sicht: Sicht | null, { kassenName }: Umfeld) {
  const tabelle = eigeneTabelle(zustand)
  const ich = sicht?.personen[0]
  const ort = zustand.wohnort.gewaehlt?.ort
  const { frage, gilt } = ich ?? {}
  const vergleich = useMemo(
    () =>
      tabelle && frage && gilt !== undefined && ort !== undefined
        ? { tabelle, frage: { ...frage, franchise: gilt }, ort, kassenName }
        : undefined,
    [tabelle, frage, gilt, ort, kassenName],
  )
  useMerken<EigenerVergleich>(EIGENER_VERGLEICH, vergleich)
}
