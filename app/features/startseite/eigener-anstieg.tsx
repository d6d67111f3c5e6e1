import { useLayoutEffect } from 'react'
import { SAISON } from '#content/startseite/saison.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { jahreswechsel } from '#domain/jahreswechsel/jahreswechsel.ts'
import type { Ort } from '#domain/orte/standort.ts'
import { regionsschluessel } from '#domain/praemien/datensatz.ts'
import { anstiegAusAttribut } from './anstieg-attribut.ts'

type EigenerAnstiegProps = { ort: Pick<Ort, 'kanton' | 'region' | 'ort'>; jahr: number }

/** Once the place is known, the band says what holds there: in the page's own HTML, which no component has. */
export default function EigenerAnstieg({ ort: { kanton, region, ort }, jahr }: EigenerAnstiegProps) {
  useLayoutEffect(() => {
    showAnstieg(regionsschluessel(kanton, region), ort, jahr)
  }, [kanton, region, ort, jahr])
  return null
}

function showAnstieg(region: string, ort: string, jahr: number) {
  const attribut = document.querySelector<HTMLElement>('[data-regionen]')?.dataset.regionen
  const preise = attribut ? anstiegAusAttribut(attribut, region) : undefined
  if (!preise) return
  const { vorher, nachher } = preise
  const { prozent } = jahreswechsel({ jahr: jahr - 1, preis: vorher }, { jahr, preis: nachher })
  const texte: Readonly<Record<string, string>> = {
    figur: SAISON.figur(prozent),
    wo: SAISON.in(ort),
    titel: SAISON.titelRegion(prozent),
    satz: SAISON.satzRegion(frankenText(vorher), frankenText(nachher)),
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-anstieg]'))
    element.textContent = texte[element.dataset.anstieg ?? ''] ?? element.textContent
}
