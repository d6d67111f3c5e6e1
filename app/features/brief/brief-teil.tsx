import { type ComponentType, type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { loadLater } from '#app/ui/parts/new-build.ts'
import { BRIEF } from '#content/formulare/brief.ts'
import type { BriefVorgabe } from './angaben.ts'
import type { Kasse } from './kassen.ts'

type Formular = ComponentType<{ kassen: readonly Kasse[]; vorgabe: BriefVorgabe }>

type Stand =
  | { art: 'zu' }
  | { art: 'laedt' }
  | { art: 'fehler' }
  | { art: 'offen'; Formular: Formular; kassen: readonly Kasse[] }

type BriefTeilProps = {
  vorgabe?: BriefVorgabe
  /** What stands around the button until the form takes its place. */
  vorher?: (knopf: ReactNode) => ReactNode
}

/** Opens the form for the letters; its code and the insurers are fetched only then. */
export function BriefTeil({ vorgabe = {}, vorher = knopf => knopf }: BriefTeilProps) {
  const [stand, setStand] = useState<Stand>({ art: 'zu' })

  async function oeffne() {
    // Nobody presses a button on the server: its bundle needs neither the form nor a PDF library.
    if (import.meta.env.SSR) return
    setStand({ art: 'laedt' })
    try {
      const { BriefFormular, ladeKassen } = await loadLater(() => import('./brief-formular.tsx'))
      setStand({ art: 'offen', Formular: BriefFormular, kassen: await ladeKassen() })
    } catch {
      setStand({ art: 'fehler' })
    }
  }

  if (stand.art === 'offen') return <stand.Formular kassen={stand.kassen} vorgabe={vorgabe} />
  return vorher(
    <div className="print:hidden">
      <Button onClick={oeffne} busy={stand.art === 'laedt'} busyLabel={BRIEF.laedt}>
        {BRIEF.schreiben}
      </Button>
      <p role="status" className="t1 mt-3 font-semibold text-err">
        {stand.art === 'fehler' && BRIEF.nichtGeladen}
      </p>
    </div>,
  )
}
