import type { ReactNode } from 'react'
import { Card } from './card.tsx'

/** Says what is missing and offers one way out. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Card>
      <p className="t3 font-semibold">{title}</p>
      <p className="mass mt-2 text-ink2">{text}</p>
      {children && <div className="mt-5">{children}</div>}
    </Card>
  )
}
