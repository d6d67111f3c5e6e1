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
    // The name is the question alone, and the whole box is its button's.
    <div className="relative flex min-h-14 w-full items-center justify-between gap-4 rounded-control border border-fir px-3.5 py-2 hover:bg-fir-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir print:hidden">
      <span className="min-w-0">
        <button
          type="button"
          id={FRAGE}
          aria-describedby={`${id}-text`}
          className="t2 block text-left leading-snug! font-semibold text-fir outline-none after:absolute after:inset-0"
          onClick={() => dispatch({ art: 'form', form: 'police' })}
        >
          {HEUTE.frage}
        </button>
        <span id={`${id}-text`} className="t1 block text-ink2">
          {HEUTE.genuegt(sicht.zuMehreren)}
        </span>
      </span>
      <Icon name="mail" />
    </div>
  )
}
