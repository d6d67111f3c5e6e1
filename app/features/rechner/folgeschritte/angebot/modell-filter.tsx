import { kontaktName } from '#content/modelle.ts'
import { FILTER } from '#content/rechner/filter.ts'
import type { Erstkontakt } from '#domain/modelle.ts'
import { umgeschaltet } from '../../zustand/ansicht.ts'

type ModellFilterProps = {
  anzahlen: readonly { kontakt: Erstkontakt; anzahl: number }[]
  total: number
  /** None are all. */
  kontakte: readonly Erstkontakt[]
  onChange: (kontakte: readonly Erstkontakt[]) => void
}

/** One first contact, several or all; the list below follows at once. On a phone the offers come before what explains the counts. */
export function ModellFilter({ anzahlen, total, kontakte, onChange }: ModellFilterProps) {
  const summe = anzahlen.reduce((bisher, { anzahl }) => bisher + anzahl, 0)
  return (
    <>
      <fieldset aria-label={FILTER.modell} className="flex min-w-0 flex-wrap pt-px pl-px md:gap-1 md:p-0 print:hidden">
        <Schalter name={FILTER.alle} anzahl={total} checked={kontakte.length === 0} onChange={() => onChange([])} />
        {anzahlen.map(({ kontakt, anzahl }) => (
          <Schalter
            key={kontakt}
            name={kontaktName(kontakt)}
            anzahl={anzahl}
            checked={kontakte.includes(kontakt)}
            onChange={() => onChange(umgeschaltet(kontakte, kontakt))}
          />
        ))}
      </fieldset>
      {summe > total && (
        <p className="t1 order-last w-full text-ink2 max-md:hidden print:hidden">{FILTER.mehrfach(summe - total)}</p>
      )}
    </>
  )
}

type SchalterProps = { name: string; anzahl: number; checked: boolean; onChange: () => void }

/** On phones the count stands below the name, and all of them share one frame. */
function Schalter({ name, anzahl, checked, onChange }: SchalterProps) {
  return (
    <label className="relative -mt-px -ml-px flex min-h-11 grow cursor-pointer flex-col items-center justify-center rounded-control border border-edge bg-sheet px-1.5 py-1 text-[0.9375rem] leading-tight max-[24rem]:min-w-11 max-[24rem]:px-1 max-[24rem]:text-[0.875rem] max-[24rem]:font-stretch-90% font-medium not-has-checked:hover:bg-sand has-checked:z-1 has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:z-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir md:m-0 md:grow-0 md:flex-row md:gap-1.5 md:px-2 forced-colors:has-checked:border-4 forced-colors:has-checked:text-[CanvasText]">
      <input
        type="checkbox"
        checked={checked}
        onChange={onChange}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
      />
      <span>{name}</span> <span className="t1 font-normal">{anzahl}</span>
    </label>
  )
}
