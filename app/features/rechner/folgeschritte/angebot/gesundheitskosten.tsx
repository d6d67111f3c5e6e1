import { useId } from 'react'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { frankenText, ganzeFrankenText, mitApostroph } from '#content/format.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import { HOECHSTE_KOSTEN, KOSTENSCHRITT } from '#domain/gesundheitskosten.ts'
import { hoechsterSelbstbehalt, kostenteilung } from '#domain/kostenbeteiligung.ts'
import { imJahr } from '#domain/praemie.ts'
import { type Franken, franken, inRappen, plus, type Rappen } from '#domain/rappen.ts'
import type { Listenzeile } from './liste.ts'

const MARKEN = [0, 0.25, 0.5, 0.75, 1].map(anteil => anteil * HOECHSTE_KOSTEN)

const track =
  '[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:bg-edge [&::-moz-range-track]:h-1 [&::-moz-range-track]:bg-edge forced-colors:[&::-webkit-slider-runnable-track]:bg-[CanvasText]'
const thumb =
  '[&::-webkit-slider-thumb]:-mt-3 [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-control [&::-webkit-slider-thumb]:bg-fir [&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-control [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-fir forced-colors:[&::-webkit-slider-thumb]:bg-[Highlight]'

type ReglerProps = { kosten: Franken; onChange: (kosten: Franken) => void }

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
        step={KOSTENSCHRITT}
        value={kosten}
        aria-valuetext={`CHF ${mitApostroph(kosten)} im Jahr`}
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

type RechnungProps = { angebot: Listenzeile; kasse: string; kosten: Franken; klasse: Altersklasse }

/** What a year with these costs comes to, item by item. */
export function Jahresrechnung({ angebot, kasse, kosten, klasse }: RechnungProps) {
  const praemien = imJahr(angebot.preis)
  const anteil = kostenteilung(inRappen(kosten), angebot.franchise, klasse)
  return (
    <div>
      <p className="mb-4 text-ink2">
        Total mit dem gewählten Angebot <span className="sr-only">({kasse})</span>
      </p>
      <PriceFigure amount={frankenText(plus(praemien, anteil.selbst))} per="Jahr" />
      <dl className="mt-5">
        <Posten name={`12 × Prämie ${frankenText(angebot.preis)}`} betrag={praemien} />
        <Posten name="Franchise, Ihr Anteil" betrag={anteil.franchise} />
        <Posten
          name={`Selbstbehalt 10 %, höchstens ${ganzeFrankenText(hoechsterSelbstbehalt(klasse))}`}
          betrag={anteil.selbstbehalt}
        />
      </dl>
    </div>
  )
}

function Posten({ name, betrag }: { name: string; betrag: Rappen }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2">
      <dt>{name}</dt>
      <dd className="betrag">{frankenText(betrag)}</dd>
    </div>
  )
}
