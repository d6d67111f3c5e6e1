import { useCallback, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { VERBILLIGUNG_IM_RECHNER } from '#content/rechner/verbilligung.ts'
import { type Zusage, zusageAus } from '#domain/kantonsbeitrag.ts'
import type { Geltend } from '#domain/verbilligung/geltend.ts'
import type { Einheit } from '#domain/verbilligung/regel.ts'
import { useVerbilligungsrechnung } from './verbilligung-laden.ts'

/** What leads here from elsewhere on the page finds it by this. */
export const VERBILLIGUNG_SCHALTER = 'mit-verbilligung'

type VerbilligungProps = {
  kanton: string
  region: number
  gemeinde: number
  /** Who is known already; the visitor may say who else belongs to the household. */
  einheit: Einheit
  /** The year of the prices. */
  jahr: number
  onZusage: (zusage: Zusage | null) => void
}

/** A switch; the first time it is turned on, the rules of the cantons arrive. Off, prices are in full again. */
export function Verbilligung({ onZusage, ...haushalt }: VerbilligungProps) {
  const id = useId()
  const [an, setAn] = useState(false)
  const [stand, oeffne] = useVerbilligungsrechnung()
  const [ergebnis, setErgebnis] = useState<Geltend | null>(null)

  const nimm = useCallback(
    (neues: Geltend | null) => {
      setErgebnis(neues)
      onZusage(zusageAus(neues))
    },
    [onZusage],
  )

  function schalte(ein: boolean) {
    setAn(ein)
    if (ein && stand.art !== 'da') oeffne()
    onZusage(ein ? zusageAus(ergebnis) : null)
  }

  return (
    <section className="border-t border-line pt-2 print:hidden">
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold">
        {VERBILLIGUNG_IM_RECHNER.schalter}
        <input
          id={VERBILLIGUNG_SCHALTER}
          type="checkbox"
          role="switch"
          checked={an}
          aria-describedby={`${id}-erklaert`}
          aria-checked={an}
          aria-controls={`${id}-rechnung`}
          onChange={event => schalte(event.target.checked)}
          className="h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-control border border-edge bg-sand bg-[linear-gradient(var(--sheet),var(--sheet))] bg-[length:1.125rem_1.125rem] bg-[position:0.125rem_center] bg-no-repeat checked:border-fir checked:bg-fir checked:bg-[position:calc(100%-0.125rem)_center] forced-colors:appearance-auto"
        />
      </label>
      <p id={`${id}-erklaert`} className="t1 text-ink2">
        {VERBILLIGUNG_IM_RECHNER.erklaert}
      </p>
      {/* What was typed stays while the switch is off; it is kept nowhere else. */}
      <div id={`${id}-rechnung`} hidden={!an} className="mt-3">
        {stand.art === 'laedt' && <p role="status">{VERBILLIGUNG_IM_RECHNER.laedt}</p>}
        {stand.art === 'fehlt' && (
          <div role="alert">
            <p className="mb-2">{VERBILLIGUNG_IM_RECHNER.fehlt}</p>
            <Button kind="secondary" size="small" onClick={oeffne}>
              {VERBILLIGUNG_IM_RECHNER.erneut}
            </Button>
          </div>
        )}
        {stand.art === 'da' && <stand.rechnung.VerbilligungsFormular {...haushalt} onErgebnis={nimm} />}
      </div>
    </section>
  )
}
