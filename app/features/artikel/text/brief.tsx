import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { briefKopieren } from '#content/zahlen/fliesstext.ts'

/** A letter to copy and complete; `useBriefKopieren` makes its button work. */
export function Brief({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure data-brief="" className="mt-6">
      <div className="border border-ink bg-sheet px-6 py-7 *:first:mt-0 md:px-9 md:py-9">{children}</div>
      <figcaption className="t1 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink2 noscript:hidden print:hidden">
        <Button kind="secondary" size="small">
          {briefKopieren(name)}
        </Button>
        <span role="status" />
      </figcaption>
    </figure>
  )
}
