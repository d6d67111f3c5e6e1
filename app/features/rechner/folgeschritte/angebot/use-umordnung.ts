import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useNachDemBild } from '#app/lib/nach-dem-bild.ts'

type Reihe = { zeile: { schluessel: string } }

const DAUER = { duration: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/** From the head of the list, wherever that stands on the page. */
function abstand(zeile: Element): number {
  const erste = zeile.parentElement?.firstElementChild ?? zeile
  return (zeile as HTMLElement).offsetTop - (erste as HTMLElement).offsetTop
}

/**
 * Rows that another order or filter puts elsewhere move there, those on the screen only. The places they come from were
 * read after the frame before, so that the answer waits for nothing; a row moves in the frame that gives it its words.
 */
export function useUmordnung(
  ort: RefObject<HTMLElement | null>,
  ordnung: string,
  reihen: readonly Reihe[],
  folgen: boolean,
) {
  const ruhend = useRef({ ordnung, orte: new Map<string, number>() })
  const vorige = useRef(reihen)
  const gemalt = useNachDemBild(reihen)

  useLayoutEffect(() => {
    const bisher = vorige.current
    vorige.current = reihen
    const { orte, ordnung: bisherige } = ruhend.current
    if (!ort.current || bisherige === ordnung || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const [rang, element] of [...ort.current.children].entries()) {
      const schluessel = reihen[rang]?.zeile.schluessel
      if (schluessel === undefined || schluessel === bisher[rang]?.zeile.schluessel) continue
      const { top, bottom } = element.getBoundingClientRect()
      if (top > innerHeight) return
      const weg = (orte.get(schluessel) ?? Number.NaN) - abstand(element)
      if (bottom < 0 || !weg) continue
      element.animate([{ transform: `translateY(${weg}px)` }, { transform: 'none' }], DAUER)
    }
  }, [ort, ordnung, reihen])

  useEffect(() => {
    if (folgen || gemalt !== reihen || !ort.current) return
    const orte = [...ort.current.children].map((element, rang): [string, number] => [
      gemalt[rang]?.zeile.schluessel ?? '',
      abstand(element),
    ])
    ruhend.current = { ordnung, orte: new Map(orte) }
  }, [ort, ordnung, gemalt, reihen, folgen])
}
