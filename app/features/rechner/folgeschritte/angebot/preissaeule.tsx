import { frankenText } from '#content/format.ts'
import { NEBENEINANDER } from '#content/rechner/nebeneinander.ts'
import { differenzText } from '#content/rechner/zeile.ts'
import { minus, type Rappen } from '#domain/rappen.ts'

/** In pixels, for the cheapest price: columns start at zero, so that what one costs more is drawn to scale. */
const HOEHE = 96

type PreissaeuleProps = { preis: Rappen; guenstigster: Rappen }

/** The price a month as a column; what it costs more than the cheapest one stands on top. */
export function Preissaeule({ preis, guenstigster }: PreissaeuleProps) {
  const mehr = minus(preis, guenstigster)
  return (
    <>
      {mehr > 0 && (
        <>
          <span className="betrag mb-1 block font-semibold">
            {differenzText(mehr)}
            <span className="max-md:sr-only"> {NEBENEINANDER.imMonat}</span>
          </span>
          <svg width="100%" height={Math.max(1, (HOEHE * mehr) / guenstigster)} aria-hidden="true" className="block">
            <rect width="100%" height="100%" className="fill-fir-mid forced-colors:fill-[GrayText]" />
          </svg>
        </>
      )}
      <span className="mt-0.5 flex h-24 flex-col justify-end bg-bar p-1.5 text-on-fir min-[22.5rem]:p-2 md:p-4 forced-colors:border forced-colors:text-[CanvasText]">
        <span className="t1 whitespace-nowrap font-stretch-85% md:font-stretch-100%">{NEBENEINANDER.monat}</span>
        <span className="betrag text-[1.25rem] leading-tight font-semibold tracking-[-0.03em] font-stretch-85% min-[22.5rem]:text-[1.5rem] md:text-[1.875rem]">
          {frankenText(preis)}
        </span>
      </span>
    </>
  )
}
