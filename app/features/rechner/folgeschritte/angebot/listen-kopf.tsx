import { anzahlAngebote, ORDNUNG, vonKassen } from '#content/rechner/liste.ts'
import type { Ordnung } from '../../zustand/ansicht.ts'
import { anzahlKassen, type Listenzeile } from './liste.ts'

type ListenKopfProps = {
  id: string
  zeilen: readonly Listenzeile[]
  ordnung: Ordnung
  onOrdnung: (ordnung: Ordnung) => void
}

/** How many offers there are, and what orders them. */
export function ListenKopf({ id, zeilen, ordnung, onOrdnung }: ListenKopfProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-2 md:mb-4 md:gap-x-4">
      <h2 id={id} className="t4 max-md:text-[1.25rem] max-md:leading-tight">
        {anzahlAngebote(zeilen.length)}{' '}
        <span className="max-md:block max-md:text-[0.9375rem] max-md:font-normal max-md:tracking-normal max-md:text-ink2">
          {vonKassen(anzahlKassen(zeilen))}
        </span>
      </h2>
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; one choice out of two
        role="radiogroup"
        aria-label={ORDNUNG.frage}
        className="flex min-w-0 items-center print:hidden"
      >
        <span aria-hidden="true" className="t1 mr-3 text-ink2 max-md:hidden">
          {ORDNUNG.frage}
        </span>
        {(['preis', 'gesamtkosten'] as const).map(eine => (
          <label
            key={eine}
            className="relative -ml-px flex min-h-11 cursor-pointer items-center border border-edge bg-sheet px-3 text-[0.9375rem] max-[24rem]:px-2 font-medium first-of-type:rounded-l-control last-of-type:rounded-r-control not-has-checked:hover:bg-sand has-checked:z-1 has-checked:border-fir has-checked:bg-fir-soft has-checked:font-semibold has-focus-visible:z-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir forced-colors:has-checked:border-4"
          >
            <input
              type="radio"
              name="ordnung"
              checked={ordnung === eine}
              onChange={() => onOrdnung(eine)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {ORDNUNG[eine]}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
