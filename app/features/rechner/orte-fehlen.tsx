import { useLayoutEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'

type OrteFehlenProps = {
  laedt: boolean
  onErneut: () => void
  /** Id of the field to go on with. */
  feldId: string
}

/** The table of places did not arrive: what still works, what does not, and another try. */
export function OrteFehlen({ laedt, onErneut, feldId }: OrteFehlenProps) {
  const box = useRef<HTMLDivElement>(null)
  // The button goes with the fault it mends, and the focus must not go with it.
  useLayoutEffect(() => {
    const eigene = box.current
    return () => {
      if (eigene?.contains(document.activeElement)) document.getElementById(feldId)?.focus()
    }
  }, [feldId])
  return (
    <div ref={box} className="border-l-4 border-err pl-3">
      <p role="status">
        {navigator.onLine ? 'Die Ortsliste ist nicht angekommen.' : 'Ihr Gerät ist offline, die Ortsliste fehlt.'}{' '}
        Tippen Sie PLZ und Ort ganz ein, Ihre Angaben bleiben stehen. «Weiter» lädt die Liste noch einmal und rechnet,
        sobald sie da ist.
      </p>
      <Button kind="secondary" size="small" className="mt-2" busy={laedt} busyLabel="Lädt …" onClick={onErneut}>
        Ortsliste erneut laden
      </Button>
    </div>
  )
}
