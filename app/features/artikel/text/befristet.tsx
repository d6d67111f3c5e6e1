import type { ReactNode } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { BEFRISTET, type BefristetId, standText, zustandAm } from '#content/befristet.ts'
import { TEXTMASS } from './textmass.ts'

/** A statement that holds for a while; `content/de/befristet.ts` says until when, and what becomes of it. */
export function Befristet({ id, children }: { id: BefristetId; children: ReactNode }) {
  const { datum } = useSeitenDaten()
  const zustand = zustandAm(datum, BEFRISTET[id])
  if (zustand === 'weg') return null
  return (
    <div data-befristet={id} className={`contents ${TEXTMASS}`}>
      {children}
      {zustand === 'stand' && (
        <p className="t1 mt-3 text-ink2">
          <Stand id={id} />.
        </p>
      )}
    </div>
  )
}

/** «Stand 2025» within a sentence. */
export function Stand({ id }: { id: BefristetId }) {
  const { datum } = useSeitenDaten()
  return <span data-befristet={id}>{standText(datum, BEFRISTET[id])}</span>
}
