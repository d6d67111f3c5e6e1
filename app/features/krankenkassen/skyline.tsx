import type { Regionsbild } from '#domain/zahlen/kassenzahlen.ts'

const BREITE = 10
const HOEHE = 100

/** One bar per tariff from zero. Decoration: rank and table say the same in words. */
export function Skyline({ praemien, eigene }: Regionsbild) {
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
