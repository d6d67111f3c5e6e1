import type { ReactNode } from 'react'
import { MEHR } from '#content/rechner/antwort.ts'
import { lohntSich, welcheFranchise } from '#content/rechner/franchise.ts'
import { amGuenstigsten } from '#content/rechner/kosten.ts'
import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { inRappen } from '#domain/rappen.ts'
import { KostenKurve } from '../regler/kosten-kurve.tsx'
import type { Regler } from '../sicht/regler.ts'
import type { Blick } from '../sicht/sicht.ts'
import { Falte } from './falte.tsx'
import { Verbilligung } from './verbilligung.tsx'
import { Wichtig } from './wichtig.tsx'

/** After the list on a phone, beside it on a wide screen: what not everybody needs, folded. */
export function Mehr({ children, ...blick }: Blick & { children: ReactNode }) {
  const { zustand, sicht, umfeld, dispatch } = blick
  const { regler } = sicht
  return (
    <div className="min-w-0 border-t border-ink">
      <Verbilligung {...blick} />
      {regler && regler.jeFranchise.length > 0 && (
        <Falte titel={welcheFranchise(regler.bereiche)} text={MEHR.kurve.text}>
          <BesteFranchise regler={regler} kassenName={umfeld.kassenName} />
        </Falte>
      )}
      <Falte titel={MEHR.wichtig.titel} text={MEHR.wichtig.text}>
        <Wichtig
          gewaehlt={zustand.ansicht.wichtig}
          kontakte={zustand.ansicht.filter.kontakte}
          onToggle={folge => dispatch({ art: 'wichtig', ...folge })}
        />
      </Falte>
      {children}
    </div>
  )
}

type BesteFranchiseProps = { regler: Regler; kassenName: (versicherer: number) => string }

/** Which franchise costs least at these health costs, and where that changes; over all insurers. */
function BesteFranchise({ regler, kassenName }: BesteFranchiseProps) {
  const { bereiche, person } = regler
  const { klasse, erwarteteKosten } = person
  const kosten = inRappen(erwarteteKosten)
  const stelle = bereiche.findLastIndex(({ ab }) => ab <= kosten)
  const hier = bereiche[stelle]
  if (!hier) return null
  const { franchise, angebot } = hier.wahl
  const imJahr = jahreskosten(hier.wahl, kosten, klasse)
  return (
    <>
      <h3 className="mb-3 font-semibold">{lohntSich(hier, bereiche[stelle + 1])}</h3>
      <KostenKurve regler={regler} />
      <p className="t1 mt-3 text-ink2">
        {amGuenstigsten(erwarteteKosten, franchise, imJahr, kassenName(angebot.versicherer))}
      </p>
    </>
  )
}
