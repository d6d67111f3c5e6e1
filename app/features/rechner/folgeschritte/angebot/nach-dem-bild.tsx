import { type ReactNode, useRef } from 'react'
import { useNachDemBild } from '#app/lib/nach-dem-bild.ts'
import { useAufDemSchirm } from './use-auf-dem-schirm.ts'

/*
 * The order of frames of step 2, in one place: the answer and what was pressed are painted first, the rest follows.
 */

/** Below the first screen: drawn once that is painted. */
export function NachDemBild({ children }: { children: ReactNode }) {
  return useNachDemBild(true, false) ? children : null
}

type MitWertProps<T> = { wert: T; children: (wert: T) => ReactNode }

/** What explains a choice follows it: drawn with the value as last painted. Keep the value the same while nothing changes. */
export function ErklaertDanach<T>({ wert, children }: MitWertProps<T>) {
  return children(useNachDemBild(wert))
}

/** Scrolled away, it leaves the first frame to what is seen. */
export function WennSichtbarSofort<T>({ wert, children }: MitWertProps<T>) {
  const ort = useRef<HTMLDivElement>(null)
  const gemalt = useNachDemBild(wert)
  return <div ref={ort}>{children(useAufDemSchirm(ort) ? wert : gemalt)}</div>
}
