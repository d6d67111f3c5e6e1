import { useState } from 'react'
import { showToast } from '#app/ui/toast.ts'
import { type Haushalt, NEUER_HAUSHALT } from './haushalt/eingang.ts'
import { ladeHaushalt } from './haushalt-laden.ts'
import { Pille } from './pille.tsx'
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
      <Pille name="fuer-wen" gewaehlt={!aktiv} onChange={() => zeige(false)}>
        Nur für mich
      </Pille>
      <Pille name="fuer-wen" gewaehlt={aktiv} onChange={oeffne}>
        Für den Haushalt
      </Pille>
    </fieldset>
  )
}
