import { useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { FILTER } from '#content/rechner/filter.ts'
import { ORDNUNG } from '#content/rechner/liste.ts'
import { SUCHE_HOECHSTENS } from '../../zustand/ansicht.ts'
import type { Blick } from '../sicht/sicht.ts'
import { listenzaehler } from './zusammenfassung.ts'

type ListenkopfProps = Blick & { id: string; searching: boolean; onSearching: (searching: boolean) => void }

/** How many offers there are, the search and the order: one line, also on a phone. */
export function Listenkopf({ id, zustand, sicht, dispatch, searching, onSearching }: ListenkopfProps) {
  const [anzahl, wovon] = listenzaehler(sicht)
  const { suche } = zustand.ansicht.filter
  const button = useRef<HTMLButtonElement>(null)
  const offen = searching || suche !== ''

  function schliesse() {
    onSearching(false)
    if (suche !== '') dispatch({ art: 'filter', filter: { suche: '' } })
    requestAnimationFrame(() => button.current?.focus())
  }

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1 md:gap-x-4">
      <h2 id={id} className="t4 mr-auto min-w-0 flex-1 text-[1.25rem] leading-tight md:text-[1.5rem]">
        {anzahl}{' '}
        <span className="inline-block text-[0.9375rem] leading-none font-normal tracking-normal text-ink2">
          {wovon}
        </span>
      </h2>
      {offen ? (
        <Suchfeld
          suche={suche}
          onSuche={neue => dispatch({ art: 'filter', filter: { suche: neue } })}
          {...{ schliesse }}
        />
      ) : (
        <button
          ref={button}
          type="button"
          aria-label={FILTER.suche}
          aria-expanded={false}
          onClick={() => onSearching(true)}
          className="flex size-11 shrink-0 items-center justify-center rounded-control text-fir hover:bg-fir-soft print:hidden"
        >
          <Icon name="search" />
        </button>
      )}
      <Ordnungswahl {...{ sicht, dispatch }} />
    </div>
  )
}

/** Not held by the state: letters follow each other faster than lists. On a phone it takes a line of its own. */
function Suchfeld(props: { suche: string; onSuche: (suche: string) => void; schliesse: () => void }) {
  const { suche, onSuche, schliesse } = props
  const first = useRef(suche === '')
  return (
    <div className="relative max-md:order-last max-md:mb-1 max-md:w-full md:w-60 print:hidden">
      <Icon name="search" className="pointer-events-none absolute top-3 left-2.5 text-ink2" />
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens where its button stood, for who pressed it
        autoFocus={first.current}
        type="search"
        aria-label={FILTER.suche}
        placeholder={FILTER.suche}
        defaultValue={suche}
        maxLength={SUCHE_HOECHSTENS}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={event => onSuche(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && schliesse()}
        className="block h-11 w-full min-w-0 appearance-none rounded-control border border-edge bg-sheet pr-11 pl-9 text-[1rem] text-ink placeholder:text-ink2 hover:border-ink focus-visible:border-fir [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="button"
        aria-label={FILTER.sucheSchliessen}
        onClick={schliesse}
        className="absolute top-0 right-0 flex size-11 items-center justify-center rounded-control hover:text-fir"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

/** A phone has room for the order that holds: its other one lies above it, so that a press there takes it. */
function Ordnungswahl({ sicht: { ordnung }, dispatch }: Pick<Blick, 'sicht' | 'dispatch'>) {
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; one choice out of two
      role="radiogroup"
      aria-label={ORDNUNG.frage}
      className="relative flex min-h-11 min-w-0 shrink-0 items-center gap-x-2 rounded-control text-[0.9375rem] text-fir has-focus-visible:outline-3 has-focus-visible:outline-fir max-md:pl-1.5 print:hidden"
    >
      <Icon name="sort" />
      {(['preis', 'gesamtkosten'] as const).map(eine => (
        <label
          key={eine}
          className={`flex min-h-11 cursor-pointer items-center md:relative md:px-1 ${eine === ordnung ? 'font-semibold' : 'max-md:contents'}`}
        >
          <input
            type="radio"
            name="ordnung"
            aria-label={ORDNUNG[eine]}
            checked={ordnung === eine}
            onChange={() => dispatch({ art: 'ordnung', ordnung: eine })}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0 not-checked:z-1"
          />
          <span
            aria-hidden="true"
            className={eine === ordnung ? '' : 'underline decoration-1 underline-offset-4 max-md:hidden'}
          >
            {ORDNUNG[eine]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
