import { useLayoutEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ORTE_FEHLEN } from '#content/rechner/schritt-1.ts'

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
        {navigator.onLine ? ORTE_FEHLEN.online : ORTE_FEHLEN.offline} {ORTE_FEHLEN.rat}
      </p>
      <Button
        kind="secondary"
        size="small"
        className="mt-2"
        busy={laedt}
        busyLabel={ORTE_FEHLEN.laedt}
        onClick={onErneut}
      >
        {ORTE_FEHLEN.erneut}
      </Button>
    </div>
  )
}
