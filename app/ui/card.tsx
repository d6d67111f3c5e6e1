import type { ReactNode } from 'react'

const looks = { outline: 'border-ink', sheet: 'border-transparent bg-sheet' }

/** A cell: an ink outline, or the lighter sheet. Never a shadow. */
export function Card({ kind = 'outline', children }: { kind?: keyof typeof looks; children: ReactNode }) {
  return <div className={`min-w-0 border p-5 md:p-7 ${looks[kind]}`}>{children}</div>
}
