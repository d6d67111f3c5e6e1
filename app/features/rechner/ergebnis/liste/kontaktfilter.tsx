import { useMemo } from 'react'
import { kontaktName } from '#content/modelle.ts'
import { FILTER } from '#content/rechner/filter.ts'
import { kontaktDes } from '#domain/erstkontakt.ts'
import { umgeschaltet } from '../../zustand/ansicht.ts'
import type { Blick } from '../sicht/sicht.ts'

/** One first contact, several or all, and the way back to insurers that were left out: one line, which a phone scrolls. */
export function Kontaktfilter({ zustand, sicht: { tabelle, liste }, dispatch }: Omit<Blick, 'umfeld'>) {
  const { kontakte, ohneKassen } = zustand.ansicht.filter
  const bekannte = useMemo(() => new Set(tabelle.tarife.map(kontaktDes)), [tabelle])
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
          <button
            type="button"
            aria-label={FILTER.zuruecksetzenName}
            onClick={() => dispatch({ art: 'filter', filter: { ohneKassen: [] } })}
            className="textlink min-h-11 text-fir"
          >
            {FILTER.zuruecksetzen}
          </button>
        </p>
      )}
    </fieldset>
  )
}

type ChipProps = { name: string; anzahl: number | null; checked: boolean; onChange: () => void }

function Chip({ name, anzahl, checked, onChange }: ChipProps) {
  return (
    <label className="relative flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-control border border-edge bg-sheet px-3.5 text-[0.9375rem] font-medium whitespace-nowrap not-has-checked:hover:bg-sand has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir forced-colors:has-checked:border-4 forced-colors:has-checked:text-[CanvasText]">
      <input
        type="checkbox"
        checked={checked}
        onChange={onChange}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
      />
      <span>{name}</span>
      {anzahl !== null && <span className="t1 font-normal"> {anzahl}</span>}
    </label>
  )
}
