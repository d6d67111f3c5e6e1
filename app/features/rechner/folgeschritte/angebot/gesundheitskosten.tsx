import { useId } from 'react'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { frankenText, mitApostroph } from '#content/format.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import { kostenbeteiligung } from '#domain/kostenbeteiligung.ts'
import type { Listenzeile } from './liste.ts'

const HOECHSTE_KOSTEN = 10_000
const MARKEN = [0, 2_500, 5_000, 7_500, 10_000]

const track =
  '[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:bg-edge [&::-moz-range-track]:h-1 [&::-moz-range-track]:bg-edge forced-colors:[&::-webkit-slider-runnable-track]:bg-[CanvasText]'
const thumb =
  '[&::-webkit-slider-thumb]:-mt-3 [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-control [&::-webkit-slider-thumb]:bg-fir [&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-control [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-fir forced-colors:[&::-webkit-slider-thumb]:bg-[Highlight]'

type ReglerProps = { kosten: number; onChange: (kosten: number) => void }

export function KostenRegler({ kosten, onChange }: ReglerProps) {
  const id = useId()
  return (
    <div className="print:hidden">
      <p className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-ink2">
          Gesundheitskosten
        </label>
        <span aria-hidden="true" className="betrag t3 font-semibold">
          CHF {mitApostroph(kosten)}
        </span>
      </p>
      <input
        id={id}
        type="range"
        min={0}
        max={HOECHSTE_KOSTEN}
        step={100}
        value={kosten}
        aria-valuetext={`CHF ${mitApostroph(kosten)} im Jahr`}
        onChange={event => onChange(Number(event.target.value))}
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

type RechnungProps = { angebot: Listenzeile; kasse: string; kosten: number; klasse: Altersklasse }

/** What a year with these costs comes to, item by item. */
export function Jahresrechnung({ angebot, kasse, kosten, klasse }: RechnungProps) {
  const praemien = 12 * angebot.preis
  const anteil = kostenbeteiligung(kosten * 100, angebot.franchise, klasse)
  const ausFranchise = Math.min(kosten, angebot.franchise) * 100
  return (
    <div>
      <p className="mb-4 text-ink2">
        Total mit dem gewählten Angebot <span className="sr-only">({kasse})</span>
      </p>
      <PriceFigure amount={frankenText(praemien + anteil)} per="Jahr" />
      <dl className="mt-5">
        <Posten name={`12 × Prämie ${frankenText(angebot.preis)}`} betrag={praemien} />
        <Posten name="Franchise, Ihr Anteil" betrag={ausFranchise} />
        <Posten
          name={`Selbstbehalt 10 %, höchstens ${klasse === 'AKL-KIN' ? 350 : 700}`}
          betrag={anteil - ausFranchise}
        />
      </dl>
    </div>
  )
}

function Posten({ name, betrag }: { name: string; betrag: number }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2">
      <dt>{name}</dt>
      <dd className="betrag">{frankenText(betrag)}</dd>
    </div>
  )
}
