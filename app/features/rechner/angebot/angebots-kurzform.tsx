import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { frankenText, mitApostroph } from '#content/format.ts'
import type { Zeile } from '#domain/angebote.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Preisjahr } from '#domain/jahreswerte.ts'
import { modellName } from '#domain/modelle.ts'
import { praemieNachAbzug } from '#domain/praemie.ts'
import { versichererName } from '#domain/versicherer.ts'
import { Abzug } from './abzug.tsx'
import type { Unfallwahl } from './eingang.ts'
import { Punkt } from './punkt.tsx'
import { GUENSTIGSTES } from './woerter.ts'

type AngebotsKurzformProps = {
  angebot: Zeile
  franchise: Franchise
  unfall: Unfallwahl
  preisjahr: Preisjahr
  versichererNamen: ReadonlyMap<number, string>
  jahreszeile: ReactNode
}

/** The chosen offer, as it stays in sight while the visitor writes the enquiry. */
export function AngebotsKurzform(props: AngebotsKurzformProps) {
  const { angebot, franchise, unfall, preisjahr, versichererNamen, jahreszeile } = props
  return (
    <div>
      <p className="text-ink2">Ihre Auswahl</p>
      {angebot.isLowest && (
        <p className="mt-2">
          <Badge kind="butter">{GUENSTIGSTES}</Badge>
        </p>
      )}
      <p className="t3 mt-2 font-semibold">{versichererName(angebot.versicherer, versichererNamen)}</p>
      <p className="mb-5 text-ink2">
        {modellName(angebot.modell)} <Punkt /> {angebot.tarif}
      </p>
      <PriceFigure amount={frankenText(praemieNachAbzug(angebot.praemie, preisjahr))} per="Monat" />
      <div className="mt-4">{jahreszeile}</div>
      <p className="t1 mt-1 text-ink2">
        Franchise {mitApostroph(franchise)} · {unfall === 'MIT' ? 'mit' : 'ohne'} Unfall <Abzug preisjahr={preisjahr} />
      </p>
    </div>
  )
}
