import { type RefObject, useEffect, useState } from 'react'

/** Whether something of the element can be seen, once it is there. */
export function useAufDemSchirm(ref: RefObject<Element | null>, da: boolean): boolean {
  const [sichtbar, setSichtbar] = useState(true)
  useEffect(() => {
    if (!da || !ref.current) return
    const beobachter = new IntersectionObserver(([eintrag]) => setSichtbar(eintrag?.isIntersecting ?? true))
    beobachter.observe(ref.current)
    return () => beobachter.disconnect()
  }, [ref, da])
  return sichtbar
}

type Reihen = { ab: number; bis: number }

/** As many as a screen shows of a list that is just drawn. */
const ERSTE: Reihen = { ab: 0, bis: 3 }

/** Which children of the element can be seen, `bis` not among them. */
export function useSichtbareReihen(ref: RefObject<Element | null>, anzahl: number): Reihen {
  const [sichtbare, setSichtbare] = useState(ERSTE)
  useEffect(() => {
    if (!ref.current || anzahl === 0) return
    const reihen = [...ref.current.children]
    const gesehen = new Set<number>()
    const beobachter = new IntersectionObserver(eintraege => {
      for (const { target, isIntersecting } of eintraege) {
        const rang = reihen.indexOf(target)
        if (isIntersecting) gesehen.add(rang)
        else gesehen.delete(rang)
      }
      setSichtbare(gesehen.size > 0 ? { ab: Math.min(...gesehen), bis: Math.max(...gesehen) + 1 } : { ab: 0, bis: 0 })
    })
    for (const reihe of reihen) beobachter.observe(reihe)
    return () => beobachter.disconnect()
  }, [ref, anzahl])
  return sichtbare
}
