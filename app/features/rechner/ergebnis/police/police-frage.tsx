import { useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { HEUTE } from '#content/rechner/heute.ts'
import { PolicenForm } from '../nachladen.ts'
import type { Blick } from '../sicht/sicht.ts'

const FRAGE = 'police-frage'

/** Until a bill is confirmed: the question, and in its place the form. */
export function PoliceFrage(blick: Blick) {
  const { zustand, sicht, dispatch } = blick
  const id = useId()
  // Who looks at a shared comparison compares nobody's policy.
  if (zustand.geteilt || sicht.personen.some(({ police }) => police)) return null
  if (zustand.ansicht.form === 'police') return <PolicenForm {...blick} oeffner={FRAGE} />
  return (
    <button
      type="button"
      id={FRAGE}
      aria-labelledby={`${id}-titel`}
      aria-describedby={`${id}-text`}
      className="flex min-h-14 w-full items-center justify-between gap-4 rounded-control border border-fir px-3.5 py-2 text-left hover:bg-fir-soft print:hidden"
      onClick={() => dispatch({ art: 'form', form: 'police' })}
    >
      <span className="min-w-0">
        <span id={`${id}-titel`} className="t2 block leading-snug! font-semibold text-fir">
          {HEUTE.frage}
        </span>
        {/* Told as the description: the name is the question alone. */}
        <span id={`${id}-text`} aria-hidden="true" className="t1 block text-ink2">
          {HEUTE.genuegt(sicht.zuMehreren)}
        </span>
      </span>
      <Icon name="mail" />
    </button>
  )
}
