import { useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { EigenerVergleich } from '#app/lib/eigener-vergleich.ts'
import { eigeneSkyline } from './skyline.ts'
import { SkylineAn, type Skylineplatz } from './skyline-plaetze.tsx'

/** After a comparison the picture is that of the visitor's own region: it takes the place of the example in the page's HTML. */
export default function EigeneSkyline({ vergleich }: { vergleich: EigenerVergleich }) {
  const skyline = useMemo(() => eigeneSkyline(vergleich), [vergleich])
  const [plaetze, setPlaetze] = useState<readonly HTMLElement[]>([])
  useLayoutEffect(() => {
    if (!skyline) return
    const gefunden = [...document.querySelectorAll<HTMLElement>('[data-skyline]')]
    for (const platz of gefunden) platz.replaceChildren()
    setPlaetze(gefunden)
  }, [skyline])
  if (!skyline) return null
  return plaetze.map(element => {
    const platz = element.dataset.skyline as Skylineplatz
    return createPortal(<SkylineAn platz={platz} skyline={skyline} />, element, platz)
  })
}
