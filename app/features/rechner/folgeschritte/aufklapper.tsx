import { type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type AufklapperProps = {
  titel: string
  text: string
  schliessen: string
  offen: boolean
  onToggle: (offen: boolean) => void
  children: ReactNode
}

/** A line that opens, in its own place, to a box with fields. */
export function Aufklapper({ titel, text, schliessen, offen, onToggle, children }: AufklapperProps) {
  const id = useId()
  if (!offen)
    return (
      // What explains it is no part of its name, so it stands outside the button, which covers the whole line.
      <div className="relative flex min-h-12 items-center justify-between gap-4 rounded-control border border-fir px-4 py-2 text-fir hover:bg-fir-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir print:hidden">
        <div>
          <button
            type="button"
            aria-expanded={false}
            aria-describedby={id}
            onClick={() => onToggle(true)}
            className="text-left font-semibold outline-none after:absolute after:inset-0"
          >
            {titel}
          </button>
          <p id={id} className="t1 text-ink2 max-[64rem]:sr-only">
            {text}
          </p>
        </div>
        <Icon name="arrow-right" />
      </div>
    )
  return (
    <section aria-labelledby={id} className="border border-ink bg-sheet p-4 print:hidden">
      <div className="mb-2 flex items-start justify-between gap-4">
        <h2 id={id} className="t3 font-semibold">
          {titel}
        </h2>
        <button
          type="button"
          aria-expanded={true}
          aria-label={`${titel} ${schliessen}`}
          onClick={() => onToggle(false)}
          className="-m-2 grid size-11 shrink-0 place-content-center rounded-control hover:bg-sand"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </section>
  )
}
