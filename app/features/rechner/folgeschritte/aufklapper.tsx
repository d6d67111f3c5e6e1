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
      <button
        type="button"
        aria-expanded={false}
        aria-describedby={id}
        aria-label={titel}
        onClick={() => onToggle(true)}
        className="flex min-h-12 w-full items-center justify-between gap-4 rounded-control border border-fir px-4 py-2 text-left text-fir hover:bg-fir-soft print:hidden"
      >
        <span>
          <span className="block font-semibold">{titel}</span>
          <span id={id} className="t1 block text-ink2 max-[64rem]:sr-only">
            {text}
          </span>
        </span>
        <Icon name="arrow-right" />
      </button>
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
