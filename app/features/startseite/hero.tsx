import { useDatenhinweis } from '#app/lib/datenhinweis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PriceNote } from '#app/ui/price-note.tsx'
import { HERO } from '#content/startseite/startseite.ts'
import { HeroKnoepfe } from './hero-knoepfe.tsx'
import { SaisonBand } from './saison-band.tsx'
import { SkylineAn } from './skyline-plaetze.tsx'
import { useSkyline } from './use-skyline.ts'

export type HeroVariante = {
  /** 'preis' sets the skyline of premiums below the headline, 'ruhig' leaves the headline alone. */
  variante: 'preis' | 'ruhig'
}

/**
 * Beside the calculator there is room for everything. Above it, on a phone, only badge and headline stand: the first
 * screen belongs to the fields, and the rest follows them (`unter-dem-rechner.tsx`).
 */
export function Hero({ variante }: HeroVariante) {
  const { praemien } = useSeitenDaten()
  const skyline = useSkyline()
  return (
    <>
      <SaisonBand platz="oben" />
      <div className="@container flex h-full flex-col pt-3 pb-3 md:pt-9 md:pb-9 lg:pb-5 niedrig-eng">
        <div className="flex flex-wrap gap-1.5 md:gap-2">
          <Badge>{HERO.abzeichen(praemien.jahr)}</Badge>
          <PriceNote note={useDatenhinweis()} folded />
        </div>
        {/* By the room there is, not by the window: a scroll bar must not cost a fourth line. */}
        <h1 className="t6 mt-2 max-md:text-[clamp(1.75rem,11.4cqi,2.875rem)] md:mt-5">
          {HERO.titel(praemien.jahr)} <span className="text-fir">{HERO.aufruf}</span>
        </h1>
        <p className="t3 mt-4 max-w-[44rem] text-ink2 max-md:hidden">{HERO.lead}</p>
        <HeroKnoepfe kind="secondary" className="mt-6 max-lg:hidden" />
        {variante === 'preis' && skyline && (
          <div data-skyline="neben" className="contents">
            <SkylineAn platz="neben" skyline={skyline} />
          </div>
        )}
      </div>
    </>
  )
}
