import { useEffect, useMemo, useState } from 'react'
import { EIGENER_VERGLEICH, type EigenerVergleich } from '#app/lib/eigener-vergleich.ts'
import { useMerken } from '#app/lib/gedaechtnis.ts'
import { versichererName } from '#content/versicherer/name.ts'
import { nachName } from '#domain/versicherer.ts'
import { merkeSitzung } from '../schritt-1/zwischenspeicher.ts'
import { eigeneTabelle } from '../zustand/eigene-tabelle.ts'
import type { Rechenwerk } from '../zustand/rechenwerk.ts'
import type { Daten, Spaeter } from '../zustand/zustand.ts'
import { angebotsFrage } from './angebot/frage.ts'
import { AngebotsFehler } from './angebots-fehler.tsx'
import { EinzelSchritte } from './einzel-schritte.tsx'
import { HaushaltSchritte } from './haushalt/haushalt-schritte.tsx'
import { LadeDaten } from './lade-daten.tsx'
import { sitzungsText } from './laden/sitzung.ts'
import { MerkzettelContext, neuerMerkzettel } from './merkzettel.ts'
import { PersonZeile } from './person-zeile.tsx'
import { Preisjahr } from './preisjahr.tsx'
import { SchrittTitel } from './schritt-titel.tsx'
import type { Briefe } from './selbst-wechseln.tsx'

export { HaushaltsFelder } from '../schritt-1-haushalt/haushalts-felder.tsx'
export { fortsetzung } from './laden/fortsetzung.ts'
export { vergleichAusFragment } from './laden/fragment.ts'
export { bekannteDaten, geaenderteDaten, ladeDaten, verzeichnisVon } from './laden/praemien-laden.ts'

type FolgeschritteProps = { rechner: Rechenwerk; zustand: Spaeter; Briefe: Briefe }

/** Steps 2 and 3, below the step names. */
export function Folgeschritte({ rechner, zustand, Briefe }: FolgeschritteProps) {
  const { person, haushalt } = zustand
  // The tab remembers where the visitor is, also while a table is on its way.
  useEffect(() => {
    const text = sitzungsText(zustand)
    if (text !== null) merkeSitzung(text)
  }, [zustand])
  const [merkzettel] = useState(neuerMerkzettel)
  const { dispatch } = rechner
  // Whoever leaves these steps leaves what was worked out there.
  useEffect(() => () => dispatch({ art: 'verbilligung', zusage: null }), [dispatch])
  const daten = zustand.daten.art === 'bereit' ? zustand.daten : null
  const gemeinsam = { rechner, ...useKassen(daten) }
  useVergleichMerken(zustand, gemeinsam.kassenName)
  const zuMehreren = haushalt.fuerWen !== 'ich' && person.art === 'eigen'
  return (
    <MerkzettelContext value={merkzettel}>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-b border-ink pb-3 md:mt-7 md:pb-4">
        <SchrittTitel />
        <PersonZeile person={person} onAendern={() => rechner.zurueck(1)} />
      </div>
      {zuMehreren ? (
        <>
          {zustand.schritt === 2 && (
            <div className="mt-4">
              <Preisjahr zustand={zustand} dispatch={rechner.dispatch} nenntJahr />
            </div>
          )}
          {daten ? (
            <HaushaltSchritte {...gemeinsam} daten={daten} zustand={zustand} person={person} />
          ) : (
            <div className="mt-8">
              {zustand.daten.art === 'fehler' ? (
                <AngebotsFehler onErneut={() => rechner.dispatch({ art: 'erneut' })} />
              ) : (
                <LadeDaten />
              )}
            </div>
          )}
        </>
      ) : (
        <EinzelSchritte {...gemeinsam} daten={daten} zustand={zustand} Briefe={Briefe} />
      )}
    </MerkzettelContext>
  )
}

const NIEMAND = { kassen: [], kassenName: (nummer: number) => versichererName(nummer, new Map()) }

/** The insurers of the directory, by name. */
function useKassen(daten: Daten | null) {
  const verzeichnis = daten?.verzeichnis
  return useMemo(() => {
    if (!verzeichnis) return NIEMAND
    const namen = new Map(verzeichnis.versicherer.map(kasse => [kasse.versicherer, kasse.name]))
    const kassenName = (nummer: number) => versichererName(nummer, namen)
    return { kassenName, kassen: nachName([...namen.keys()].map(nr => ({ versicherer: nr, name: kassenName(nr) }))) }
  }, [verzeichnis])
}

/** The start page and the profiles of insurers then speak of the visitor's own region. */
function useVergleichMerken(zustand: Spaeter, kassenName: EigenerVergleich['kassenName']) {
  const tabelle = eigeneTabelle(zustand)
  const { person, wahl } = zustand
  const { franchise } = wahl
  const vergleich = useMemo(
    () =>
      tabelle && person.art === 'eigen'
        ? { tabelle, frage: { ...angebotsFrage(person, tabelle), franchise }, ort: person.ort.ort, kassenName }
        : undefined,
    [tabelle, person, franchise, kassenName],
  )
  useMerken<EigenerVergleich>(EIGENER_VERGLEICH, vergleich)
}
