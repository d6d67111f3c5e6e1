import { modellName } from '#content/modelle.ts'
import type { Tariftyp } from '#domain/modelle.ts'

type ModellFilterProps = {
  anzahlen: readonly { modell: Tariftyp; anzahl: number }[]
  total: number
  modell: Tariftyp | null
  onChange: (modell: Tariftyp | null) => void
}

/** One model or all; the list below follows at once. */
export function ModellFilter({ anzahlen, total, modell, onChange }: ModellFilterProps) {
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; one choice out of a few
      role="radiogroup"
      aria-label="Modell"
      className="flex min-w-0 flex-wrap gap-2 print:hidden"
    >
      <Auswahl name="Alle" anzahl={total} gewaehlt={modell === null} onChange={() => onChange(null)} />
      {anzahlen.map(eintrag => (
        <Auswahl
          key={eintrag.modell}
          name={modellName(eintrag.modell)}
          anzahl={eintrag.anzahl}
          gewaehlt={eintrag.modell === modell}
          onChange={() => onChange(eintrag.modell)}
        />
      ))}
    </fieldset>
  )
}

type AuswahlProps = { name: string; anzahl: number; gewaehlt: boolean; onChange: () => void }

function Auswahl({ name, anzahl, gewaehlt, onChange }: AuswahlProps) {
  return (
    <label
      className={`relative flex min-h-11 cursor-pointer items-center gap-2 rounded-control border px-3.5 text-[1rem] font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir ${gewaehlt ? 'border-ink bg-ink text-ground forced-colors:border-4 forced-colors:text-[CanvasText]' : 'border-edge bg-sheet hover:bg-sand'}`}
    >
      <input
        type="radio"
        name="modell"
        checked={gewaehlt}
        onChange={onChange}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
      />
      {name} <span className="t1 font-normal">{anzahl}</span>
    </label>
  )
}
