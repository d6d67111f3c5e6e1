import type { ReactNode } from 'react'
import { Krumen } from '#app/layout/krumen.tsx'
import type { Krume } from '#app/lib/seite.ts'

type Props = {
  titel: string
  lead: string
  krumen: readonly Krume[]
  /** Badges above the heading. */
  abzeichen?: ReactNode
  /** The page's figures: below the lead, on a phone below the card. */
  children: ReactNode
  /** The way into the calculator: beside the heading, on a phone below it. */
  karte: ReactNode
}

/** The top of the pages that lead into the calculator. */
export function TitelMitKarte({ titel, lead, krumen, abzeichen, children, karte }: Props) {
  return (
    <div className="border-b border-ink">
      <div className="rahmen grid gap-x-6 pb-10 md:pb-14 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-span-7">
          <Krumen krumen={krumen} />
          <div className="pt-6 pb-9 md:pt-10">
            {abzeichen && <div className="mb-5 flex flex-wrap gap-2">{abzeichen}</div>}
            <h1 className="t6 hyphens-auto">{titel}</h1>
            <p className="t3 mass mt-5 text-ink2">{lead}</p>
          </div>
        </div>
        <div className="min-w-0 lg:col-span-5 lg:row-span-2 lg:pt-10">{karte}</div>
        <div className="min-w-0 border-t border-ink pt-5 max-lg:mt-10 lg:col-span-7">{children}</div>
      </div>
    </div>
  )
}
