import { type ReactNode, useId } from 'react'
import { frankenText } from '#content/format.ts'
import { BEGINN, JAHRESLINIE } from '#content/rechner/jahr.ts'
import type { Tag } from '#domain/fristen.ts'
import type { Rappen } from '#domain/rappen.ts'

/** The cheapest price before and from 1 January on, and what is to say about it. */
export type Linie = { vorher?: Rappen | undefined; nachher?: Rappen | undefined; satz?: string | undefined }

/** Two prices and the step between them. */
export function Jahreslinie({ heute, jahr, linie }: { heute: Tag; jahr: number; linie: Linie }) {
  return (
    <div>
      <div className="flex items-end justify-between gap-x-3">
        <div>
          <Ende name={JAHRESLINIE.vorher(heute, jahr - 1)} preis={linie.vorher} />
        </div>
        <Stufe {...linie} />
        <div className="text-right">
          <Ende name={JAHRESLINIE.nachher(heute, jahr)} preis={linie.nachher} stark />
        </div>
      </div>
      <p className="t1 mt-1 text-ink2">{linie.satz}</p>
    </div>
  )
}

type BeginnWahlProps = {
  linie: Linie | undefined
  jahr: number
  sofortjahr: number
  sofort: boolean
  onChange: (sofort: boolean) => void
}

/** The ends of the line are the choice: this year's prices at once, or next year's. */
export function BeginnWahl({ linie, jahr, sofortjahr, sofort, onChange }: BeginnWahlProps) {
  const id = useId()
  return (
    <div>
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; one choice out of two
        role="radiogroup"
        aria-label={BEGINN.gruppe}
        aria-describedby={`${id}-wozu`}
        className={`flex min-w-0 items-end gap-x-3 ${linie ? 'justify-between' : 'gap-x-6'}`}
      >
        <Wahl
          id={`${id}-sofort`}
          name={BEGINN.sofort}
          zusatz={<span className="sr-only">{JAHRESLINIE.sofort(sofortjahr)}</span>}
          preis={linie?.vorher}
          gewaehlt={sofort}
          onChange={() => onChange(true)}
        />
        <Stufe {...linie} />
        <Wahl
          id={`${id}-januar`}
          name={BEGINN.abJanuar(jahr)}
          preis={linie?.nachher}
          gewaehlt={!sofort}
          rechts
          onChange={() => onChange(false)}
        />
      </fieldset>
      {linie?.satz && <p className="t1 mt-1 text-ink2">{linie.satz}</p>}
      {/* On a phone only who chose it reads whom it is for. */}
      <p id={`${id}-wozu`} className={`t1 text-ink2 ${sofort ? 'mt-1' : 'max-[64rem]:sr-only'}`}>
        {BEGINN.fuerWen}
      </p>
    </div>
  )
}

type WahlProps = {
  id: string
  name: string
  zusatz?: ReactNode
  preis: Rappen | undefined
  gewaehlt: boolean
  rechts?: boolean
  onChange: () => void
}

function Wahl({ id, name, zusatz, preis, gewaehlt, rechts = false, onChange }: WahlProps) {
  return (
    <label
      className={`relative flex min-h-11 shrink-0 cursor-pointer flex-col justify-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir ${rechts ? 'items-end' : ''}`}
    >
      <span className="flex items-center gap-x-2 print:gap-0">
        <input
          type="radio"
          name="beginn"
          checked={gewaehlt}
          onChange={onChange}
          aria-labelledby={id}
          aria-describedby={`${id}-preis`}
          className="grid size-4 shrink-0 cursor-pointer appearance-none place-content-center rounded-full border border-edge bg-sheet outline-none before:size-2 before:scale-0 before:rounded-full before:bg-on-fir after:absolute after:inset-0 checked:border-fir checked:bg-fir checked:before:scale-100 print:hidden forced-colors:appearance-auto"
        />
        <span id={id} className={`t1 ${gewaehlt ? 'font-semibold' : 'text-ink2'}`}>
          {name}
        </span>
        {zusatz}
      </span>
      <span
        id={`${id}-preis`}
        className={`betrag text-[1.1875rem] leading-snug ${gewaehlt ? 'font-semibold' : 'text-ink2'}`}
      >
        {preis !== undefined && frankenText(preis)}
      </span>
    </label>
  )
}

function Ende({ name, preis, stark = false }: { name: string; preis: Rappen | undefined; stark?: boolean }) {
  return (
    <>
      <span className="t1 block text-ink2">{name}</span>{' '}
      <span className={`betrag text-[1.1875rem] leading-snug ${stark ? 'font-semibold' : 'text-ink2'}`}>
        {preis !== undefined && frankenText(preis)}
      </span>
    </>
  )
}

/** Up, down or level on 1 January; between unknown prices there is no line. */
function Stufe({ vorher, nachher }: Linie) {
  if (vorher === undefined || nachher === undefined) return null
  const [von, auf] = vorher === nachher ? [10, 10] : vorher < nachher ? [15, 5] : [5, 15]
  return (
    <svg
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      height="20"
      aria-hidden="true"
      className="mb-1 w-24 min-w-6 shrink grow max-md:w-10"
    >
      <polyline
        points={`0,${von} 50,${von} 50,${auf} 100,${auf}`}
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.5"
        className="fill-none stroke-ink"
      />
    </svg>
  )
}
