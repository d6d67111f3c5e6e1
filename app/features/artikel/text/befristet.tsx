import type { ReactNode } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { standText, zustandAm } from '#content/fakten/fakt.ts'
import { FAKTEN, type FaktId } from '#content/fakten/register.ts'
import { TEXTMASS } from './textmass.ts'

type BefristetProps = {
  id: FaktId
  /** The text around it names its state. */
  benannt?: boolean
  children: ReactNode
}

/** A statement that holds for a while; `the register` says until when, and what becomes of it. */
export function Befristet({ id, benannt = false, children }: BefristetProps) {
  const { datum } = useSeitenDaten()
  const zustand = zustandAm(datum, FAKTEN[id])
  if (zustand === 'weg') return null
  return (
    <div data-befristet={id} className={`contents ${TEXTMASS}`}>
      {children}
      {zustand === 'stand' && !benannt && (
        <p className="t1 mt-3 text-ink2">
          <Stand id={id} />.
        </p>
      )}
    </div>
  )
}

/** «Stand 2025» within a sentence. */
export function Stand({ id }: { id: FaktId }) {
  const { datum } = useSeitenDaten()
  return <span data-befristet={id}>{standText(datum, FAKTEN[id])}</span>
}
