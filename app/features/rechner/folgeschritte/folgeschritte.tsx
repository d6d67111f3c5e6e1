import { useEffect, useMemo } from 'react'
import { versichererName } from '#content/versicherer/name.ts'
import { nachName } from '#domain/versicherer.ts'
import { RechnerTitel } from '../schritt-1/rechner-titel.tsx'
import { merkeSitzung } from '../schritt-1/zwischenspeicher.ts'
import type { Rechenwerk } from '../zustand/rechenwerk.ts'
import type { Daten, Spaeter } from '../zustand/zustand.ts'
import { AngebotsFehler } from './angebots-fehler.tsx'
import { EinzelSchritte } from './einzel-schritte.tsx'
import { FuerWen } from './fuer-wen.tsx'
import { HaushaltSchritte } from './haushalt/haushalt-schritte.tsx'
import { LadeDaten } from './lade-daten.tsx'
import { sitzungsText } from './laden/sitzung.ts'
import { PersonZeile } from './person-zeile.tsx'
import { Preisjahr } from './preisjahr.tsx'
import type { Briefe } from './selbst-wechseln.tsx'

export { HaushaltsFelder } from '../schritt-1-haushalt/haushalts-felder.tsx'
export { fortsetzung } from './laden/fortsetzung.ts'
export { vergleichAusFragment } from './laden/fragment.ts'
export { bekannteDaten, geaenderteDaten, ladeDaten, verzeichnisVon } from './laden/praemien-laden.ts'

type FolgeschritteProps = { rechner: Rechenwerk; zustand: Spaeter; Briefe: Briefe }

/** Steps 2 and 3, below the step names. */
export function Folgeschritte(props: FolgeschritteProps) {
  const { rechner, zustand } = props
  const { person, daten } = zustand
  // The tab remembers where the visitor is, also while a table is on its way.
  useEffect(() => {
    const text = sitzungsText(zustand)
    if (text !== null) merkeSitzung(text)
  }, [zustand])
  return (
    <>
      <div className="mt-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-b border-ink pb-4">
        <div>
          <RechnerTitel ebene="h1" />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:ml-auto lg:flex-col lg:items-end">
          <PersonZeile person={person} onAendern={() => rechner.zurueck(1)} />
          {zustand.schritt === 2 && person.art === 'eigen' && (
            <FuerWen haushalt={zustand.haushalt} dispatch={rechner.dispatch} />
          )}
        </div>
      </div>
      {zustand.schritt === 2 && <Preisjahr zustand={zustand} dispatch={rechner.dispatch} />}
      {daten.art === 'laedt' && <LadeDaten />}
      {daten.art === 'fehler' && <AngebotsFehler onErneut={() => rechner.dispatch({ art: 'erneut' })} />}
      {daten.art === 'bereit' && <MitDaten {...props} daten={daten} />}
    </>
  )
}

function MitDaten({ rechner, zustand, Briefe, daten }: FolgeschritteProps & { daten: Daten }) {
  const { person, haushalt } = zustand
  const { verzeichnis } = daten
  const { kassen, kassenName } = useMemo(() => {
    const namen = new Map(verzeichnis.versicherer.map(kasse => [kasse.versicherer, kasse.name]))
    const kassenName = (nummer: number) => versichererName(nummer, namen)
    return { kassenName, kassen: nachName([...namen.keys()].map(nr => ({ versicherer: nr, name: kassenName(nr) }))) }
  }, [verzeichnis])
  const gemeinsam = { rechner, daten, kassen, kassenName }
  return haushalt.fuerWen !== 'ich' && person.art === 'eigen' ? (
    <HaushaltSchritte {...gemeinsam} zustand={zustand} person={person} />
  ) : (
    <EinzelSchritte {...gemeinsam} zustand={zustand} Briefe={Briefe} />
  )
}
