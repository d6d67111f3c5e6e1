import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FRANCHISE, lohntSich, passendeFranchise } from '#content/rechner/franchise.ts'
import { amGuenstigsten } from '#content/rechner/kosten.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import type { Franchise } from '#domain/franchise.ts'
import { besteFranchisen, type Franchiseangebot } from '#domain/franchise-vergleich.ts'
import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { type Franken, inRappen } from '#domain/rappen.ts'
import { KostenKurve } from './kosten-kurve.tsx'

type Frage = {
  /** The cheapest of each franchise, over all insurers. */
  angebote: readonly Franchiseangebot[]
  klasse: Altersklasse
  kosten: Franken
}

/** The stretch these costs lie in, and its neighbours. */
function abschnitte({ angebote, klasse, kosten }: Frage) {
  const bereiche = besteFranchisen(angebote, klasse)
  const index = bereiche.findLastIndex(({ ab }) => ab <= inRappen(kosten))
  return { bereiche, hier: bereiche[index], vorher: bereiche[index - 1], danach: bereiche[index + 1] }
}

type PassendeFranchiseProps = Frage & { franchise: Franchise; onFranchise: (franchise: Franchise) => void }

/** One sentence: which franchise suits these costs, and the way to it. */
export function PassendeFranchise({ franchise, onFranchise, ...frage }: PassendeFranchiseProps) {
  const { hier, vorher, danach } = abschnitte(frage)
  if (!hier) return null
  const passt = hier.wahl.franchise === franchise
  return (
    <>
      <p className="t1 mt-1 flex gap-x-2 text-ink2">
        {passt && <Icon name="check" className="size-4.5 text-fir" />}
        <span>{passendeFranchise(hier, vorher, danach)}</span>
      </p>
      {!passt && (
        <Button
          kind="secondary"
          size="small"
          className="mt-2 print:hidden"
          onClick={() => onFranchise(hier.wahl.franchise)}
        >
          {FRANCHISE.waehlen(hier.wahl.franchise)}
        </Button>
      )}
    </>
  )
}

type FranchiseKurveProps = Omit<Frage, 'angebote'> & { jeFranchise: readonly Franchiseangebot[]; franchise: Franchise }

/** The chosen franchise and those that can be best, as lines over the costs. */
export function FranchiseKurve({ jeFranchise, klasse, kosten, franchise }: FranchiseKurveProps) {
  const { bereiche } = abschnitte({ angebote: jeFranchise, klasse, kosten })
  return (
    <KostenKurve
      angebote={jeFranchise.filter(
        angebot => angebot.franchise === franchise || bereiche.some(({ wahl }) => wahl === angebot),
      )}
      klasse={klasse}
      kosten={kosten}
      schwellen={bereiche.slice(1).map(({ ab }) => ab)}
    />
  )
}

type BesteFranchiseProps = FranchiseKurveProps & { kassenName: (versicherer: number) => string }

/** Which franchise costs least at these health costs, and where that changes; over all insurers. */
export function BesteFranchise({ kassenName, ...props }: BesteFranchiseProps) {
  const { jeFranchise, klasse, kosten } = props
  const { hier, danach } = abschnitte({ angebote: jeFranchise, klasse, kosten })
  if (!hier) return null
  const { franchise, angebot } = hier.wahl
  return (
    <>
      <h3 className="mb-3 font-semibold">{lohntSich(hier, danach)}</h3>
      <FranchiseKurve {...props} />
      <p className="t1 mt-3 text-ink2">
        {amGuenstigsten(
          kosten,
          franchise,
          jahreskosten(hier.wahl, inRappen(kosten), klasse),
          kassenName(angebot.versicherer),
        )}
      </p>
    </>
  )
}
