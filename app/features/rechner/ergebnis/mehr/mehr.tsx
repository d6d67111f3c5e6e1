import type { ReactNode } from 'react'
import { MEHR } from '#content/rechner/antwort.ts'
import { lohntSich, welcheFranchise } from '#content/rechner/franchise.ts'
import { amGuenstigsten } from '#content/rechner/kosten.ts'
import { jahreskosten } from '#domain/kosten/kostenbeteiligung.ts'
import { inRappen } from '#domain/werte/rappen.ts'
import { KostenKurve } from '../regler/kosten-kurve.tsx'
import type { Blick } from '../sicht/sicht.ts'
import { Falte } from './falte.tsx'
import { Verbilligung } from './verbilligung.tsx'
import { Wichtig } from './wichtig.tsx'

/** After the list on a phone, beside it on a wide screen: what not everybody needs, folded. */
export const Mehr = ({ children, ...blick }: Blick & { children: ReactNode }) => (
  <div className="min-w-0 border-t border-ink">
    <Verbilligung {...blick} />
    <BesteFranchise {...blick} />
    <Falte titel={MEHR.wichtig.titel} text={MEHR.wichtig.text}>
      <Wichtig {...blick} />
    </Falte>
    {children}
  </div>
)

/** Which franchise costs least at these health costs, and where that changes; over all insurers. */
function BesteFranchise({ sicht: { regler }, umfeld }: Blick) {
  if (!regler) return null
  const { bereiche, person } = regler
  const kosten = inRappen(person.erwarteteKosten)
  const stelle = bereiche.findLastIndex(({ ab }) => ab <= kosten)
  const hier = bereiche[stelle]
  if (!hier) return null
  const { franchise, angebot } = hier.wahl
  const imJahr = jahreskosten(hier.wahl, kosten, person.klasse)
  return (
    <Falte titel={welcheFranchise(bereiche)} text={MEHR.kurve.text}>
      <h3 className="mb-3 font-semibold">{lohntSich(hier, bereiche[stelle + 1])}</h3>
      <KostenKurve regler={regler} />
      <p className="t1 mt-3 text-ink2">
        {amGuenstigsten(person.erwarteteKosten, franchise, imJahr, umfeld.kassenName(angebot.versicherer))}
      </p>
    </Falte>
  )
}
