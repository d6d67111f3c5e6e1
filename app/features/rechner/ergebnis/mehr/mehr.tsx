import type { ReactNode } from 'react'
import { MEHR } from '#content/rechner/antwort.ts'
import { welcheFranchise } from '#content/rechner/franchise.ts'
import { besteFranchisen } from '#domain/franchise-vergleich.ts'
import { BesteFranchise } from '../regler/beste-franchise.tsx'
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
        <Falte
          titel={welcheFranchise(besteFranchisen(regler.jeFranchise, regler.person.klasse))}
          text={MEHR.kurve.text}
        >
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
