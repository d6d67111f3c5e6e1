import { useCallback, useEffect, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { VERBILLIGUNG_IM_RECHNER } from '#content/rechner/verbilligung.ts'
import { type Zusage, zusageAus } from '#domain/kantonsbeitrag.ts'
import type { Geltend } from '#domain/verbilligung/geltend.ts'
import type { VerbilligungsFormularProps } from '../verbilligung/formular.tsx'
import type { Eingabe } from '../verbilligung/lage.ts'
import { useNotiz } from './merkzettel.ts'
import { useVerbilligungsrechnung } from './verbilligung-laden.ts'

/** What leads here from elsewhere on the page finds it by this. */
export const VERBILLIGUNG_SCHALTER = 'mit-verbilligung'

type VerbilligungProps = Pick<
  VerbilligungsFormularProps,
  'kanton' | 'region' | 'gemeinde' | 'einheit' | 'bekannte' | 'jahr'
> & {
  /** Who asks: what was typed for others, or for another year, stays theirs. */
  fuer: string
  onZusage: (zusage: Zusage | null) => void
}

/** A switch; the first time it is turned on, the rules of the cantons arrive. Off, prices are in full again. */
export function Verbilligung({ fuer, onZusage, ...haushalt }: VerbilligungProps) {
  const id = useId()
  const notiz = useNotiz(fuer)
  const [an, setAn] = useState(notiz.an)
  const [{ ergebnis, inAusbildung }, setErgebnis] = useState<Pick<typeof notiz, 'ergebnis' | 'inAusbildung'>>(notiz)
  const [stand, oeffne] = useVerbilligungsrechnung(notiz.rechnung, rechnung => {
    notiz.rechnung = rechnung
  })

  const nimm = useCallback(
    (neues: Geltend | null, lernende: readonly number[]) => {
      const stand = { ergebnis: neues, inAusbildung: lernende }
      Object.assign(notiz, stand)
      setErgebnis(stand)
    },
    [notiz],
  )
  const merke = (eingabe: Eingabe) => {
    notiz.eingabe = eingabe
  }

  // Also when the household changes while the form is hidden.
  useEffect(() => {
    onZusage(an ? zusageAus(ergebnis, inAusbildung) : null)
  }, [an, ergebnis, inAusbildung, onZusage])

  function schalte(ein: boolean) {
    notiz.an = ein
    setAn(ein)
    if (ein && stand.art !== 'da') oeffne()
  }

  return (
    <section className="border-t border-line pt-2 print:hidden">
      <label className="flex min-h-11 max-w-100 cursor-pointer items-center justify-between gap-3 font-semibold">
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
          className="h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-control border border-edge bg-sand bg-[linear-gradient(var(--edge),var(--edge))] bg-[length:1.125rem_1.125rem] bg-[position:0.125rem_center] bg-no-repeat checked:border-fir checked:bg-fir checked:bg-[linear-gradient(var(--on-fir),var(--on-fir))] checked:bg-[position:calc(100%-0.125rem)_center] forced-colors:appearance-auto"
        />
      </label>
      <p id={`${id}-erklaert`} className="t1 text-ink2">
        {VERBILLIGUNG_IM_RECHNER.erklaert}
      </p>
      {/* What was typed stays while the switch is off. */}
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
        {stand.art === 'da' && (
          <stand.rechnung.VerbilligungsFormular
            {...haushalt}
            anfang={notiz.eingabe}
            onEingabe={merke}
            onErgebnis={nimm}
          />
        )}
      </div>
    </section>
  )
}
