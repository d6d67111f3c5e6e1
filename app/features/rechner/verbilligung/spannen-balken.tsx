import { useId } from 'react'
import { BarPart, percent } from '#app/ui/bar.tsx'
import { SPANNE } from '#content/rechner/verbilligung-frage.ts'
import { minus } from '#domain/rappen.ts'
import type { Anteile } from './auswertung.ts'

/** Of the answer's price: what the visitor pays in any case, what is not sure, what the canton pays in any case. */
export function SpannenBalken({ ganz, tief, hoch }: Anteile) {
  if (ganz === 0) return null
  const unsicher = minus(hoch, tief)
  const kanton = minus(ganz, hoch)
  return (
    <div className="mt-5">
      <div className="flex h-7.5 gap-0.5 forced-colors:border">
        {tief > 0 && <BarPart share={tief / ganz} fill="bar" />}
        {unsicher > 0 && <Schraffur share={unsicher / ganz} />}
        {kanton > 0 && <BarPart share={kanton / ganz} fill="mid" />}
      </div>
      <p className="t1 mt-1.5 flex justify-between gap-4">
        <span className="betrag font-semibold">{SPANNE.sie(tief, hoch)}</span>{' '}
        <span className="betrag text-ink2">{SPANNE.von(ganz)}</span>
      </p>
    </div>
  )
}

function Schraffur({ share }: { share: number }) {
  const id = useId()
  return (
    <svg width={percent(share)} height="100%" className="h-full" aria-hidden="true">
      <defs>
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="8" height="8" className="fill-fir-soft forced-colors:fill-[Canvas]" />
          <rect width="4" height="8" className="fill-fir-mid forced-colors:fill-[CanvasText]" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
