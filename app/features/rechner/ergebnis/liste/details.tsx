import type { ReactNode } from 'react'
import { Link } from '#app/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DETAILS } from '#content/rechner/details.ts'
import { profilPfad } from '#content/versicherer/index.ts'

/** What an opened row shows, in two columns where there is room. */
export function Details({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-rows-[1fr] duration-180 ease-plain motion-safe:transition-[grid-template-rows] starting:grid-rows-[0fr]">
      <div className="grid min-h-0 grid-cols-1 gap-x-10 gap-y-6 overflow-hidden border-y border-ink bg-sheet px-5 py-6 hyphens-auto @2xl:grid-cols-2 @2xl:px-6">
        {children}
      </div>
    </div>
  )
}

export function Titel({ children }: { children: ReactNode }) {
  return <h3 className="mb-1.5 font-semibold">{children}</h3>
}

type DetailgriffeProps = {
  versicherer: number
  kasse: string
  istGewaehlt: boolean
  onWaehle: () => void
  onBlendeAus: () => void
}

export function Detailgriffe({ versicherer, kasse, istGewaehlt, onWaehle, onBlendeAus }: DetailgriffeProps) {
  const portraet = profilPfad(versicherer)
  return (
    <div className="order-3 flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden">
      <Button kind="secondary" size="small" aria-pressed={istGewaehlt} onClick={onWaehle}>
        {istGewaehlt && <Icon name="check" />}
        {istGewaehlt ? DETAILS.gewaehlt(kasse) : DETAILS.waehlen(kasse)}
      </Button>
      {portraet && (
        <Link to={portraet} className="textlink flex min-h-11 items-center font-semibold text-fir">
          {DETAILS.portraet(kasse)}
        </Link>
      )}
      <button type="button" onClick={onBlendeAus} className="textlink t1 min-h-11 text-ink2 hover:text-ink">
        {DETAILS.ausblenden(kasse)}
      </button>
    </div>
  )
}
