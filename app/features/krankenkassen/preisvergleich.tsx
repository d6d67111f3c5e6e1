import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { PREISVERGLEICH } from '#content/krankenkassen.ts'
import { rangSatz, spanneSatz } from '#content/versicherer/saetze.ts'
import type { Regionsbild } from '#domain/kassenzahlen.ts'
import { Abschnitt } from './abschnitt.tsx'
import type { Lage } from './lage.ts'

/** Rank and all tariffs of one region as a skyline, the insurer's own in green. */
export function Preisvergleich({ name, lage }: { name: string; lage: Lage }) {
  const { praemien } = useSeitenDaten()
  const { region, bild, stand } = lage
  return (
    <Abschnitt titel={PREISVERGLEICH.titel(name)}>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="t5">{region.rang}.</span>
        <span className="text-ink2">{PREISVERGLEICH.rang(region)}</span>
      </p>
      <Skyline {...bild} />
      <p className="t1 mt-3 text-ink2">
        {PREISVERGLEICH.bild(name, bild, region, praemien.jahr)}{' '}
        <a href="#praemien" className="textlink text-fir">
          {PREISVERGLEICH.alsTabelle}
        </a>
      </p>
      <p className="mass mt-7">
        {rangSatz(name, stand)} {spanneSatz(stand, praemien)}
      </p>
    </Abschnitt>
  )
}

const BREITE = 10
const HOEHE = 100

/** One bar per tariff from zero. Decoration: rank and table say the same in words. */
function Skyline({ praemien, eigene }: Regionsbild) {
  const hoechste = praemien.at(-1) ?? 1
  const pfad = (stellen: readonly number[]) =>
    stellen
      .map(stelle => {
        const hoehe = Math.round(((praemien[stelle] ?? 0) / hoechste) * HOEHE)
        return `M${stelle * BREITE} ${HOEHE}v${-hoehe}h7v${hoehe}`
      })
      .join('')
  const andere = praemien.map((_, stelle) => stelle).filter(stelle => !eigene.includes(stelle))
  return (
    <svg
      viewBox={`0 0 ${praemien.length * BREITE - 3} ${HOEHE}`}
      preserveAspectRatio="none"
      className="mt-7 h-32 w-full md:h-44"
      aria-hidden="true"
    >
      <path d={pfad(andere)} className="fill-mute forced-colors:fill-[GrayText]" />
      <path d={pfad(eigene)} className="fill-bar forced-colors:fill-[CanvasText]" />
    </svg>
  )
}
