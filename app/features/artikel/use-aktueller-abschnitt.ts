import { useEffect, useState } from 'react'

/** The section whose heading was the last to pass the upper third of the window. */
export function useAktuellerAbschnitt(abschnitte: readonly { id: string }[]): string | undefined {
  const [aktuell, setAktuell] = useState(abschnitte[0]?.id)

  useEffect(() => {
    const ueberschriften = abschnitte.flatMap(({ id }) => document.getElementById(id) ?? [])
    const bestimme = () => {
      const grenze = window.innerHeight / 3
      const vorbei = ueberschriften.findLast(element => element.getBoundingClientRect().top < grenze)
      setAktuell((vorbei ?? ueberschriften[0])?.id)
    }
    const beobachter = new IntersectionObserver(bestimme, { rootMargin: '0px 0px -66% 0px' })
    for (const element of ueberschriften) beobachter.observe(element)
    return () => beobachter.disconnect()
  }, [abschnitte])

  return aktuell
}
