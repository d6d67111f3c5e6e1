import type { ReactNode } from 'react'
import { Krumen } from '#app/layout/krumen.tsx'
import type { Krume } from '#app/lib/seite.ts'
import { geschuetzt } from '#app/lib/typografie.ts'

type Props = { titel: string; lead: string; krumen: readonly Krume[] /** The date that counts. */; frist: ReactNode }

/** The top of a page that is about a deadline: on a phone the date comes before the words. */
export function TitelMitFrist({ titel, lead, krumen, frist }: Props) {
  return (
    <div className="border-b border-ink">
      <div className="rahmen pb-5 md:pb-12">
        <Krumen krumen={krumen} />
        <div className="grid gap-x-6 gap-y-4 pt-3 md:pt-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          <h1 className="t6 min-w-0 hyphens-auto lg:col-span-7">{titel}</h1>
          <div className="min-w-0 lg:col-span-4 lg:col-start-9 lg:row-span-2">{frist}</div>
          <p className="t3 mass text-ink2 max-md:text-[1.0625rem] lg:col-span-7">{geschuetzt(lead)}</p>
        </div>
      </div>
    </div>
  )
}
