import { useEffect } from 'react'

/**
 * One stop of the tab key for the whole map: → the next dearer region, ← the next cheaper one, ↑ and ↓ another region of the same
 * canton, Home and End the cheapest and the dearest. Without a script every region is a stop of its own.
 */
export function useKartentasten() {
  useEffect(() => {
    const karte = document.querySelector<SVGElement>('svg.karte[role=group]')
    if (!karte) return
    const ersteStelle = nachRang(karte)[0]
    for (const region of nachRang(karte)) region.setAttribute('tabindex', region === ersteStelle ? '0' : '-1')
    const onKeyDown = (event: KeyboardEvent) => {
      const hier = event.target instanceof Element && event.target.closest<SVGElement>('[data-region]')
      const ziel = hier && naechste(nachRang(karte), hier, event.key)
      if (!ziel) return
      event.preventDefault()
      hier.setAttribute('tabindex', '-1')
      ziel.setAttribute('tabindex', '0')
      ziel.focus()
    }
    karte.addEventListener('keydown', onKeyDown)
    return () => karte.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Cheapest first, as the last choice has ranked them; regions without an offer come last. */
function nachRang(karte: SVGElement): SVGElement[] {
  const rang = ({ dataset }: SVGElement) => Number(dataset.rang) || Number.POSITIVE_INFINITY
  return [...karte.querySelectorAll<SVGElement>('[data-region]')].sort((a, b) => rang(a) - rang(b) || 0)
}

function naechste(folge: readonly SVGElement[], hier: SVGElement, taste: string): SVGElement | undefined {
  const stelle = folge.indexOf(hier)
  if (taste === 'ArrowRight') return folge[stelle + 1]
  if (taste === 'ArrowLeft') return folge[stelle - 1]
  if (taste === 'Home') return folge[0]
  if (taste === 'End') return folge.at(-1)
  const kanton = (region: SVGElement) => region.dataset.region?.slice(0, 2)
  const eigene = folge.filter(region => kanton(region) === kanton(hier))
  if (taste === 'ArrowDown') return eigene[(eigene.indexOf(hier) + 1) % eigene.length]
  return taste === 'ArrowUp' ? eigene.at(eigene.indexOf(hier) - 1) : undefined
}
