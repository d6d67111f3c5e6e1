import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { BelegteAussagen } from './belegte-aussagen.tsx'
import { FristenJahr } from './fristen-jahr.tsx'
import { PraemienAnstieg } from './praemien-anstieg.tsx'
import { SoFunktioniertEs } from './so-funktioniert-es.tsx'

/** What follows the calculator on the home page. */
export default function Abschnitte() {
  const { praemien } = useSeitenDaten()
  return (
    <>
      {praemien.jahr === 2025 && <PraemienAnstieg />}
      <SoFunktioniertEs />
      <FristenJahr />
      <BelegteAussagen />
    </>
  )
}
