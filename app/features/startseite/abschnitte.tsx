import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { BelegteAussagen } from './belegte-aussagen.tsx'
import { FristenJahr } from './fristen-jahr.tsx'
import type { HeroVariante } from './hero.tsx'
import { PraemienAnstieg } from './praemien-anstieg.tsx'
import { saison } from './saison.ts'
import { SaisonBand } from './saison-band.tsx'
import { SoFunktioniertEs } from './so-funktioniert-es.tsx'
import { UnterDemRechner } from './unter-dem-rechner.tsx'
import { Vorteile } from './vorteile.tsx'

/** What follows the calculator on the home page. */
export function Abschnitte({ variante }: HeroVariante) {
  const { praemien, datum } = useSeitenDaten()
  // One message: where the rise is known, nobody has to expect it.
  const erwartet = praemien.jahr === 2025 && saison(datum, praemien.jahr)?.art !== 'frist'
  return (
    <>
      <SaisonBand platz="unten" />
      <UnterDemRechner variante={variante} />
      <Vorteile />
      {erwartet && <PraemienAnstieg />}
      <SoFunktioniertEs />
      <FristenJahr />
      <BelegteAussagen />
    </>
  )
}
