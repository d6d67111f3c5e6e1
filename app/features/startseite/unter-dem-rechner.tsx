import type { HeroVariante } from './hero.tsx'
import { HeroKnoepfe } from './hero-knoepfe.tsx'
import { SkylineAn } from './skyline-plaetze.tsx'
import { useSkyline } from './use-skyline.ts'

/**
 * What stands beside the calculator on a wide screen, for a narrow one. Written a second time, so that keyboard and screen
 * reader meet everything in the order in which it is seen; the packed page hardly grows by it.
 */
export function UnterDemRechner({ variante }: HeroVariante) {
  const skyline = useSkyline()
  return (
    <div className="rahmen @container pt-11 lg:hidden">
      {variante === 'preis' && skyline && (
        <div data-skyline="unter" className="contents">
          <SkylineAn platz="unter" skyline={skyline} />
        </div>
      )}
      <HeroKnoepfe kind="primary" />
    </div>
  )
}
