import { modellName, type Tariftyp } from '#domain/modelle.ts'

type ModellFilterProps = {
  anzahlen: readonly { modell: Tariftyp; anzahl: number }[]
  total: number
  modell: Tariftyp | null
  onChange: (modell: Tariftyp | null) => void
}

/** Buttons that are pressed or not: the list below follows at once. */
export function ModellFilter({ anzahlen, total, modell, onChange }: ModellFilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce form fields; these are buttons
    <div role="group" aria-label="Modell" className="flex flex-wrap gap-2 print:hidden">
      <Knopf gedrueckt={modell === null} name="Alle" anzahl={total} onClick={() => onChange(null)} />
      {anzahlen.map(eintrag => (
        <Knopf
          key={eintrag.modell}
          gedrueckt={eintrag.modell === modell}
          name={modellName(eintrag.modell)}
          anzahl={eintrag.anzahl}
          onClick={() => onChange(eintrag.modell)}
        />
      ))}
    </div>
  )
}

type KnopfProps = { gedrueckt: boolean; name: string; anzahl: number; onClick: () => void }

function Knopf({ gedrueckt, name, anzahl, onClick }: KnopfProps) {
  return (
    <button
      type="button"
      aria-pressed={gedrueckt}
      onClick={onClick}
      className={`flex min-h-11 items-center gap-2 rounded-control border px-3.5 text-[1rem] font-medium transition-colors duration-150 ease-plain forced-colors:aria-pressed:border-4 ${gedrueckt ? 'border-ink bg-ink text-ground' : 'border-edge bg-sheet hover:bg-sand'}`}
    >
      {name} <span className="t1 font-normal">{anzahl}</span>
    </button>
  )
}
