import { Button } from '#app/ui/button.tsx'
import { NEBENEINANDER } from '#content/rechner/nebeneinander.ts'

type VergleichsStreifenProps = { anzahl: number; plaetze: number; onOeffne: () => void }

/** Above the bar with the selection while the list is on the screen: the way to the comparison. */
export function VergleichsStreifen({ anzahl, plaetze, onOeffne }: VergleichsStreifenProps) {
  return (
    <div className="sticky bottom-16 z-4 -mx-5 mt-4 flex items-center gap-4 border-y border-ink bg-sheet px-5 py-2 md:bottom-20 md:mx-0 md:px-4 print:hidden">
      <Button size="small" kind="secondary" onClick={onOeffne} className="max-md:grow">
        <Spalten />
        {NEBENEINANDER.oeffnen(anzahl)}
      </Button>
      {anzahl >= plaetze && <p className="t1 text-ink2">{NEBENEINANDER.hoechstens(plaetze)}</p>}
    </div>
  )
}

function Spalten() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M3.5 3.5h5v13h-5zm8 0h5v13h-5z" />
    </svg>
  )
}
