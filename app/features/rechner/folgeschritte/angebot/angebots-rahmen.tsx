import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useBreit } from './use-breit.ts'
import { useUmzug } from './use-umzug.ts'

type AngebotsRahmenProps = {
  /** Where the answer stands. */
  ort: RefObject<HTMLDivElement | null> | undefined
  antwort: ReactNode
  /** What doing nothing costs, once somebody has asked. */
  auskunft?: ReactNode
  jahr: ReactNode
  regler?: ReactNode
  liste?: ReactNode
  mehr?: ReactNode
}

/**
 * Where the parts of step 2 stand. On a phone one below the other, the list after what changes it; on a wide screen the
 * list has its controls beside it, and they stay in sight.
 */
export function AngebotsRahmen({ ort, antwort, auskunft, jahr, regler, liste, mehr }: AngebotsRahmenProps) {
  const breit = useBreit()
  const { kiste, einzug } = useUmzug()
  return (
    <div className="grid min-h-screen grid-cols-1 content-start gap-y-5 min-[64rem]:gap-y-9">
      <div ref={ort} className="min-w-0">
        {antwort}
      </div>
      {auskunft && <div className="min-w-0">{auskunft}</div>}
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-7 min-[64rem]:grid-cols-[8fr_4fr]">
        {/* Taller than the window it scrolls by itself; the padding leaves room for rings of the focus. */}
        <div className="grid min-w-0 grid-cols-1 gap-y-5 md:gap-y-6 min-[64rem]:sticky min-[64rem]:top-3 min-[64rem]:order-last min-[64rem]:-m-1.5 min-[64rem]:max-h-[calc(100dvh-5.5rem)] min-[64rem]:overflow-y-auto min-[64rem]:p-1.5 print:static print:max-h-none print:overflow-visible">
          {jahr}
          {regler}
          <div ref={breit ? einzug : null} className="contents" />
        </div>
        <div className="min-w-0">{liste}</div>
        <div ref={breit ? null : einzug} className="contents" />
      </div>
      {createPortal(mehr, kiste)}
    </div>
  )
}
