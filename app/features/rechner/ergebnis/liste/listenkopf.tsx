import { useRef } from 'react'
import { Choices, cellInput } from '#app/ui/fields/choices.tsx'
import { SearchField } from '#app/ui/fields/search-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { FILTER } from '#content/rechner/filter.ts'
import { ORDNUNG } from '#content/rechner/liste.ts'
import { kontaktDes } from '#domain/erstkontakt/erstkontakt.ts'
import { SUCHE_HOECHSTENS, umgeschaltet } from '../../zustand/ansicht.ts'
import type { Blick } from '../sicht/sicht.ts'
import { listenzaehler } from './zeilenwerte.ts'

type ListenkopfProps = Blick & { searching: boolean; onSearching: (searching: boolean) => void }

/** How many offers there are, the search and the order: one line, also on a phone. */
export function Listenkopf({ zustand, sicht, dispatch, searching, onSearching }: ListenkopfProps) {
  const [anzahl, wovon] = listenzaehler(sicht)
  const { suche } = zustand.ansicht.filter
  const button = useRef<HTMLButtonElement>(null)
  const offen = searching || suche !== ''

  function close() {
    onSearching(false)
    if (suche !== '') dispatch({ art: 'filter', filter: { suche: '' } })
    requestAnimationFrame(() => button.current?.focus())
  }

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1 md:gap-x-4">
      <h2 id="liste-titel" className="t4 mr-auto min-w-0 flex-1 text-[1.25rem] leading-tight md:text-[1.5rem]">
        {anzahl}{' '}
        <span className="inline-block text-[0.9375rem] leading-none font-normal tracking-normal text-ink2">
          {wovon}
        </span>
      </h2>
      {offen ? (
        <SearchField
          label={FILTER.suche}
          value={suche}
          maxLength={SUCHE_HOECHSTENS}
          onChange={neu => dispatch({ art: 'filter', filter: { suche: neu } })}
          closeLabel={FILTER.sucheSchliessen}
          onClose={close}
          className="max-md:order-last max-md:mb-1 max-md:w-full md:w-60 print:hidden"
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
      <Ordnungswahl sicht={sicht} dispatch={dispatch} />
    </div>
  )
}

/** A phone has room for the order that holds: its other one lies above it, so that a press there takes it. */
const Ordnungswahl = ({ sicht: { ordnung }, dispatch }: Pick<Blick, 'sicht' | 'dispatch'>) => (
  <Choices
    aria-label={ORDNUNG.frage}
    className="relative flex min-h-11 shrink-0 items-center gap-x-2 rounded-control text-[0.9375rem] text-fir has-focus-visible:outline-3 has-focus-visible:outline-fir max-md:pl-1.5 print:hidden"
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
          className={`${cellInput} not-checked:z-1`}
        />
        <span
          aria-hidden="true"
          className={eine === ordnung ? '' : 'underline decoration-1 underline-offset-4 max-md:hidden'}
        >
          {ORDNUNG[eine]}
        </span>
      </label>
    ))}
  </Choices>
)

/** One first contact, several or all, and the way back to insurers that were left out: one line, which a phone scrolls. */
export function Kontaktfilter({ zustand, sicht: { tabelle, liste }, dispatch }: Blick) {
  const { kontakte, ohneKassen } = zustand.ansicht.filter
  const bekannte = new Set(tabelle.tarife.map(kontaktDes))
  const gewaehlte = kontakte.filter(kontakt => bekannte.has(kontakt))
  const waehle = (neue: typeof kontakte) => dispatch({ art: 'filter', filter: { kontakte: neue } })
  return (
    <fieldset
      aria-label={FILTER.modell}
      className="-mx-5 -my-1.5 mb-0.5 flex min-w-0 gap-2 px-5 py-1.5 max-[64rem]:overflow-x-auto max-[64rem]:[scrollbar-width:none] md:mx-0 md:mb-2 min-[64rem]:flex-wrap md:px-0 print:hidden"
    >
      <Chip
        name={FILTER.alle}
        anzahl={liste.anzahlOhneKontakt}
        checked={gewaehlte.length === 0}
        onChange={() => waehle([])}
      />
      {liste.kontakte
        .filter(({ kontakt }) => bekannte.has(kontakt))
        .map(({ kontakt, anzahl }) => (
          <Chip
            key={kontakt}
            name={kontaktName(kontakt)}
            anzahl={anzahl}
            checked={kontakte.includes(kontakt)}
            onChange={() => waehle(umgeschaltet(kontakte, kontakt))}
          />
        ))}
      {ohneKassen.length > 0 && (
        <p className="t1 flex shrink-0 items-center gap-x-2 text-ink2">
          {FILTER.ausgeblendet(ohneKassen.length)}{' '}
          <TextButton
            aria-label={FILTER.zuruecksetzenName}
            onClick={() => dispatch({ art: 'filter', filter: { ohneKassen: [] } })}
          >
            {FILTER.zuruecksetzen}
          </TextButton>
        </p>
      )}
    </fieldset>
  )
}

type ChipProps = { name: string; anzahl: number | null; checked: boolean; onChange: () => void }

const Chip = ({ name, anzahl, checked, onChange }: ChipProps) => (
  <label className="relative flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-control border border-edge bg-sheet px-3.5 text-[0.9375rem] font-medium whitespace-nowrap not-has-checked:hover:bg-sand has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir forced-colors:has-checked:border-4 forced-colors:has-checked:text-[CanvasText]">
    <input type="checkbox" checked={checked} onChange={onChange} className={cellInput} />
    <span>{name}</span>
    {anzahl !== null && <span className="t1 font-normal"> {anzahl}</span>}
  </label>
)
