import type { ReactNode } from 'react'

type AbschnittProps = { titel: string; zusatz?: ReactNode; id?: string; children: ReactNode }

/** A part of a profile: its name on the left, its content on the right; one below the other on a phone. */
export function Abschnitt({ titel, zusatz, id, children }: AbschnittProps) {
  return (
    <section id={id} className="rahmen scroll-mt-4">
      <div className="grid gap-x-6 gap-y-5 border-t border-ink pt-6 pb-12 md:pb-16 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="t4 hyphens-auto">{titel}</h2>
          {zusatz && <p className="t4 font-normal text-ink2">{zusatz}</p>}
        </div>
        <div className="min-w-0 lg:col-span-8">{children}</div>
      </div>
    </section>
  )
}

/** Short points in two columns, each on its own line. */
export function Punkte({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-6 md:grid-cols-2 *:flex *:gap-3 *:border-b *:border-line *:py-3">{children}</ul>
}
