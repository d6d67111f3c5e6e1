import { memo } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { Franchise } from '#domain/franchise.ts'
import type { Franchiseangebot } from '#domain/franchise-vergleich.ts'
import type { Ansicht } from '../../zustand/ansicht.ts'
import type { Aktion } from '../../zustand/zustand.ts'
import { BesteFranchise } from './beste-franchise.tsx'
import type { Personenfrage } from './frage.ts'
import { Jahresrechnung, KostenRegler } from './gesundheitskosten.tsx'
import type { Listenzeile } from './liste.ts'
import { Wichtig } from './wichtig.tsx'

type SeitenspalteProps = {
  ansicht: Ansicht
  gewaehlt: Listenzeile | undefined
  frage: Personenfrage
  jeFranchise: readonly Franchiseangebot[]
  franchise: Franchise
  kassenName: (versicherer: number) => string
  dispatch: (aktion: Aktion) => void
}

/** Beside the list: health costs with the best franchise, the checklist. */
export const Seitenspalte = memo(function Seitenspalte(props: SeitenspalteProps) {
  const { ansicht, gewaehlt, frage, jeFranchise, franchise, kassenName, dispatch } = props
  const { kosten, ordnung, wichtig } = ansicht
  const { klasse } = frage
  return (
    <>
      <section aria-labelledby="kosten-titel" className="grid grid-cols-1 gap-y-6 border-t border-ink pt-5">
        <h2 id="kosten-titel" className="t3 font-semibold">
          Ihre Gesundheitskosten im Jahr
        </h2>
        <KostenRegler kosten={kosten} onChange={neue => dispatch({ art: 'kosten', kosten: neue })} />
        {gewaehlt && (
          <Jahresrechnung angebot={gewaehlt} kasse={kassenName(gewaehlt.versicherer)} kosten={kosten} klasse={klasse} />
        )}
        <div className="print:hidden">
          <Checkbox
            checked={ordnung === 'gesamtkosten'}
            onChange={event => dispatch({ art: 'ordnung', ordnung: event.target.checked ? 'gesamtkosten' : 'preis' })}
            hint="Jede Kasse mit der Franchise, die zu diesen Kosten passt."
          >
            Liste nach Jahreskosten ordnen
          </Checkbox>
        </div>
        <BesteFranchise
          angebote={jeFranchise}
          klasse={klasse}
          kosten={kosten}
          franchise={franchise}
          kassenName={kassenName}
          onFranchise={neue => dispatch({ art: 'franchise', franchise: neue })}
        />
      </section>
      <div className="border-t border-ink pt-5 print:hidden">
        <Wichtig
          gewaehlt={wichtig}
          modelle={ansicht.filter.modelle}
          onToggle={folge => dispatch({ art: 'wichtig', ...folge })}
        />
      </div>
    </>
  )
})
