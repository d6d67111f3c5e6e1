import { memo } from 'react'
import { frankenText, mitApostroph } from '#content/format.ts'
import { FRANCHISE } from '#content/rechner/franchise.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import { erlaubteFranchisen, type Franchise } from '#domain/franchise.ts'
import type { Franchiseangebot } from '#domain/franchise-vergleich.ts'
import type { Rappen } from '#domain/rappen.ts'

type FranchiseWahlProps = {
  klasse: Altersklasse
  angebote: readonly Franchiseangebot[]
  franchise: Franchise
  aktuelle: Franchise | null
  /** Names of those who do not sell it here. */
  ohne: readonly string[]
  onChange: (franchise: Franchise) => void
}

/** A radio group that is also the chart: a staircase of the cheapest net prices, filled from zero. */
export function FranchiseWahl({ klasse, angebote, franchise, aktuelle, ohne, onChange }: FranchiseWahlProps) {
  const stufen = erlaubteFranchisen(klasse)
  const hoechster = Math.max(...angebote.map(({ praemie }) => praemie), 1)
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; tests and readers know it as a radio group
      role="radiogroup"
      aria-labelledby="franchise-titel"
      className="min-w-0 border-line md:border-t md:pt-4"
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="franchise-titel" className="t3 font-semibold">
          {FRANCHISE.titel}
        </h2>
        <p className="t1 text-ink2">{FRANCHISE.gezeigt}</p>
      </div>
      <div className="grid auto-cols-fr grid-flow-col pl-px">
        {stufen.map(betrag => {
          const preis = angebote.find(angebot => angebot.franchise === betrag)?.praemie
          return (
            <Zelle
              key={betrag}
              betrag={betrag}
              hoehe={preis === undefined ? 0 : preis / hoechster}
              preis={preis}
              gewaehlt={betrag === franchise}
              onChange={onChange}
            />
          )
        })}
      </div>
      {aktuelle !== null && <p className="t1 mt-2 text-ink2">{FRANCHISE.heutige(aktuelle)}</p>}
      {ohne.length > 0 && <p className="t1 mt-2 text-ink2">{FRANCHISE.ohne(franchise, ohne)}</p>}
    </fieldset>
  )
}

type ZelleProps = {
  betrag: Franchise
  /** Of the highest price, 0 to 1. */
  hoehe: number
  preis: Rappen | undefined
  gewaehlt: boolean
  onChange: (franchise: Franchise) => void
}

/** Of the cell's height the steps take this much: above them stands the amount. */
const STUFENHOEHE = 62

const Zelle = memo(function Zelle({ betrag, hoehe, preis, gewaehlt, onChange }: ZelleProps) {
  const id = `franchise-${betrag}`
  const hoch = `${Math.round(hoehe * STUFENHOEHE * 10) / 10}%`
  const ab = `${Math.round((100 - hoehe * STUFENHOEHE) * 10) / 10}%`
  return (
    <label
      htmlFor={id}
      className="group relative -ml-px flex h-22 min-w-0 cursor-pointer flex-col items-center justify-between border border-edge bg-sheet py-2.5 text-center not-has-checked:hover:bg-sand has-checked:z-1 has-checked:border-fir has-checked:bg-fir has-checked:text-on-fir has-focus-visible:z-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir forced-colors:has-checked:border-4 forced-colors:has-checked:text-[CanvasText]"
    >
      <input
        id={id}
        type="radio"
        name="franchise"
        value={betrag}
        checked={gewaehlt}
        // The name as the contract writes it, with the plain apostrophe.
        aria-label={mitApostroph(betrag).replace('’', "'")}
        aria-describedby={`${id}-preis`}
        onChange={() => onChange(betrag)}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
      />
      <svg width="100%" height="100%" aria-hidden="true" className="pointer-events-none absolute inset-0">
        <rect
          width="100%"
          y={ab}
          height={hoch}
          className="fill-fir-soft group-has-checked:fill-fir-h forced-colors:fill-none"
        />
        {preis !== undefined && (
          <rect
            width="100%"
            y={ab}
            height="2"
            className="fill-fir-mid group-has-checked:fill-on-fir forced-colors:fill-[CanvasText]"
          />
        )}
      </svg>
      <span aria-hidden="true" className="relative text-[0.9375rem] leading-none font-semibold md:text-[1rem]">
        {mitApostroph(betrag)}
      </span>
      <span
        id={`${id}-preis`}
        className="betrag relative text-[0.8125rem] leading-none font-medium font-stretch-90% min-[26rem]:text-[0.875rem]"
      >
        {preis === undefined ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{FRANCHISE.nichtAngeboten}</span>
          </>
        ) : (
          <>
            {frankenText(preis)}
            <span className="sr-only">{FRANCHISE.proMonat}</span>
          </>
        )}
      </span>
    </label>
  )
})
