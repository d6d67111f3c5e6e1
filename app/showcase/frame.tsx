import type { ReactNode } from 'react'

/** A section of the review page: its name on the left, the parts in all their states on the right. */
export function Shelf({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-6 gap-y-5 border-t border-ink pt-5 pb-12 lg:grid-cols-12">
      <h2 className="t3 font-semibold lg:col-span-3">{name}</h2>
      <div className="min-w-0 lg:col-span-9">{children}</div>
    </section>
  )
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="t1 mb-3 text-ink2">{name}</p>
      {children}
    </div>
  )
}
