import { useState } from 'react'
import { showToast } from '#app/ui/toast.ts'
import { type Haushalt, NEUER_HAUSHALT } from './haushalt/eingang.ts'
import { ladeHaushalt } from './haushalt-laden.ts'
import type { Aktion } from './zustand.ts'

type FuerWenProps = { haushalt: Haushalt | null; dispatch: (aktion: Aktion) => void }

/** One person or several: the household's code is fetched when it is asked for. */
export function FuerWen({ haushalt, dispatch }: FuerWenProps) {
  const [laedt, setLaedt] = useState(false)
  const zeige = (aktiv: boolean) => dispatch({ art: 'haushalt', haushalt: { ...(haushalt ?? NEUER_HAUSHALT), aktiv } })

  async function oeffne() {
    setLaedt(true)
    try {
      await ladeHaushalt()
      zeige(true)
    } catch {
      showToast({
        title: 'Fehler',
        description: 'Der Haushaltsrechner konnte nicht geladen werden.',
        variant: 'destructive',
      })
    }
    setLaedt(false)
  }

  const aktiv = laedt || haushalt?.aktiv === true
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; one choice out of two
      role="radiogroup"
      aria-label="Für wen vergleichen Sie?"
      aria-busy={laedt}
      className="flex min-w-0 flex-wrap gap-2 print:hidden"
    >
      <Auswahl name="Nur für mich" gewaehlt={!aktiv} onChange={() => zeige(false)} />
      <Auswahl name="Für den Haushalt" gewaehlt={aktiv} onChange={oeffne} />
    </fieldset>
  )
}

function Auswahl({ name, gewaehlt, onChange }: { name: string; gewaehlt: boolean; onChange: () => void }) {
  return (
    <label
      className={`relative flex min-h-11 cursor-pointer items-center rounded-control border px-3.5 text-[1rem] font-medium transition-colors duration-150 ease-plain has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir ${gewaehlt ? 'border-ink bg-ink text-ground forced-colors:border-4 forced-colors:text-[CanvasText]' : 'border-edge bg-sheet hover:bg-sand'}`}
    >
      <input
        type="radio"
        name="fuer-wen"
        checked={gewaehlt}
        onChange={onChange}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
      />
      {name}
    </label>
  )
}
