import { Tooltip } from './overlay/tooltip.tsx'

/** A word that not everybody knows, explained where it stands: by pointer, by keyboard, and by a touch. */
export function Term({ explanation, children }: { explanation: string; children: string }) {
  return (
    <Tooltip text={explanation}>
      <button type="button" className="min-h-6 cursor-help underline decoration-dotted decoration-1 underline-offset-4">
        {children}
      </button>
    </Tooltip>
  )
}
