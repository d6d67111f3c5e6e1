import type { ReactNode } from 'react'

type KurzzeileProps = { name: string; zusatz: string; preis: string; angaben: readonly ReactNode[] }

/** The choice on a narrow screen, so that the form begins on the first one. */
export function Kurzzeile({ name, zusatz, preis, angaben }: KurzzeileProps) {
  return (
    <div className="lg:hidden">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0">
          <b className="font-semibold">{name}</b> <span className="text-ink2">{zusatz}</span>
        </span>
        <b className="betrag font-semibold">{preis}</b>
      </p>
      <p className="t1 text-ink2">{angaben.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
