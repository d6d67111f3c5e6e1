import { PriceFigure } from '#app/ui/price-figure.tsx'
import { frankenText } from '#content/format.ts'
import { SKYLINE } from '#content/startseite.ts'
import { imJahr } from '#domain/praemie.ts'
import { minus } from '#domain/rappen.ts'
import type { HeroVariante } from './hero.tsx'
import { HeroKnoepfe } from './hero-knoepfe.tsx'
import { SkylineFigur } from './skyline-figur.tsx'
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
        <section>
          <h2 className="t4 mb-7">{SKYLINE.titel(skyline.tarife.length)}</h2>
          <SkylineFigur skyline={skyline} />
          <p className="my-8 border-t border-ink pt-7">
            <PriceFigure
              amount={frankenText(imJahr(minus(skyline.teuerster.preis, skyline.guenstigster.preis)))}
              per={SKYLINE.proJahr}
            />
            <span className="mt-3 block text-ink2">{SKYLINE.spanne}</span>
          </p>
        </section>
      )}
      <HeroKnoepfe kind="primary" />
    </div>
  )
}
