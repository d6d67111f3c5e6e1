import { frankenText } from '#content/format.ts'
import { KURZFORM } from '#content/rechner/anfrage.ts'
import type { Rappen } from '#domain/rappen.ts'

/** What the choice saves, and against what. Nothing where it saves nothing. */
export function ErsparnisFeld({ proJahr, bezug }: { proJahr: Rappen; bezug: string }) {
  if (proJahr <= 0) return null
  return (
    <div className="mt-6 border border-transparent bg-butter p-5 text-on-butter">
      <p className="font-semibold">{KURZFORM.ersparnis}</p>
      <p className="mt-4 mb-3 flex gap-2 whitespace-nowrap">
        <span className="text-[0.875rem] leading-[0.8] font-medium [text-box:trim-both_cap_alphabetic]">CHF</span>{' '}
        <span className="fig text-[2.5rem]">{frankenText(proJahr)}</span>
      </p>
      <p className="t1">{bezug}</p>
    </div>
  )
}
