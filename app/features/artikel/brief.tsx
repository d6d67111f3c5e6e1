import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'

/** A letter to copy and complete. */
export function Brief({ name, children }: { name: string; children: ReactNode }) {
  const blatt = useRef<HTMLDivElement>(null)
  const [meldung, setMeldung] = useState('')

  async function kopieren() {
    try {
      await navigator.clipboard.writeText(blatt.current?.innerText ?? '')
      setMeldung('Text kopiert.')
    } catch {
      setMeldung('Bitte markieren Sie den Text und kopieren Sie ihn von Hand.')
    }
  }

  return (
    <figure className="mt-6">
      <div ref={blatt} className="border border-ink bg-sheet px-6 py-7 *:first:mt-0 md:px-9 md:py-9">
        {children}
      </div>
      <figcaption className="t1 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink2 print:hidden">
        <Button kind="secondary" size="small" onClick={kopieren}>
          {name} kopieren
        </Button>
        <span role="status">{meldung}</span>
      </figcaption>
    </figure>
  )
}
