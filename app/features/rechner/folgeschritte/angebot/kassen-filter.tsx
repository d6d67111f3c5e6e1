import { Icon } from '#app/ui/icon.tsx'
import { FILTER } from '#content/rechner/filter.ts'
import { type Filter, SUCHE_HOECHSTENS } from '../../zustand/ansicht.ts'

type KassenFilterProps = { filter: Filter; onChange: (filter: Partial<Filter>) => void }

/** Which insurers are wanted: by letters of the name, and without those that were left out. */
export function KassenFilter({ filter, onChange }: KassenFilterProps) {
  const { suche, ohneKassen } = filter
  return (
    <div className="flex min-w-43 flex-1 flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
      <label className="relative block min-w-43 grow md:max-w-60">
        <span className="sr-only">{FILTER.suche}</span>
        <Icon name="search" className="pointer-events-none absolute top-3 left-2.5 text-ink2" />
        <input
          type="search"
          value={suche}
          maxLength={SUCHE_HOECHSTENS}
          placeholder={FILTER.suche}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={event => onChange({ suche: event.target.value })}
          className="block h-11 w-full min-w-0 appearance-none rounded-control border border-edge bg-sheet pr-1 pl-8.5 text-[1rem] md:text-[0.9375rem] md:font-stretch-90% text-ink placeholder:text-ink2 hover:border-ink focus-visible:border-fir"
        />
      </label>
      {ohneKassen.length > 0 && (
        <p className="t1 flex items-center gap-x-2 text-ink2">
          {FILTER.ausgeblendet(ohneKassen.length)}{' '}
          <button
            type="button"
            aria-label={FILTER.zuruecksetzenName}
            onClick={() => onChange({ ohneKassen: [] })}
            className="textlink min-h-11 text-fir"
          >
            {FILTER.zuruecksetzen}
          </button>
        </p>
      )}
    </div>
  )
}
