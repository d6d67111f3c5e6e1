import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type FalteProps = {
  titel: string
  text: string
  /** Where others open it as well. */
  offen?: boolean
  onToggle?: (offen: boolean) => void
  children: ReactNode
}

/** What not everybody needs: a line that opens. */
export function Falte({ titel, text, offen, onToggle, children }: FalteProps) {
  return (
    <details
      open={offen}
      className="group border-b border-line print:hidden"
      onToggle={event => onToggle?.(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block leading-snug font-semibold">{titel}</span>
          <span className="t1 block text-ink2">{text}</span>
        </span>
        <Icon name="chevron-down" className="transition-transform duration-150 ease-plain group-open:rotate-180" />
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  )
}
