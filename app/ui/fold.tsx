import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** `line`: height and margins of the line, which stand for its place. */
type FoldProps = ComponentProps<'details'> & { summary: ReactNode; line?: string }

/** What not everybody needs: a line that opens. */
export function Fold({ summary, line = 'min-h-11', className = '', children, ...rest }: FoldProps) {
  return (
    <details {...rest} className={`group ${className}`}>
      <summary
        className={`flex cursor-pointer list-none items-center justify-between gap-x-4 [&::-webkit-details-marker]:hidden ${line}`}
      >
        {summary}
        <Icon name="chevron-down" className="transition-transform duration-150 ease-plain group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
