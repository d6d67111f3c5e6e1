import type { ReactNode } from 'react'
import { MEHR } from '#content/rechner/antwort.ts'
import { welcheFranchise } from '#content/rechner/franchise.ts'
import { besteFranchisen } from '#domain/franchise-vergleich.ts'
import type { Franken } from '#domain/rappen.ts'
import { Falte } from '../falte.tsx'
import { BesteFranchise } from './beste-franchise.tsx'
import type { Kostengrundlage } from './gesundheitskosten.tsx'

type MehrProps = {
  grundlage: Kostengrundlage
  /** Whole francs a year. */
  kosten: Franken
  kassenName: (versicherer: number) => string
  verbilligung: ReactNode
  wichtig: ReactNode
  /** What is folded by itself, and what stands open below. */
  children: ReactNode
}

/** After the list on a phone, below the controls on a wide screen: what not everybody needs, folded. */
export function Mehr({ grundlage, kosten, kassenName, verbilligung, wichtig, children }: MehrProps) {
  const { jeFranchise, klasse } = grundlage
  return (
    <div className="min-w-0 border-t border-ink">
      {verbilligung}
      {jeFranchise.length > 0 && (
        <Falte titel={welcheFranchise(besteFranchisen(jeFranchise, klasse))} text={MEHR.kurve.text}>
          <BesteFranchise {...grundlage} kosten={kosten} kassenName={kassenName} />
        </Falte>
      )}
      <Falte titel={MEHR.wichtig.titel} text={MEHR.wichtig.text}>
        {wichtig}
      </Falte>
      {children}
    </div>
  )
}
