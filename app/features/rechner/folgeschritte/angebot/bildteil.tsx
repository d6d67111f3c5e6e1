import { type ReactNode, type RefObject, useRef } from 'react'
import { useNachDemBild } from '#app/lib/nach-dem-bild.ts'
import { useAufDemSchirm, useSichtbareReihen } from './use-auf-dem-schirm.ts'

/*
 * The order of frames of step 2, in one place: what is on the screen is drawn first, what is below follows once that is
 * painted.
 */

type BildteilProps<T> = {
  /** Frames painted before it appears: that of the answer and its controls, and that of the first offers. */
  nach?: 0 | 1 | 2
  /** In its place until then. */
  statt?: ReactNode
  /** What it is drawn from, the same while nothing changes: followed at once on the screen, elsewhere a frame later. */
  wert?: T
  /** Gets the value, and a ref for the element whose place on the screen counts. */
  children: (wert: T, ort: RefObject<HTMLDivElement | null>) => ReactNode
}

export function Bildteil<T>({ nach = 0, statt = null, wert, children }: BildteilProps<T>) {
  const ort = useRef<HTMLDivElement>(null)
  const gemalteBilder = useNachDemBild(useNachDemBild(1, 0) + 1, 0)
  const da = gemalteBilder >= nach
  const sichtbar = useAufDemSchirm(ort, da)
  const gemalt = useNachDemBild(wert)
  return da ? children((sichtbar ? wert : gemalt) as T, ort) : statt
}

/** The name of no list. */
const NOCH_KEINE = ''

/**
 * The same for rows. What is chosen or opened in a list shows at once, in whichever row. Of another list those on the screen
 * do, of the first one as many as a screen may hold; the others follow.
 */
export function useReihen<T>(liste: string, zeilen: readonly T[], ort: RefObject<Element | null>) {
  const gemalteListe = useNachDemBild(liste, NOCH_KEINE)
  const gemalt = useNachDemBild<readonly T[]>(zeilen, [])
  const { ab, bis } = useSichtbareReihen(ort, gemalt.length)
  if (gemalteListe === liste) return { gezeigt: zeilen, folgen: false }
  // A list that ends on the screen is whole at once.
  const endet = zeilen.length <= bis
  const gezeigt = endet ? zeilen : [...gemalt.slice(0, ab), ...zeilen.slice(ab, bis), ...gemalt.slice(bis)]
  return { gezeigt, folgen: true }
}
