import type { ReactNode } from 'react'

type PilleProps = { name: string; gewaehlt: boolean; onChange: () => void; children: ReactNode }

/** One answer of a short radio group that stands in a line. */
export function Pille({ name, gewaehlt, onChange, children }: PilleProps) {
  return (
    <label
      className={`relative flex min-h-11 cursor-pointer items-center rounded-control border px-3.5 text-[1rem] font-medium transition-colors duration-150 ease-plain has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir ${gewaehlt ? 'border-ink bg-ink text-ground forced-colors:border-4 forced-colors:text-[CanvasText]' : 'border-edge bg-sheet hover:bg-sand'}`}
    >
      <input
        type="radio"
        name={name}
        checked={gewaehlt}
        onChange={onChange}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
      />
      {children}
    </label>
  )
}
