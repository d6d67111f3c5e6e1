import { useId } from 'react'
import { NachDerFrist } from '#app/layout/nach-der-frist.tsx'
import { useDatenhinweis } from '#app/lib/datenhinweis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { useLocation } from '#app/router.tsx'
import { Choices } from '#app/ui/fields/choices.tsx'
import { PriceNote } from '#app/ui/price-note.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { KOPF } from '#content/rechner/antwort.ts'
import { BEGINN } from '#content/rechner/jahr.ts'
import { TITEL } from '#content/rechner/schritt-1.ts'
import { type Dispatch, verglichene, type Zustand } from '../../zustand/zustand.ts'

/**
 * The calculator's heading above steps 2 and 3, for whom the prices are, and the way back to change it. On a phone the names of the
 * steps say as much as the heading, and the answer is on the first screen.
 */
export function SchrittKopf({ zustand, onEdit }: { zustand: Zustand; onEdit: () => void }) {
  const { praemien } = useSeitenDaten()
  const wechseln = useLocation().pathname === '/wechseln'
  return (
    <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-b border-ink pb-1.5 md:mt-3 md:pb-2">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="t4 max-md:sr-only">{wechseln ? TITEL.wechsel : TITEL.rechner(praemien.jahr)}</h1>
        <PriceNote note={useDatenhinweis()} folded />
      </div>
      <div className="flex w-full items-center justify-between gap-x-3 text-ink2 max-md:text-[0.9375rem] max-md:leading-tight md:w-auto">
        <p className="min-w-0">{angaben(zustand).filter(Boolean).join(' · ')}</p>
        <TextButton onClick={onEdit} className="-my-3 shrink-0 print:hidden">
          {KOPF.aendern}
        </TextButton>
      </div>
    </div>
  )
}

function angaben(zustand: Zustand) {
  const { geteilt, wohnort } = zustand
  const [eine, ...weitere] = verglichene(zustand)
  const ort = geteilt ? KOPF.kanton(geteilt.kanton) : `${wohnort.plz} ${wohnort.gewaehlt?.ort ?? wohnort.ort}`
  if (weitere.length > 0) return [KOPF.personen(weitere.length + 1), ort]
  return [eine?.geburtsjahr, ort, eine && !eine.police && KOPF.unfall[eine.unfall]]
}

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
