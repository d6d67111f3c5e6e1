import { memo, useCallback } from 'react'
import { Choices, cellInput } from '#app/ui/fields/choices.tsx'
import { frankenText, mitApostroph } from '#content/format.ts'
import { FRANCHISE } from '#content/rechner/franchise.ts'
import { erlaubteFranchisen, type Franchise } from '#domain/franchise.ts'
import type { Rappen } from '#domain/rappen.ts'
import type { Dispatch } from '../../zustand/rechenwerk.ts'
import type { Regler } from '../sicht/regler.ts'
import type { Sicht } from '../sicht/sicht.ts'

type FranchiseWahlProps = {
  regler: Regler
  sicht: Pick<Sicht, 'regelJahr' | 'aufteilung' | 'zuMehreren'>
  kassenName: (versicherer: number) => string
  dispatch: Dispatch
}

/** A radio group that is also the chart: a staircase of the cheapest net prices, filled from zero. */
export function FranchiseWahl({ regler, sicht, kassenName, dispatch }: FranchiseWahlProps) {
  const { person, franchise, jeFranchise, ohneFranchise } = regler
  const { id, klasse, aktuelleFranchise, police } = person
  const hoechster = Math.max(...jeFranchise.map(({ praemie }) => praemie), 1)
  const waehle = useCallback((franchise: Franchise) => dispatch({ art: 'franchise', id, franchise }), [dispatch, id])
  return (
    <Choices aria-labelledby="franchise-titel">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="franchise-titel" className="t3 font-semibold">
          {FRANCHISE.titel}
        </h2>
        <p className="t1 text-ink2">{gezeigtes(regler, sicht, kassenName)}</p>
      </div>
      <div className="grid auto-cols-fr grid-flow-col pl-px md:max-[64rem]:grid-flow-row md:max-[64rem]:grid-cols-3">
        {erlaubteFranchisen(klasse).map(betrag => {
          const preis = jeFranchise.find(angebot => angebot.franchise === betrag)?.praemie
          return (
            <Zelle
              key={betrag}
              betrag={betrag}
              hoehe={preis === undefined ? 0 : preis / hoechster}
              preis={preis}
              gewaehlt={betrag === franchise}
              onChange={waehle}
            />
          )
        })}
      </div>
      {aktuelleFranchise !== null && !police && (
        <p className="t1 mt-1.5 text-ink2">{FRANCHISE.heutige(aktuelleFranchise)}</p>
      )}
      {ohneFranchise.length > 0 && (
        <p className="t1 mt-1.5 text-ink2">{FRANCHISE.ohne(person.gilt, ohneFranchise.map(kassenName))}</p>
      )}
    </Choices>
  )
}

/** What the amounts in the cells are. */
function gezeigtes(
  { person }: Regler,
  sicht: FranchiseWahlProps['sicht'],
  kassenName: FranchiseWahlProps['kassenName'],
) {
  if (person.police && person.gilt === person.police.kandidat.franchise) return FRANCHISE.wieIhrePolice
  if (sicht.aufteilung === 'kasse' && person.gewaehlt)
    return FRANCHISE.bei(kassenName(person.gewaehlt.angebot.versicherer))
  return sicht.regelJahr === null ? FRANCHISE.gezeigt : FRANCHISE.gezeigtNetto
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
      className="group relative -ml-px flex h-18 min-w-0 cursor-pointer flex-col items-center justify-between border border-edge bg-sheet py-2 md:max-[64rem]:-mt-px text-center not-has-checked:hover:bg-sand has-checked:z-1 has-checked:border-fir has-checked:bg-fir has-checked:text-on-fir has-focus-visible:z-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir forced-colors:has-checked:border-4 forced-colors:has-checked:text-[CanvasText]"
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
        className={cellInput}
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
