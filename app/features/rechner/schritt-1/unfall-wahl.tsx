import { segment } from '#app/ui/fields/radio-group.tsx'
import { FELDER } from '#content/rechner/schritt-1.ts'
import { ZEILE } from '#content/rechner/schritt-1-haushalt.ts'
import type { Unfallwahl } from '../zustand/person.ts'

const ANTWORTEN = [
  { wert: 'OHNE', kurz: ZEILE.ohne, ganz: FELDER.ohneUnfall },
  { wert: 'MIT', kurz: ZEILE.mit, ganz: FELDER.mitUnfall },
] as const

type UnfallWahlProps = {
  id: string
  name: string
  /** What a field of this line is called when read out. */
  feldName: (feld: string) => string
  value: Unfallwahl
  onChange: (unfall: Unfallwahl) => void
}

/** Two words side by side: the head of the column says the rest, and whoever listens hears it. */
export function UnfallWahl({ id, name, feldName, value, onChange }: UnfallWahlProps) {
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; one choice out of two
      role="radiogroup"
      aria-label={feldName(FELDER.unfall)}
      className="grid min-w-0 grid-cols-2 pt-px pl-px"
    >
      {ANTWORTEN.map(({ wert, kurz, ganz }) => (
        <label
          key={wert}
          className={`${segment} flex min-h-11 items-center justify-center border-edge font-medium forced-colors:has-checked:border-4`}
        >
          {/* Over the whole cell, which shows its state. */}
          <input
            type="radio"
            id={`${id}-${wert}`}
            name={name}
            value={wert}
            aria-label={feldName(ganz)}
            checked={wert === value}
            onChange={() => onChange(wert)}
            className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
          />
          {kurz}
        </label>
      ))}
    </fieldset>
  )
}
