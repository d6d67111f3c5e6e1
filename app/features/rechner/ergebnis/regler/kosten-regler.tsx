import { useId } from 'react'
import { mitApostroph } from '#content/format.ts'
import { KOSTEN } from '#content/rechner/kosten.ts'
import { HOECHSTE_KOSTEN, KOSTENSCHRITT } from '#domain/gesundheitskosten.ts'
import { type Franken, franken } from '#domain/rappen.ts'

const MARKEN = [0, 1 / 4, 1 / 2, 3 / 4, 1].map(teil => teil * HOECHSTE_KOSTEN)

const track =
  '[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:bg-edge [&::-moz-range-track]:h-1 [&::-moz-range-track]:bg-edge forced-colors:[&::-webkit-slider-runnable-track]:bg-[CanvasText]'
const thumb =
  '[&::-webkit-slider-thumb]:-mt-3 [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-control [&::-webkit-slider-thumb]:bg-fir [&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-control [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-fir forced-colors:[&::-webkit-slider-thumb]:bg-[Highlight]'

type KostenReglerProps = { kosten: Franken; onChange: (kosten: Franken) => void }

/** The amount itself, for whom no example fits. */
export function KostenRegler({ kosten, onChange }: KostenReglerProps) {
  const id = useId()
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-ink2">
          {KOSTEN.name}
        </label>
        <span aria-hidden="true" className="betrag font-semibold">
          {KOSTEN.betrag(kosten)}
        </span>
      </p>
      <input
        id={id}
        type="range"
        min={0}
        max={HOECHSTE_KOSTEN}
        step={KOSTENSCHRITT}
        value={kosten}
        aria-valuetext={KOSTEN.imJahr(kosten)}
        onChange={event => onChange(franken(Number(event.target.value)))}
        className={`h-11 w-full cursor-pointer appearance-none bg-transparent ${track} ${thumb}`}
      />
      <p aria-hidden="true" className="t1 flex justify-between text-ink2">
        {MARKEN.map(marke => (
          <span key={marke}>{mitApostroph(marke)}</span>
        ))}
      </p>
    </div>
  )
}
