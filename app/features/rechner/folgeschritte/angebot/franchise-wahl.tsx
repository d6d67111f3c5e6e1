import { memo } from 'react'
import { frankenText, mitApostroph } from '#content/format.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import { erlaubteFranchisen, type Franchise } from '#domain/franchise.ts'
import type { Franchiseangebot } from '#domain/franchise-vergleich.ts'
import type { Rappen } from '#domain/rappen.ts'

type FranchiseWahlProps = {
  klasse: Altersklasse
  angebote: readonly Franchiseangebot[]
  franchise: Franchise
  aktuelle: Franchise | null
  onChange: (franchise: Franchise) => void
}

/** A radio group that is also the chart: amount, bar, cheapest net price. */
export function FranchiseWahl({ klasse, angebote, franchise, aktuelle, onChange }: FranchiseWahlProps) {
  const stufen = erlaubteFranchisen(klasse)
  const hoechste = stufen.at(-1) ?? 1
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; tests and readers know it as a radio group
      role="radiogroup"
      aria-labelledby="franchise-titel"
      className="min-w-0"
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="franchise-titel" className="t4">
          Franchise
        </h2>
        <p className="text-ink2">Höhere Franchise, tiefere Prämie. Gezeigt ist jeweils der günstigste Tarif.</p>
      </div>
      <div
        className={`grid pt-px pl-px ${stufen.length > 6 ? 'grid-cols-4 lg:grid-cols-7' : 'grid-cols-3 lg:grid-cols-6'}`}
      >
        {stufen.map(betrag => (
          <Zelle
            key={betrag}
            betrag={betrag}
            anteil={Math.max(betrag / hoechste, 0.08)}
            preis={angebote.find(angebot => angebot.franchise === betrag)?.praemie}
            gewaehlt={betrag === franchise}
            heutige={betrag === aktuelle}
            onChange={onChange}
          />
        ))}
      </div>
    </fieldset>
  )
}

type ZelleProps = {
  betrag: Franchise
  anteil: number
  preis: Rappen | undefined
  gewaehlt: boolean
  heutige: boolean
  onChange: (franchise: Franchise) => void
}

const Zelle = memo(function Zelle({ betrag, anteil, preis, gewaehlt, heutige, onChange }: ZelleProps) {
  const id = `franchise-${betrag}`
  return (
    <label
      htmlFor={id}
      className="group relative -mt-px -ml-px block min-h-21 cursor-pointer border border-edge bg-sheet not-has-checked:hover:bg-sand has-checked:z-1 has-checked:border-fir has-checked:bg-fir has-checked:text-on-fir has-focus-visible:z-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir md:p-4 max-md:p-2.5 forced-colors:has-checked:border-4 forced-colors:has-checked:text-[CanvasText]"
    >
      <span className="flex items-start justify-between gap-1">
        <span className="text-[1.125rem] font-semibold tracking-[-0.01em] md:text-[1.375rem]">
          {mitApostroph(betrag)}
        </span>
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
          className="mt-1 grid size-5 shrink-0 appearance-none place-content-center rounded-full border border-edge bg-sheet outline-none before:size-2.5 before:scale-0 before:rounded-full before:bg-on-fir checked:border-on-fir checked:bg-fir checked:before:scale-100 forced-colors:appearance-auto"
        />
      </span>
      <span className="mt-2 mb-1.5 flex h-1.5">
        <svg width={`${anteil * 100}%`} height="100%" aria-hidden="true">
          <rect
            width="100%"
            height="100%"
            className="fill-fir-mid group-has-checked:fill-on-fir forced-colors:fill-[GrayText] forced-colors:group-has-checked:fill-[CanvasText]"
          />
        </svg>
      </span>
      <span id={`${id}-preis`} className="t1 block">
        {preis === undefined ? (
          'nicht angeboten'
        ) : (
          <>
            <b className="betrag font-semibold">{frankenText(preis)}</b> <span className="max-md:sr-only">/Monat</span>
          </>
        )}
        {heutige && <span className="block font-semibold">Ihre heutige</span>}
      </span>
    </label>
  )
})
