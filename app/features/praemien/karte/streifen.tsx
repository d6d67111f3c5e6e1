import { percent } from '#app/ui/bar.tsx'
import type { Rappen } from '#domain/werte/rappen.ts'

/** From the lowest price, 0, to the highest, 1. */
function lage(preise: readonly Rappen[]): (preis: Rappen) => number {
  const [tiefster, hoechster] = [Math.min(...preise), Math.max(...preise)]
  return preis => (hoechster === tiefster ? 0 : (preis - tiefster) / (hoechster - tiefster))
}

type Alle = { id: string; preise: readonly Rappen[] }

/** A tick for every price, drawn once; the strips that show it stand beside it. */
export function Streifenvorlage({ id, preise }: Alle) {
  const stelle = lage(preise)
  return (
    <symbol id={id} viewBox="0 0 1000 1" preserveAspectRatio="none" overflow="visible">
      <path
        d={preise.map(preis => `M${Math.round(stelle(preis) * 1000)} 0v1`).join('')}
        vectorEffect="non-scaling-stroke"
      />
    </symbol>
  )
}

type Props = Alle & { preis: Rappen; erster: boolean }

/** Where one insurer stands among all, cheap on the left. Its rank, beside it, says the same in words. */
export function Streifen({ id, preise, preis, erster }: Props) {
  return (
    <svg width="100%" height="14" aria-hidden="true" className="overflow-visible stroke-edge">
      <use href={`#${id}`} y="4" width="100%" height="8" />
      <rect
        x={percent(lage(preise)(preis))}
        y={erster ? '0.5' : '0'}
        width="5"
        height={erster ? '13' : '14'}
        transform="translate(-2.5)"
        className={
          erster
            ? 'fill-butter stroke-ink forced-colors:fill-[Highlight]'
            : 'fill-bar stroke-none forced-colors:fill-[CanvasText]'
        }
      />
    </svg>
  )
}
