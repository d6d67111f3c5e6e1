import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { BelegteAussagen } from './belegte-aussagen.tsx'
import { FristenJahr } from './fristen-jahr.tsx'
import type { HeroVariante } from './hero.tsx'
import { PraemienAnstieg } from './praemien-anstieg.tsx'
import { SoFunktioniertEs } from './so-funktioniert-es.tsx'
import { UnterDemRechner } from './unter-dem-rechner.tsx'
import { Vorteile } from './vorteile.tsx'

/** What follows the calculator on the home page. */
export function Abschnitte({ variante }: HeroVariante) {
  const { praemien } = useSeitenDaten()
  return (
    <>
      <UnterDemRechner variante={variante} />
      <Vorteile />
      {praemien.jahr === 2025 && <PraemienAnstieg />}
      <SoFunktioniertEs />
      <FristenJahr />
      <BelegteAussagen />
    </>
  )
}
