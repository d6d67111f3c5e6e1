import { useId } from 'react'
import { NachDerFrist } from '#app/layout/nach-der-frist.tsx'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Choices } from '#app/ui/fields/choices.tsx'
import { BEGINN } from '#content/rechner/jahr.ts'
import type { Dispatch, Zustand } from '../../zustand/zustand.ts'

/** Next year's prices, or this year's for who must be insured at once; and what can still be done. Stays while prices load. */
export function Preisjahr({ zustand, dispatch }: { zustand: Zustand; dispatch: Dispatch }) {
  const { jahr, sofort } = useSeitenDaten().praemien
  const id = useId()
  if (sofort === undefined) return <NachDerFrist folded />
  const wahlen = [
    { beginn: null, name: BEGINN.abJanuar(jahr), gewaehlt: zustand.sofort === null },
    { beginn: sofort, name: BEGINN.sofort, zusatz: BEGINN.praemien(sofort), gewaehlt: zustand.sofort !== null },
  ]
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6">
        <Choices aria-label={BEGINN.gruppe} aria-describedby={`${id}-wozu`} className="flex gap-x-6">
          {wahlen.map(({ beginn, name, zusatz, gewaehlt }) => (
            <label
              key={name}
              className="relative flex min-h-11 shrink-0 cursor-pointer items-center gap-x-2 rounded-control has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir md:min-h-9"
            >
              <input
                type="radio"
                name="beginn"
                checked={gewaehlt}
                onChange={() => dispatch({ art: 'beginn', sofort: beginn })}
                aria-label={name}
                className="grid size-4 shrink-0 cursor-pointer appearance-none place-content-center rounded-full border border-edge bg-sheet outline-none before:size-2 before:scale-0 before:rounded-full before:bg-on-fir after:absolute after:inset-0 checked:border-fir checked:bg-fir checked:before:scale-100 print:hidden forced-colors:appearance-auto"
              />
              <span aria-hidden="true" className={`t1 ${gewaehlt ? 'font-semibold' : 'text-ink2'}`}>
                {name}
                {zusatz && <span className="max-md:sr-only">{zusatz}</span>}
              </span>
            </label>
          ))}
        </Choices>
        {/* On a phone only who chose it reads whom it is for. */}
        <p id={`${id}-wozu`} className={`t1 text-ink2 ${zustand.sofort === null ? 'max-[64rem]:sr-only' : ''}`}>
          {BEGINN.fuerWen}
        </p>
      </div>
      <NachDerFrist folded />
    </>
  )
}
