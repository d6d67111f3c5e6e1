import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { frankenText, mitApostroph } from '#content/format.ts'
import { modellName } from '#content/modelle.ts'
import type { Preisjahr } from '#domain/jahreswerte.ts'
import type { Unfallwahl } from '../../zustand/person.ts'
import { Abzug } from './abzug.tsx'
import type { Listenzeile } from './liste.ts'
import { Punkt } from './punkt.tsx'
import { GUENSTIGSTES } from './woerter.ts'

type AngebotsKurzformProps = {
  angebot: Listenzeile
  kasse: string
  unfall: Unfallwahl
  preisjahr: Preisjahr
  jahreszeile: ReactNode
}

/** The chosen offer, as it stays in sight while the visitor writes the enquiry. */
export function AngebotsKurzform(props: AngebotsKurzformProps) {
  const { angebot, kasse, unfall, preisjahr, jahreszeile } = props
  return (
    <div>
      <p className="text-ink2">Ihre Auswahl</p>
      {angebot.isLowest && (
        <p className="mt-2">
          <Badge kind="butter">{GUENSTIGSTES}</Badge>
        </p>
      )}
      <p className="t3 mt-2 font-semibold">{kasse}</p>
      <p className="mb-5 text-ink2">
        {modellName(angebot.modell)} <Punkt /> {angebot.tarif}
      </p>
      <PriceFigure amount={frankenText(angebot.preis)} per="Monat" />
      <div className="mt-4">{jahreszeile}</div>
      <p className="t1 mt-1 text-ink2">
        Franchise {mitApostroph(angebot.franchise)} · {unfall === 'MIT' ? 'mit' : 'ohne'} Unfall{' '}
        <Abzug preisjahr={preisjahr} />
      </p>
    </div>
  )
}
